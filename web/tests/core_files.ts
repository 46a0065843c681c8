/** The core for tests that run in Node. */

import { readFileSync } from "node:fs";
import { Core } from "../src/core/core";

export const loadCore = (name = "core"): Promise<Core> =>
  Core.load(new WebAssembly.Module(readFileSync(new URL(`../core/${name}.wasm`, import.meta.url))));
