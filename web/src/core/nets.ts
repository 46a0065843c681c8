/** The nets of the bots, each loaded when a game first needs it. */

import fourAddress from "../../core/four.net?url";
import fourSmallHandsAddress from "../../core/four-small-hands.net?url";
import fourStrongEnemiesAddress from "../../core/four-strong-enemies.net?url";
import goldAddress from "../../core/gold.net?url";
import soloAddress from "../../core/solo.net?url";
import threeAddress from "../../core/three.net?url";
import twoAddress from "../../core/two.net?url";
import twoSmallHandsAddress from "../../core/two-small-hands.net?url";
import type { Core } from "./core";
import { type Address, NET_NAMES } from "./core_interface";

const ADDRESSES: Readonly<Record<(typeof NET_NAMES)[number], string>> = {
  solo: soloAddress,
  gold: goldAddress,
  two: twoAddress,
  three: threeAddress,
  four: fourAddress,
  "two-small-hands": twoSmallHandsAddress,
  "four-small-hands": fourSmallHandsAddress,
  "four-strong-enemies": fourStrongEnemiesAddress,
};

/** A net could not be loaded: there is no network, and it was not kept. */
export class NetMissing extends Error {
  readonly code = "net-missing";
}

export class Nets {
  readonly #core: Core;
  readonly #loaded = new Map<number, Promise<Address>>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** The net of a kind of game, in the core's memory. */
  load(kind: number): Promise<Address> {
    const found = this.#loaded.get(kind) ?? this.#fetch(kind);
    this.#loaded.set(kind, found);
    found.catch(() => this.#loaded.delete(kind)); // the next game tries again
    return found;
  }

  async #fetch(kind: number): Promise<Address> {
    const name = NET_NAMES[kind];
    const file = name && (await fetch(ADDRESSES[name]).catch(() => null));
    if (!file || !file.ok || !file.body) throw new NetMissing();
    const numbers = await new Response(file.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    const address = this.#core.allocate(numbers.byteLength);
    joinPlanes(new Uint8Array(numbers), this.#core.bytes.subarray(address, address + numbers.byteLength));
    return address;
  }
}

/** Files have all low bytes before all high bytes (tools/page_nets.py). */
export function joinPlanes(planes: Uint8Array, numbers: Uint8Array): void {
  const half = planes.length / 2;
  for (let at = 0; at < half; at += 1) {
    numbers[2 * at] = planes[at] ?? 0;
    numbers[2 * at + 1] = planes[half + at] ?? 0;
  }
}
