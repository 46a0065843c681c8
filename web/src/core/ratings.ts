/** The chance of winning of every legal move: as docs/lab/ratings.md says, and as Python's `rate_moves`. */

import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import { type Address, MOST_MOVES } from "./core_interface";
import type { Nets } from "./nets";

export interface RatedMove {
  /** In notation. */
  readonly move: string;
  /** If the champion plays on in all seats. */
  readonly chance: number;
  /** The standard error of the chance. */
  readonly error: number;
}

const NUMBER = 8;

export class Ratings {
  readonly #core: Core;
  readonly #nets: Nets;
  readonly #moves: Address;
  readonly #chances: Address;
  readonly #errors: Address;
  readonly #fastestBuild: Address;

  constructor(core: Core, nets: Nets) {
    this.#core = core;
    this.#nets = nets;
    this.#moves = core.allocate(MOST_MOVES * NUMBER);
    this.#chances = core.allocate(MOST_MOVES * NUMBER);
    this.#errors = core.allocate(MOST_MOVES * NUMBER);
    this.#fastestBuild = core.allocateZeroed(1);
  }

  /** The best move first. It depends only on what the seat to move knows, the number of worlds, and the seed. */
  async rate(game: CoreGame, worlds: number, seed: bigint): Promise<RatedMove[]> {
    const { functions } = this.#core;
    const state = functions.rg_game_state(game.address);
    const net = await this.#nets.load(functions.rg_game_kind(state));
    const count = functions.rg_rate(net, state, worlds, seed, this.#fastestBuild, this.#moves, this.#chances, this.#errors);
    const memory = new DataView(functions.memory.buffer);
    return Array.from({ length: count }, (_, at) => ({
      move: this.#core.moveText(memory.getBigUint64(this.#moves + at * NUMBER, true)),
      chance: memory.getFloat64(this.#chances + at * NUMBER, true),
      error: memory.getFloat64(this.#errors + at * NUMBER, true),
    }));
  }
}
