/** The bots that play at tables of this device. */

import { SHIPPED_BOTS } from "../base/bot_table";
import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import type { Address } from "./core_interface";
import { NetTable } from "./net_table";
import type { Nets } from "./nets";

export class Bots {
  readonly #core: Core;
  readonly #nets: NetTable;
  readonly #fastestBuild: Address;
  readonly #chance: Address;

  constructor(core: Core, nets: Nets) {
    this.#core = core;
    this.#nets = new NetTable(core, nets);
    this.#fastestBuild = core.allocateZeroed(1);
    this.#chance = core.allocateZeroed(8);
  }

  /** The move, in notation; by default with the bot's own number of rollouts. Throws `NetMissing`. */
  async choose(game: CoreGame, bot: string, { rollouts = 0, seed = randomNumber() } = {}): Promise<string> {
    const { functions } = this.#core;
    const number = SHIPPED_BOTS.find(({ name }) => name === bot)?.core ?? null;
    if (number === null) throw new Error(`the core has no bot ${bot}`);
    // A copy: while a net is loaded, the table may close its game.
    const copy = game.copyBytes();
    try {
      const state = functions.rg_game_state(copy);
      const nets = await this.#nets.load(number, state);
      const move = functions.rg_bot_choose(number, nets, state, rollouts, 0, seed, this.#fastestBuild, this.#chance);
      return this.#core.moveText(move);
    } finally {
      this.#core.free(copy);
    }
  }
}

function randomNumber(): bigint {
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (BigInt(high >>> 1) << 32n) | BigInt(low);
}
