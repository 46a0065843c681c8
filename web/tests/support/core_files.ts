/** The core for tests that run in Node. */

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { Core } from "../../src/core/core";
import { type Address, NET_NAMES } from "../../src/core/core_interface";
import { joinPlanes, type Nets } from "../../src/core/nets";

export const loadCore = (name = "core"): Promise<Core> =>
  Core.load(new WebAssembly.Module(readFileSync(new URL(`../../core/${name}.wasm`, import.meta.url))));

/** All nets, in the memory of a core. */
export function loadNets(core: Core): Nets {
  const loaded = NET_NAMES.map((name): Address => {
    const planes = gunzipSync(readFileSync(new URL(`../../core/${name}.net`, import.meta.url)));
    const address = core.allocate(planes.length);
    joinPlanes(planes, core.bytes.subarray(address, address + planes.length));
    return address;
  });
  return { load: async (kind: number) => loaded[kind] } as unknown as Nets;
}
