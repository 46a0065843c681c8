/**
 * Tells the moves of a table one after the other. `shown` is the only state that the board draws: newer
 * states wait here until the beats before them have been told.
 */

import { applyMessage, type ClientState, type ReceivedUpdate } from "../../game/client_state";
import { settings } from "../../base/settings.svelte";
import { type Beat, beatsOf } from "./beats";
import type { Displayed } from "./displayed_game";
import { movementOf, PACE, readingOf, STILL_MS } from "./pace";
import { Retelling } from "./retelling.svelte";
import { type Telling, toldAfter } from "./telling";

/** More waiting moves than this are summed up, not told: the player was away. */
const MOST_WAITING = 12;

/** The moves that were not told, because the player was away. */
export interface Missed {
  readonly moves: number;
  readonly defeated: readonly string[];
}

export class Story {
  shown = $state.raw<ClientState>() as ClientState;
  beat = $state.raw<Beat | null>(null);
  /** Whether the cards of the beat are on their way. */
  isMoving = $state(false);
  telling = $state.raw<Telling | null>(null);
  readonly retelling = new Retelling();
  missed = $state.raw<Missed | null>(null);
  isPaused = $state(false);
  /** Moves that wait to be told. */
  waiting = $state(0);
  #latest: ClientState;
  #queue: ReceivedUpdate[] = [];
  #beats: Beat[] = [];
  #entry: ReceivedUpdate | null = null;
  /** The log and the state before the entry that is being told, and the state after it. */
  #before: ClientState;
  #after: ClientState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<(beat: Beat) => void>();

  constructor(state: ClientState) {
    this.shown = this.#latest = this.#before = this.#after = state;
  }

  /** Whether everything has been told. Not `$derived`: a story outlives the component that opened its table. */
  get isNow(): boolean {
    return this.beat === null && this.waiting === 0;
  }

  /** Calls `hear` when a beat begins, before the page shows it. */
  listen(hear: (beat: Beat) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** A new state has arrived. */
  follow(state: ClientState): void {
    const before = this.#latest;
    if (state === before) return;
    this.#latest = state;
    const news = state.log.filter(({ seq }) => seq > before.seq);
    // The first state of a table has no story, because no page was there before it.
    const isContinuous = before.room !== null && news.length > 0 && state.log.length === before.log.length + news.length;
    if (!isContinuous) {
      if (state.seq !== before.seq) this.#jump();
      else if (this.isNow) this.shown = state;
      return;
    }
    this.#queue.push(...news);
    this.#count();
    const isReturn = state.room?.turn_by_turn && state.seq <= state.catchUpSeq;
    if (isReturn) this.skip(); // after days the recap tells it, not the story
    else if (document.hidden || this.waiting > MOST_WAITING) this.#sumUp();
    else if (settings.speed === "instant") this.skip();
    else if (this.beat === null) this.#tellNext();
  }

  /** Show the present; the strip keeps the last move. */
  skip(): void {
    this.#tellAtOnce();
    for (const entry of this.#queue) {
      this.#begin(entry);
      this.#tellAtOnce();
    }
    this.#jump();
  }

  /** The reader reaches for a card: if the table waits for them, their decision is now. */
  skipIfAsked(isAsked: boolean): void {
    if (isAsked && !this.isNow) this.skip();
  }

  /** Tell the next beat now, and then pause. */
  step(): void {
    this.isPaused = true;
    clearTimeout(this.#timer);
    if (this.beat && this.isMoving) this.#land();
    else this.#next();
  }

  /** Tell past moves again, unless a new one is being told. */
  retell(...seqs: readonly number[]): void {
    const { log } = this.shown;
    const beats = seqs.flatMap((seq) => {
      const at = log.findIndex((entry) => entry.seq === seq);
      const entry = log[at];
      const before = displayedOf(log[at - 1] ?? entry);
      const final = displayedOf(entry);
      return entry && before && final ? beatsOf(entry, before, final) : [];
    });
    if (this.isNow) this.retelling.begin(beats);
  }

  togglePause(): void {
    this.isPaused = !this.isPaused;
    clearTimeout(this.#timer);
    if (!this.isPaused && this.beat) {
      if (this.isMoving) this.#land();
      else this.#next();
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.retelling.stop();
  }

  #tellAtOnce(): void {
    for (const beat of this.#beats) this.telling = toldAfter(this.telling, beat);
  }

  #jump(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#beats = [];
    this.beat = null;
    this.isMoving = this.isPaused = false;
    this.#before = this.#after = this.shown = this.#latest;
    this.#count();
  }

  /** The player was away: say how much happened, instead of telling it. */
  #sumUp(): void {
    const entries = [...(this.#beats.length && this.#entry ? [this.#entry] : []), ...this.#queue];
    const moves = entries.filter(isMove);
    const events = moves.flatMap((entry) => entry.public.events ?? []);
    const defeated = events.flatMap((event) => (event.event === "enemy-defeated" ? [event.enemy] : []));
    const earlier = this.missed ?? { moves: 0, defeated: [] };
    const missed = { moves: earlier.moves + moves.length, defeated: [...earlier.defeated, ...defeated] };
    this.skip();
    this.missed = missed;
  }

  /** Prepares the beats of an entry. */
  #begin(entry: ReceivedUpdate): void {
    this.#before = this.#after;
    this.#entry = entry;
    this.#after = applyMessage(this.#before, { type: "update", ...entry }, 0);
    const shown = displayedOf(this.#before);
    const final = displayedOf(this.#after);
    if (isMove(entry)) {
      this.telling = this.missed = null;
      this.retelling.stop();
    }
    this.#beats = shown && final ? beatsOf(entry, shown, final) : [];
  }

  #tellNext(): void {
    while (!this.#beats.length) {
      const entry = this.#queue.shift();
      this.#count();
      if (!entry) {
        this.#jump();
        return;
      }
      this.#begin(entry);
      if (!this.#beats.length) this.shown = this.#after;
    }
    this.#next();
  }

  #next(): void {
    const beat = this.#beats.shift();
    if (!beat) {
      this.beat = null;
      this.#tellNext();
      return;
    }
    this.beat = beat;
    this.telling = toldAfter(this.telling, beat);
    for (const hear of this.#listeners) hear(beat);
    const movement = settings.isMotionReduced ? 0 : movementOf(beat) * PACE[settings.speed];
    if (movement === 0) {
      this.#land();
      return;
    }
    this.isMoving = true;
    this.#show(beat.moving, beat.told - beat.events.length);
    this.#wait(movement, () => this.#land());
  }

  /** The cards of the beat have arrived. */
  #land(): void {
    const { beat } = this;
    if (!beat) return;
    this.isMoving = false;
    this.#show(beat.after, beat.told);
    const reading = settings.isMotionReduced ? STILL_MS[settings.speed] : readingOf(beat) * PACE[settings.speed];
    this.#wait(reading, () => this.#next());
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    if (!this.isPaused) this.#timer = setTimeout(then, milliseconds);
  }

  /** Show this state, with the events told so far in the log. */
  #show({ game, own }: Displayed, told: number): void {
    const entry = this.#entry;
    if (!entry) return;
    const events = (entry.public.events ?? []).slice(0, told);
    const partly = { ...entry, public: { ...entry.public, events } };
    // The seats, the phase and the end of the game belong to the state after the last beat.
    const state = this.#beats.length || this.isMoving ? this.#before : this.#after;
    this.shown = { ...state, seq: entry.seq, game, own, choices: null, log: [...this.#before.log, partly] };
  }

  #count(): void {
    this.waiting = this.#queue.filter(isMove).length;
  }
}

const isMove = (entry: ReceivedUpdate): boolean => entry.public.deed.do === "make-move";

const displayedOf = (moment?: Pick<ClientState, "game" | "own">): Displayed | null =>
  moment?.game ? { game: moment.game, own: moment.own } : null;
