/** Vite plugin: `assets.json`, the names of all files in assets/, for offline use. */

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function assetListPlugin(): Plugin {
  return {
    name: "asset-list",
    // After the bundle of the worker, too: so the folder is read, not the bundle.
    writeBundle: ({ dir = "" }) => writeFileSync(join(dir, "assets.json"), JSON.stringify(readdirSync(join(dir, "assets")).sort())),
  };
}
