/** The table of a puzzle: the source game up to its moment. It accepts the solution and, after it, a line that wins. */

import { findReason } from "../core/better_reason";
import type { Core } from "../core/core";
import { CoreGame, type OpenCards } from "../core/core_game";
import { Nets } from "../core/nets";
import { solve } from "../core/solver";
import { LocalTable, Refused } from "../local/local_table";
import { FORMAT, type SavedTable } from "../local/saved_table";
import type { BetterReason, ClientMessage, ForecastView, RoomView, ServerMessage } from "../wire";
import type { Puzzle } from "./puzzle_file";

/** An answer of the reader: a legal move, and what it would do; null for a move without forecast. */
export interface Answer {
  readonly move: string;
  readonly forecast: ForecastView | null;
  readonly isRight: boolean;
}

/** The puzzles that ship need 0.1 seconds at most. */
const LINE_SECONDS = 2;

/** One for all puzzles: a net stays in the core's memory. */
const NETS = new WeakMap<Core, Nets>();
function netsOf(core: Core): Nets {
  const nets = NETS.get(core) ?? new Nets(core);
  NETS.set(core, nets);
  return nets;
}

export class PuzzleTable {
  readonly #core: Core;
  readonly #puzzle: Puzzle;
  readonly #table: LocalTable;
  /** The game at the moment of the puzzle. */
  readonly #asked: CoreGame;
  readonly seat: number;
  readonly room: RoomView;
  readonly #answered: (answer: Answer) => void;
  #isDone = false;

  constructor(core: Core, puzzle: Puzzle, reader: string, answered: (answer: Answer) => void) {
    this.#core = core;
    this.#puzzle = puzzle;
    this.#answered = answered;
    this.seat = seatToMove(core, puzzle);
    const seats = puzzle.seats.map((each, at) => (at === this.seat ? { name: reader, bot: null } : each));
    this.#table = new LocalTable(core, saved(puzzle, seats));
    this.#asked = this.#table.game.copy();
    this.room = this.#table.room();
  }

  free(): void {
    this.#table.free();
    this.#asked.free();
  }

  openCards(): OpenCards {
    return this.#table.game.openCards();
  }

  /** After the solution: the moves that win with these cards, of all seats; empty if cards are hidden. */
  winningLine(): readonly string[] {
    const isOpen = this.#puzzle.chances === null;
    return isOpen && !this.#table.isOver ? solve(this.#core, this.#table.game, this.#puzzle.seed, LINE_SECONDS).moves : [];
  }

  /** Why the solution is better than a move; null where all cards are open, or if games do not show it. */
  async whyNot(move: string): Promise<BetterReason | null> {
    if (this.#puzzle.chances === null) return null;
    return findReason(this.#core, netsOf(this.#core), this.#asked, this.#puzzle.solution, move);
  }

  /** What a legal move would do, as far as the seat can know it. */
  forecast(move: string): ForecastView | null {
    const outlook = this.#table.game.outlook(move);
    return "error" in outlook ? null : outlook.forecast;
  }

  /** The messages that a server would send in answer, in order. */
  answer(message: ClientMessage): ServerMessage[] {
    switch (message.type) {
      case "hello":
        return [this.#table.welcome(this.seat, 0), ...this.#choices()];
      case "ask":
        return this.#refusing(message.id, () => [this.#outlook(message.id, message.move)]);
      case "do":
        return this.#refusing(message.id, () => this.#do(message));
    }
  }

  #do({ id, what }: Extract<ClientMessage, { type: "do" }>): ServerMessage[] {
    if (what.do !== "make-move") return [];
    if (!this.#isDone) {
      this.#table.check(this.seat, what, "");
      const { move } = what;
      const isRight = move === this.#puzzle.solution;
      this.#answered({ move, forecast: this.forecast(move), isRight });
      if (!isRight) return [{ type: "refused", id, error: { code: "beside-the-point", sentence: "" } }];
      this.#isDone = true;
    }
    const { seat } = this.#table.view;
    const change = this.#table.apply({ id, at: 0, seat, isByBot: seat !== this.seat, what });
    return [this.#table.update(change, this.seat), { type: "ack", id, seq: this.#table.seq }];
  }

  #refusing(id: string, answer: () => ServerMessage[]): ServerMessage[] {
    try {
      return answer();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return [{ type: "refused", id, error: { sentence: "", ...error.error } }];
    }
  }

  /** The legal moves without forecasts: working them out is the puzzle. */
  #choices(): ServerMessage[] {
    const message = this.#isDone ? null : this.#table.choices(this.seat);
    if (!message) return [];
    const moves = message.choices.moves.map((each) => ({ ...each, forecast: null }));
    return [{ ...message, choices: { ...message.choices, moves, cheapest_cover: null } }];
  }

  #outlook(id: string, move: string): ServerMessage {
    const message = this.#table.outlook(id, this.seat, move);
    return { ...message, outlook: { ...message.outlook, forecast: null } };
  }
}

function saved(puzzle: Puzzle, seats: SavedTable["seats"]): SavedTable {
  const entries = puzzle.moves.map((move, at) => ({
    id: String(at),
    at: 0,
    seat: 0,
    isByBot: true,
    what: { do: "make-move", move, seen: 0 } as const,
  }));
  const { options, seed } = puzzle;
  return { format: FORMAT, id: "puzzle", made: 0, seats, options, seed, salt: "", chosenSeed: true, entries };
}

/** Whose move it is at the moment of the puzzle. */
function seatToMove(core: Core, puzzle: Puzzle): number {
  const { seats, options, seed } = puzzle;
  const game = new CoreGame(core, { players: seats.length, options, seed });
  try {
    for (const move of puzzle.moves) game.move(move);
    return game.view().seat;
  } finally {
    game.free();
  }
}
