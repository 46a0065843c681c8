/** The folders of the page are layers: a file imports from its own folder and from folders that are listed before. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
/** docs/web.md says what is in each. */
const LAYERS = [
  "wire.ts",
  "game",
  "base",
  "words",
  "cards",
  "server",
  "core",
  "shared",
  "study",
  "local",
  "reviewing",
  "new_table",
  "table",
  "replay",
  "review",
  "home",
  "learn",
  "puzzles",
  "today",
  "statistics",
  "evenings",
  "clubs",
  "settings",
  "rules",
  "companion",
  "app",
  "main.ts",
];
/** Of modules and of parts that are loaded later. */
const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ts|svelte)$/.test(name));
const layerOf = (path: string): string => path.split("/")[0] ?? "";

it("every file is in a layer", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect([...new Set(sources.map(layerOf))].sort()).toEqual([...LAYERS].sort());
});

it("imports go down", () => {
  const upwards = sources.flatMap((name) =>
    [...readFileSync(join(SOURCE, name), "utf-8").matchAll(IMPORT)].flatMap(([, path = ""]) => {
      const target = relative(SOURCE, join(SOURCE, dirname(name), path));
      const layer = target === "wire" ? "wire.ts" : layerOf(target);
      if (target.startsWith("..") || layer === "styles") return [];
      return LAYERS.indexOf(layer) <= LAYERS.indexOf(layerOf(name)) && LAYERS.includes(layer) ? [] : [`${name} → ${target}`];
    }),
  );
  expect(upwards).toEqual([]);
});
