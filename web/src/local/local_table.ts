/**
 * A table of this device: the fold of its log, with the messages that a server would send.
 *
 * As src/regicide/table and src/regicide/wire, for what makes sense at one device; web/tests/local/local_table.test.ts
 * compares the messages. The core knows the rules and writes the parts that depend on them.
 */

import type { Core } from "../core/core";
import type { CoreError, CoreGame, MoveAnswer } from "../core/core_game";
import type { Command } from "../game/outbox";
import { botHere } from "../core/bots_here";
import type {
  Choices, GameView, ListedSeat, Outlook, OutlookView, OwnView, Phase, RoomView, StandInShare, TableSummaryView, Unearned, Update, Welcome,
} from "../wire";
import { deedOf } from "./deed";
import { dealGame, isRevealing, lastMoveToUndo, type MadeMove } from "./made_moves";
import { roomView } from "./room_view";
import { type Help, unearnedBy } from "./shared_game";
import { type Entry, isPassedAround, isPractice, type LocalSeat, type LoggedCommand, type SavedTable } from "./saved_table";

/** Why a command is refused. */
export class Refused extends Error {
  readonly error: CoreError;

  constructor(error: CoreError) {
    super(error.code);
    this.error = error;
  }
}

/** A log with a move that the rules do not allow: not one of ours. */
export class BadLog extends Error {}

const refuse = (code: string): never => {
  throw new Refused({ code });
};

type MadeChange = Exclude<MoveAnswer, { readonly error: CoreError }>;

/** What one entry did; null: the room or the game stayed as it was. */
interface Change extends MadeChange {
  readonly entry: Entry;
  readonly seq: number;
  readonly room: RoomView | null;
  readonly game: GameView | null;
}

const NOTHING: MadeChange = { events: [], received: [] };

export class LocalTable {
  readonly saved: SavedTable;
  /** The number of the last entry; making the table was the first. */
  seq = 1;
  phase: Phase = "playing";
  view: GameView;
  #gameSeq = 1;
  #seats: readonly LocalSeat[];
  madeMoves: readonly MadeMove[] = [];
  #isPaused = false;
  #isAbandoned = false;
  /** How many hints each seat was given; empty if none. */
  #hints: readonly number[];
  /** The entry that led to the position of the last hint: a second hint about it is not counted. */
  #hintSeq = 0;
  #rematch: string | null = null;
  #game: CoreGame;
  readonly #commitment: string;
  readonly #core: Core;
  /** Command id → number of its entry. */
  readonly #done = new Map<string, number>();

  /** The table after the first `entries` of its log; by default after all. */
  constructor(core: Core, saved: SavedTable, entries = saved.entries.length) {
    this.#core = core;
    this.saved = { ...saved, entries: [] };
    this.#seats = saved.seats;
    this.#hints = saved.hints ?? [];
    this.#commitment = core.sha256(`regicide-seal/1|${saved.salt}|${saved.seed}`);
    this.#game = dealGame(core, saved);
    this.view = this.#game.view();
    this.#judge();
    for (const entry of saved.entries.slice(0, entries)) this.apply(entry);
  }

  free(): void {
    this.#game.free();
  }

  get isOver(): boolean {
    return this.phase === "over";
  }

  get isAbandoned(): boolean {
    return this.#isAbandoned;
  }

  get moves(): readonly string[] {
    return this.madeMoves.map(({ text }) => text);
  }

  /** The bot to move now; null if a person is to move, or the game is over. */
  get botToMove(): { readonly seat: number; readonly bot: string } | null {
    const bot = this.#seats[this.view.seat]?.bot;
    if (this.phase !== "playing" || this.#isPaused || !bot) return null;
    return { seat: this.view.seat, bot };
  }

  /** How many moves a bot made for the person of each seat; null if no bot moved for a person, or still would. */
  get botMoves(): readonly number[] | null {
    const shares = this.#seats.map((_, seat) => this.#standIn(seat)?.by_bot ?? 0);
    const isStoodIn = this.#seats.some(({ name, bot }, seat) => name !== null && (bot !== null || shares[seat]));
    return isStoodIn ? shares : null;
  }

  /** What a link to the game says of it, beside its moves. */
  get help(): Help {
    const { botMoves } = this;
    return {
      ...(this.#hints.some(Boolean) && { hints: this.#hints }),
      ...(botMoves && { botMoves }),
      ...(this.saved.knownDeal && { knownDeal: true }),
    };
  }

  /** Why the game earns neither a medal nor badges; null if it does. */
  get unearned(): Unearned | null {
    return isPractice(this.saved.id) ? "practice" : unearnedBy(this.help);
  }

  get commitment(): string {
    return this.#commitment;
  }

  get game(): CoreGame {
    return this.#game;
  }

  /** The entry of a command that was done before; null if it was not. */
  entryOf(id: string): number | null {
    return this.#done.get(id) ?? null;
  }

  // --- commands ---------------------------------------------------------------------------------

  /** The command to log; throws `Refused` if it is not allowed. `rematch` is the id of the next table. */
  check(seat: number, command: Command, rematch: string): LoggedCommand {
    switch (command.do) {
      case "make-move":
        return this.#checkMove(seat, command);
      case "ask-undo":
        this.#requirePlaying();
        if (!this.madeMoves.length) refuse("nothing-to-undo");
        if (this.#lastMoveToUndo(seat) === null) refuse("cards-were-revealed");
        return command;
      case "ask-hint":
        this.#requirePlaying();
        if (this.#seats[seat]?.bot !== null) refuse("played-by-a-bot");
        if (seat !== this.view.seat) refuse("not-your-turn");
        return command;
      case "ask-abandon":
        this.#requirePlaying();
        return command;
      case "pause":
      case "resume":
        this.#requirePlaying();
        if (this.#isPaused !== (command.do === "resume")) refuse(this.#isPaused ? "paused" : "not-paused");
        return command;
      case "stand-in":
        this.#requirePlaying();
        if (this.#seats[command.seat]?.bot !== null) refuse("played-by-a-bot");
        return { ...command, bot: botHere(command.bot) };
      case "hand-back":
        this.#requirePlaying();
        if (this.#seats[seat]?.bot === null) refuse("no-bot-to-relieve");
        return command;
      case "ask-rematch":
        if (!this.isOver) refuse("not-over");
        if (this.#rematch !== null) refuse("rematch-exists");
        return { do: "make-rematch", table: rematch };
      default: // seats are chosen before, and people at one device talk
        return refuse("not-gathering");
    }
  }

  #requirePlaying(): void {
    if (this.phase !== "playing") refuse("not-playing");
  }

  #checkMove(seat: number, command: Extract<Command, { do: "make-move" }>): LoggedCommand {
    this.#requirePlaying();
    if (this.#seats[seat]?.bot !== null) refuse("played-by-a-bot");
    if (this.#isPaused) refuse("paused");
    if (command.seen < this.#gameSeq) refuse("out-of-date");
    if (seat !== this.view.seat) refuse("not-your-turn");
    const { reason } = this.#outlook(command.move);
    if (reason) throw new Refused(reason);
    return command;
  }

  #lastMoveToUndo(seat: number): number | null {
    return lastMoveToUndo(this.madeMoves, this.#seats, isPassedAround(this.saved) ? null : seat);
  }

  // --- the fold ---------------------------------------------------------------------------------

  apply(entry: Entry): Change {
    const [before, game] = [this.room(), this.view];
    this.seq += 1;
    this.#done.set(entry.id, this.seq);
    const done = this.#applyCommand(entry);
    this.#judge();
    const room = this.room();
    return {
      entry,
      seq: this.seq,
      ...done,
      room: isSame(room, before) ? null : room,
      game: this.view === game ? null : this.view,
    };
  }

  #applyCommand({ seat, isByBot, what }: Entry): MadeChange {
    switch (what.do) {
      case "make-move":
        return this.#move({ text: what.move, seat, isByBot });
      case "ask-undo": {
        const last = this.#lastMoveToUndo(seat);
        if (last !== null) this.#returnTo(this.madeMoves.slice(0, last));
        return NOTHING;
      }
      case "ask-hint":
        this.#countHint(seat);
        return NOTHING;
      case "ask-abandon":
        this.phase = "over";
        this.#isAbandoned = true;
        this.#isPaused = false;
        return NOTHING;
      case "pause":
      case "resume":
        this.#isPaused = what.do === "pause";
        return NOTHING;
      case "stand-in":
        this.#setBot(what.seat, what.bot);
        return NOTHING;
      case "hand-back":
        this.#setBot(seat, null);
        return NOTHING;
      case "make-rematch":
        this.#rematch = what.table;
        return NOTHING;
    }
  }

  #countHint(seat: number): void {
    if (this.#hintSeq === this.#gameSeq) return;
    this.#hintSeq = this.#gameSeq;
    this.#hints = this.#seats.map((_, at) => (this.#hints[at] ?? 0) + (at === seat ? 1 : 0));
  }

  #setBot(seat: number, bot: string | null): void {
    this.#seats = this.#seats.map((each, at) => (at === seat ? { ...each, bot } : each));
  }

  #move(move: Omit<MadeMove, "reveals">): MadeChange {
    const answer = this.#game.move(move.text);
    if ("error" in answer) throw new BadLog();
    const reveals = answer.events.some(isRevealing);
    this.madeMoves = [...this.madeMoves, { ...move, reveals }];
    this.#look();
    if (this.view.outcome) this.phase = "over";
    return answer;
  }

  #returnTo(moves: readonly MadeMove[]): void {
    this.#game.free();
    this.#game = dealGame(this.#core, this.saved);
    this.#judge();
    for (const { text } of moves) this.#game.move(text);
    this.madeMoves = moves;
    this.#look();
  }

  /** The core writes what a game earns; the log decides it. */
  #judge(): void {
    this.#game.setEarns(this.unearned === null);
  }

  #look(): void {
    this.#gameSeq = this.seq;
    this.view = this.#game.view();
  }

  // --- in a list --------------------------------------------------------------------------------

  /** As the server lists a table. */
  summary(updated: number): TableSummaryView {
    const { id, made, options } = this.saved;
    const seats = this.#seats.map((seat, at) => this.#listed(seat, at));
    const { outcome } = this.view;
    return {
      code: id,
      phase: this.phase,
      players: seats.length,
      seats,
      options,
      turn_seconds: null,
      public: false,
      created: made,
      updated,
      result: this.#isAbandoned ? "abandoned" : outcome ? (outcome.won ? "won" : "lost") : null,
      medal: outcome?.medal ?? null,
    };
  }

  #listed({ name, bot }: LocalSeat, seat: number): ListedSeat {
    const hints = this.#hints[seat];
    const standIn = this.#standIn(seat);
    return { name, bot, ...(standIn && { stood_in: standIn }), ...(hints && { hints }) };
  }

  /** What a bot did for the person of a seat. */
  #standIn(seat: number): StandInShare | null {
    const moves = this.madeMoves.filter((move) => move.seat === seat);
    const byBot = moves.filter(({ isByBot }) => isByBot).length;
    return byBot && this.#seats[seat]?.name != null ? { by_bot: byBot, moves: moves.length } : null;
  }

  // --- messages ---------------------------------------------------------------------------------

  /** Everything, for a viewer at this seat; null: the hands stay hidden. */
  welcome(viewer: number | null, now: number): Welcome {
    const own = this.#own(viewer, []);
    return { type: "welcome", seq: this.seq, now, room: this.room(), game: this.view, deadline: null, own };
  }

  /** Announces the updates that follow. */
  welcomeBack(now: number): Welcome {
    return { type: "welcome", seq: this.seq, now, room: null, game: null, deadline: null, own: null };
  }

  /** The update of the entry that made the table. Only right before the others are applied. */
  opening(viewer: number | null): Update {
    const name = this.saved.seats[0]?.name;
    const news = { deed: { do: "open", ...(name && { name }) }, at: this.saved.made, room: this.room(), game: this.view } as const;
    return { type: "update", seq: 1, public: news, own: this.#own(viewer, []) };
  }

  /** What an entry did, for a viewer at this seat. */
  update({ entry, seq, events, received, room, game }: Change, viewer: number | null): Update {
    const news = {
      deed: deedOf(entry, this.saved.seats),
      at: entry.at,
      ...(events.length && { events }),
      ...(room && { room }),
      ...(game && { game }),
    };
    return { type: "update", seq, public: news, own: this.#own(viewer, (viewer !== null && received[viewer]) || []) };
  }

  /** The legal moves, if this viewer is to move; else null. */
  choices(viewer: number | null): Choices | null {
    const isAsked = this.phase === "playing" && viewer === this.view.seat && this.#seats[viewer]?.bot === null;
    return isAsked ? { type: "choices", seq: this.seq, choices: this.#game.choices() } : null;
  }

  /** The answer to the question what a move would do; throws `Refused`. */
  outlook(id: string, viewer: number | null, move: string): Outlook {
    if (viewer === null || viewer !== this.view.seat) refuse("not-your-turn");
    return { type: "outlook", id, outlook: this.#outlook(move) };
  }

  #outlook(move: string): OutlookView {
    const outlook = this.#game.outlook(move);
    if ("error" in outlook) throw new Refused(outlook.error);
    return outlook;
  }

  #own(viewer: number | null, received: string[]): OwnView | null {
    return viewer === null ? null : { seat: viewer, hand: this.#game.hand(viewer), received };
  }

  room(): RoomView {
    return roomView(this.saved, {
      phase: this.phase,
      seats: this.#seats,
      commitment: this.#commitment,
      isPaused: this.#isPaused,
      isAbandoned: this.#isAbandoned,
      rematch: this.#rematch,
      hints: this.#hints,
      unearned: this.unearned,
      standIns: this.#seats.map((_, seat) => this.#standIn(seat)),
    });
  }
}

const isSame = (one: RoomView, other: RoomView): boolean => JSON.stringify(one) === JSON.stringify(other);
