/** The bots that play at tables of this device: the same as the server's. */

import type { Address, Core } from "./core";
import type { CoreGame } from "./core_game";
import type { Nets } from "./nets";

/** Bots of the core by their number: must agree with `CoreBot` in fast/core/core_bots.hpp. */
const NUMBERS: Readonly<Record<string, number>> = { random: 0, knight: 1, champion: 2, medallist: 3 };
const KINDS = 5;
const WORD = 4;

export class Bots {
  readonly #core: Core;
  readonly #nets: Nets;
  /** The addresses of the nets by kind of game; zero: not loaded. */
  readonly #table: Address;
  readonly #fastestBuild: Address;
  readonly #chance: Address;

  constructor(core: Core, nets: Nets) {
    this.#core = core;
    this.#nets = nets;
    this.#table = core.allocateZeroed(KINDS * WORD);
    this.#fastestBuild = core.allocateZeroed(1);
    this.#chance = core.allocateZeroed(8);
  }

  /** The move, in notation; by default with the bot's own number of rollouts. Throws `NetMissing`. */
  async choose(game: CoreGame, bot: string, { rollouts = 0, seed = randomNumber() } = {}): Promise<string> {
    const { functions } = this.#core;
    // A copy: while a net is loaded, the table may close its game.
    const copy = game.copyBytes();
    try {
      const state = functions.rg_game_state(copy);
      if (bot === "squire") return this.#core.moveText(functions.rg_squire(state, seed));
      const number = NUMBERS[bot] ?? 0;
      await this.#loadNets(functions.rg_nets_needed(number, state));
      const move = functions.rg_bot_choose(number, this.#table, state, rollouts, 0, seed, this.#fastestBuild, this.#chance);
      return this.#core.moveText(move);
    } finally {
      this.#core.free(copy);
    }
  }

  async #loadNets(needed: number): Promise<void> {
    for (let kind = 0; kind < KINDS; kind += 1) {
      if (!(needed & (1 << kind))) continue;
      const net = await this.#nets.load(kind);
      new DataView(this.#core.functions.memory.buffer).setUint32(this.#table + kind * WORD, net, true);
    }
  }
}

function randomNumber(): bigint {
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (BigInt(high >>> 1) << 32n) | BigInt(low);
}
