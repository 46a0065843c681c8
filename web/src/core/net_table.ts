/** The addresses of the nets by kind of game, as the core takes them. */

import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import { type Address, CORE_BOTS, NET_NAMES } from "./core_interface";
import type { Nets } from "./nets";

const WORD = 4;
/** Reviews need the same nets as this bot. */
const MEDALLIST = CORE_BOTS.indexOf("medallist");

export class NetTable {
  readonly #core: Core;
  readonly #nets: Nets;
  /** Zero: not loaded. */
  readonly #table: Address;

  constructor(core: Core, nets: Nets) {
    this.#core = core;
    this.#nets = nets;
    this.#table = core.allocateZeroed(NET_NAMES.length * WORD);
  }

  /** Loads the nets that a bot of the core may need in a state, and gives the address of the table. */
  async load(bot: number, state: Address): Promise<Address> {
    const needed = this.#core.functions.rg_nets_needed(bot, state);
    for (let kind = 0; kind < NET_NAMES.length; kind += 1) {
      if (!(needed & (1 << kind))) continue;
      const net = await this.#nets.load(kind);
      new DataView(this.#core.functions.memory.buffer).setUint32(this.#table + kind * WORD, net, true);
    }
    return this.#table;
  }

  loadForReview(state: Address): Promise<Address> {
    return this.load(MEDALLIST, state);
  }

  free(): void {
    this.#core.free(this.#table);
  }
}

/** Asks a function of the core that takes a game, a text, and the nets of a review. */
export async function askWithNets<T>(
  core: Core,
  nets: Nets,
  game: CoreGame,
  asked: string,
  write: (nets: Address, state: Address, text: Address, length: number, out: Address) => number,
): Promise<T> {
  const copy = game.copy(); // while a net is loaded, the table may close its game
  const table = new NetTable(core, nets);
  try {
    const state = core.functions.rg_game_state(copy.address);
    const loaded = await table.loadForReview(state);
    return core.withText(asked, (address, length) => core.ask<T>((out) => write(loaded, state, address, length, out)));
  } finally {
    table.free();
    copy.free();
  }
}
