/** The companion's store: the log of the game, the play that is being entered, and the clock. */

import { loadItem, removeItem, saveItem } from "../storage";
import { type Action, readAction } from "./actions";
import type { CompanionSetup } from "./companion_setup";
import { type Instruction, instructionsFor, sufferInstruction } from "./instructions";
import { type ActionLog, moveBy, newLog, readLog, stateOf, withAction, writeLog } from "./log";
import { outcomeOf } from "./outcome";
import { readPastGames, withResult } from "./past_games";
import { type ActionRefusal, isComplete, JESTER, NO_PLAY, type Play, playOfCards, playOfRanks, rankOf } from "./play";
import { isExpected, whyNot, whyNotAdd, whyNotCard } from "./reducer";

/** Seconds between two writes of the running clock. */
const CLOCK_SAVE_INTERVAL = 10;

class Companion {
  log = $state.raw<ActionLog | null>(readLog(loadItem("companion")));
  pastGames = $state.raw(readPastGames(loadItem("companion.past")));
  /** The play that is being entered, and why it is not possible. */
  choice = $state.raw<Play>(NO_PLAY);
  refusal = $state.raw<ActionRefusal | null>(null);
  /** Whether the players tap exact cards, or only values and suits. */
  byCards = $state.raw(false);
  isPaused = $state.raw(false);
  seconds = $state.raw(0);

  state = $derived(this.log && stateOf(this.log));
  outcome = $derived(this.state && isComplete(this.choice) ? outcomeOf(this.state, this.choice) : null);

  constructor() {
    this.seconds = this.log?.seconds ?? 0;
  }

  begin(setup: CompanionSetup): void {
    this.seconds = 0;
    this.isPaused = false;
    this.#set(newLog(setup, Date.now()));
  }

  leave(): void {
    removeItem("companion");
    this.log = null;
    this.choose(NO_PLAY);
  }

  /** Adds an action to the log, or sets the reason why it is not possible. */
  do(action: Action): void {
    if (!this.log || !this.state || !isExpected(this.state, action)) return;
    this.refusal = whyNot(this.state, action);
    if (!this.refusal) this.#set(withAction(this.log, action));
  }

  /** Undoes (negative) or redoes this many actions. */
  moveBy(count: number): void {
    if (this.log) this.#set(moveBy(this.log, count));
  }

  choose(play: Play): void {
    this.choice = play;
    this.refusal = this.state && isComplete(play) ? whyNot(this.state, { do: "play", play }) : null;
  }

  /** A tap on a card, or on a rank. */
  tap(card: string): void {
    const { ranks, suits, cards } = this.choice;
    if (this.byCards && card !== JESTER && cards.includes(card)) {
      this.choose(playOfCards(cards.filter((each) => each !== card)));
      return;
    }
    this.refusal = this.whyNotTap(card);
    if (this.refusal) return;
    this.choose(this.byCards ? playOfCards([...cards, card]) : playOfRanks([...ranks, rankOf(card)], suits));
  }

  tapSuit(suit: string): void {
    const { ranks, suits } = this.choice;
    this.choose(playOfRanks(ranks, suits.includes(suit) ? suits.replace(suit, "") : suits + suit));
  }

  whyNotTap(card: string): ActionRefusal | null {
    if (!this.state) return null;
    const why = this.byCards ? whyNotCard(this.state, card) : null;
    return why ?? whyNotAdd(this.state, this.choice.ranks, rankOf(card));
  }

  /** The instructions of the last action, which the players still follow. */
  lastInstructions(): Instruction[] {
    if (!this.log || !this.state) return [];
    const action = readAction(this.log.actions[this.log.at - 1] ?? "");
    if (action?.do === "play") return instructionsFor(stateOf(moveBy(this.log, -1)), action.play);
    return this.state.step === "suffer" ? [sufferInstruction(this.state)] : [];
  }

  /** One second of the clock, which stops when the game is over. */
  tick(): void {
    const step = this.state?.step;
    if (!step || step === "won" || step === "lost" || this.isPaused) return;
    this.seconds += 1;
    if (this.seconds % CLOCK_SAVE_INTERVAL === 0) this.save();
  }

  /** Saves after every action, so that an empty battery loses nothing. */
  save(): void {
    if (!this.log) return;
    this.log = { ...this.log, seconds: this.seconds };
    saveItem("companion", writeLog(this.log));
  }

  #set(log: ActionLog): void {
    this.log = log;
    this.save();
    this.choose(NO_PLAY);
    this.pastGames = withResult(this.pastGames, this.log, stateOf(log));
    saveItem("companion.past", JSON.stringify(this.pastGames));
  }
}

export const companion = new Companion();
