/** Loads the core that this browser can run. */

import coreAddress from "../../core/core.wasm?url";
import scalarCoreAddress from "../../core/core_without_simd.wasm?url";
import { Core, hasSimd } from "./core";

export async function loadCore(): Promise<Core> {
  // Not compiled while it arrives: hosts of static files may send it with any type.
  const answer = await fetch(hasSimd() ? coreAddress : scalarCoreAddress);
  if (!answer.ok) throw new Error(`the core cannot be loaded: ${answer.status}`);
  return Core.load(await WebAssembly.compile(await answer.arrayBuffer()));
}
