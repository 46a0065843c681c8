/** The review of a game: src/regicide/study/review.py says what each part means. */

import type { Core } from "./core";
import type { Decision, Review } from "./core_answers";
import type { CoreGame } from "./core_game";
import type { Address } from "./core_interface";
import { NetTable } from "./net_table";
import type { Nets } from "./nets";

export type { Decision, Review, SeatSum } from "./core_answers";
export type Mark = NonNullable<Decision["mark"]>;

/** Whether a mark is still to be checked. */
export const isInDoubt = ({ decisions }: Review): boolean => decisions.some((decision) => decision.is_being_checked);

export interface ReviewSetup {
  /** What the random numbers come from: the seed of the game. */
  readonly seed: string;
  /** How many worlds each sample has. */
  readonly worlds: number;
  /** How often a marked move is played to the end, at most. */
  readonly playouts: number;
  /** How many moves the record has. */
  readonly moves: number;
}

/** A review that grows: add the decisions in order, before each move is made; then check the marks. */
export class CoreReview {
  readonly #core: Core;
  readonly #nets: NetTable;
  readonly #setup: ReviewSetup;
  readonly #decisions: Address;
  readonly #decisionSize: number;
  readonly #out: Address;
  /** That of the game: its moves need no others. */
  #netTable: Address = 0;
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
    this.#netTable = await this.#nets.loadForReview(state);
    const { seed, worlds } = this.#setup;
    this.#count += 1;
    const isLegal = this.#core.withText(move, (moveAt, moveLength) =>
      this.#core.withText(seed, (seedAt, seedLength) =>
        functions.rg_review_decision(this.#netTable, state, moveAt, moveLength, this.#count, worlds, seedAt, seedLength, this.#decisions),
      ),
    );
    if (!isLegal) throw new Error(`not a legal move: ${move}`);
  }

  /**
   * Plays the marked move that lost most, of those in doubt, to the end some more times. Returns the number of the move;
   * null if no mark is in doubt.
   */
  checkNext(): number | null {
    const { functions } = this.#core;
    const at = functions.rg_next_check(this.#decisions, this.#count, this.#setup.playouts);
    if (at < 0) return null;
    functions.rg_check_decision(this.#netTable, this.#decisions + at * this.#decisionSize, 1);
    return at + 1;
  }

  /** The decisions so far, as JSON of a `Review`; `won` is null if the record breaks off. */
  json(won: boolean | null): string {
    const { functions } = this.#core;
    const deal = functions.rg_game_state(this.#deal);
    const end = won === null ? -1 : Number(won);
    const { moves, worlds, playouts } = this.#setup;
    const length = functions.rg_review_text(deal, this.#decisions, this.#count, moves, end, worlds, playouts, this.#out);
    return this.#core.textAt(this.#out, length);
  }

  free(): void {
    for (const address of [this.#decisions, this.#out, this.#deal]) if (address) this.#core.free(address);
    this.#nets.free();
  }
}
