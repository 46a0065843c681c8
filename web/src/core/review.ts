/** The review of a game, as the core writes it: must agree with src/regicide/study/review.py. */

import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import type { Address } from "./core_interface";
import { NetTable } from "./net_table";
import type { Nets } from "./nets";

export type Mark = "slip" | "mistake" | "blunder";

/** Why a move is better than another: `review.ftl` has a sentence for each code. */
export interface BetterReason {
  readonly code: string;
  readonly facts: { readonly card?: string; readonly count?: number };
}

/** Chances are whole numbers, in hundredths of a percentage point: 10000 is certain. */
export interface Decision {
  /** Of the move in the record, from 1. */
  readonly number: number;
  readonly seat: number;
  readonly step: "play" | "discard" | "name" | "flip";
  /** In notation. */
  readonly move: string;
  readonly best: string;
  /** The chance of the best move, and of the one that was made. */
  readonly value: number;
  readonly chance: number;
  readonly value_error: number;
  readonly chance_error: number;
  /** Of the difference: both moves were tried in the same worlds. */
  readonly error: number;
  readonly loss: number;
  /** Null if what follows is not known yet. */
  readonly luck: number | null;
  readonly by: readonly ("cards-healed" | "cards-drawn" | "enemy-revealed")[];
  readonly mark: Mark | null;
  readonly is_best: boolean;
  readonly reason: BetterReason | null;
  /** Solo: the chances of winning without flipping another Jester. */
  readonly medal: { readonly value: number; readonly chance: number } | null;
}

export interface SeatSum {
  readonly seat: number;
  readonly decisions: number;
  readonly loss: number;
  readonly best: number;
  readonly luck: number;
  readonly slips: number;
  readonly mistakes: number;
  readonly blunders: number;
}

export interface Review {
  readonly version: number;
  readonly worlds: number;
  readonly average: number | null;
  readonly deal: number | null;
  readonly end: number | null;
  readonly decisions: readonly Decision[];
  /** average + deal_luck + luck − loss = end; without an average, the sum begins with the deal. */
  readonly sum: {
    readonly average: number | null;
    readonly deal_luck: number | null;
    readonly luck: number;
    readonly loss: number;
    readonly end: number;
  } | null;
  readonly seats: readonly SeatSum[];
  /** Numbers of moves. */
  readonly turning_points: readonly number[];
}

export interface ReviewSetup {
  /** What the random numbers come from: the seed of the game. */
  readonly seed: string;
  /** How many worlds each sample has. */
  readonly worlds: number;
  /** How many moves the record has. */
  readonly moves: number;
}

/** A review that grows: add the decisions in order, before each move is made. */
export class CoreReview {
  readonly #core: Core;
  readonly #nets: NetTable;
  readonly #setup: ReviewSetup;
  readonly #decisions: Address;
  readonly #decisionSize: number;
  readonly #out: Address;
  /** A copy of the game as it was dealt. */
  #deal: Address = 0;
  #count = 0;

  constructor(core: Core, nets: Nets, setup: ReviewSetup) {
    this.#core = core;
    this.#nets = new NetTable(core, nets);
    this.#setup = setup;
    this.#decisionSize = core.functions.rg_decision_size();
    this.#decisions = core.allocate(this.#decisionSize * setup.moves);
    this.#out = core.allocate(core.functions.rg_review_size(setup.moves));
  }

  /** Reviews the next move, which the game must not have made yet. Throws `NetMissing`. */
  async add(game: CoreGame, move: string): Promise<void> {
    const { functions } = this.#core;
    this.#deal ||= game.copyBytes();
    const state = functions.rg_game_state(game.address);
    const nets = await this.#nets.loadForReview(state);
    const place = this.#decisions + this.#count * this.#decisionSize;
    const { seed, worlds } = this.#setup;
    this.#count += 1;
    const isLegal = this.#core.withText(move, (moveAt, moveLength) =>
      this.#core.withText(seed, (seedAt, seedLength) =>
        functions.rg_review_decision(nets, state, moveAt, moveLength, this.#count, worlds, seedAt, seedLength, place),
      ),
    );
    if (!isLegal) throw new Error(`not a legal move: ${move}`);
  }

  /** The decisions so far, as JSON of a `Review`; `won` is null if the record breaks off. */
  json(won: boolean | null): string {
    const { functions } = this.#core;
    const deal = functions.rg_game_state(this.#deal);
    const end = won === null ? -1 : Number(won);
    const { moves, worlds } = this.#setup;
    const length = functions.rg_review_text(deal, this.#decisions, this.#count, moves, end, worlds, this.#out);
    return this.#core.textAt(this.#out, length);
  }

  free(): void {
    for (const address of [this.#decisions, this.#out, this.#deal]) if (address) this.#core.free(address);
    this.#nets.free();
  }
}
