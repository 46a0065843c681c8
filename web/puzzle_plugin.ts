/**
 * Vite plugin: the puzzles that ship (src/regicide/study/puzzles.txt, which puzzle_text.py describes) in parts, so that a
 * page loads a list of all, and of the rest what it shows.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = new URL("../src/regicide/study/puzzles.txt", import.meta.url);
const HEADER = "regicide puzzles 2";
const NOTHING = "-";
/** Puzzles of a part. */
const SIZE = 250;
const ALL = "virtual:puzzles";
const PREFIX = `${ALL}/`;
const LIST = "puzzle-list";
const PART = "puzzles-";

/** The lines of the list: kind, reason, difficulty, number of players; and those of each part: what else there is. */
export function splitPuzzles(text: string): { list: string[]; parts: string[][] } {
  const [header, ...lines] = text.trimEnd().split("\n");
  if (header !== HEADER) throw new Error(`${fileURLToPath(FILE)} begins with ${header}, not with ${HEADER}`);
  const puzzles = lines.map((line) => (line === NOTHING ? [NOTHING, NOTHING] : splitPuzzle(line)));
  const rest = puzzles.map(([, shown = ""]) => shown);
  const count = Math.ceil(rest.length / SIZE);
  return {
    list: puzzles.map(([listed = ""]) => listed),
    parts: Array.from({ length: count }, (_, part) => rest.slice(part * SIZE, (part + 1) * SIZE)),
  };
}

function splitPuzzle(line: string): [string, string] {
  const [kind, reason, difficulty, chances, bots = "", ...rest] = line.split(" ");
  return [[kind, reason, difficulty, bots.split(",").length].join(" "), [chances, bots, ...rest].join(" ")];
}

const loader = (name: string): string => `() => import("${PREFIX}${name}")`;

export function puzzlePlugin(): Plugin {
  return {
    name: "puzzles",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return null;
      this.addWatchFile(fileURLToPath(FILE));
      const { list, parts } = splitPuzzles(readFileSync(FILE, "utf-8"));
      if (id === `\0${ALL}`) {
        return `export default { size: ${SIZE}, list: ${loader(LIST)}, parts: [${parts.map((_, at) => loader(`${PART}${at}`)).join()}] }`;
      }
      const name = id.slice(PREFIX.length + 1);
      const lines = name === LIST ? list : (parts[Number(name.slice(PART.length))] ?? []);
      return `export default ${JSON.stringify(lines.join("\n"))}`;
    },
  };
}
