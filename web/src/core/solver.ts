/** Whether a game can be won if all cards are known, and how: as Python's `solve` (src/regicide/study/solving.py). */

import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import { LONGEST_SOLUTION, PROGRESS_BYTES, VERDICTS } from "./core_interface";

export type Verdict = "winnable" | "lost" | "undecided";

export interface Solution {
  readonly verdict: Verdict;
  /** A line that wins, in notation; empty if none was found. */
  readonly moves: readonly string[];
}

const FOUND: Readonly<Record<string, Verdict>> = { "found-win": "winnable", "proved-lost": "lost" };
const MOVE_BYTES = 8;
const MOST_BYTES = 64n << 20n;
/** Of the beam search: a wider one needs more memory than a page may take. */
const WIDEST = 30_000n;

/** The seed is that of the game. Blocks for so long, at most. */
export function solve(core: Core, game: CoreGame, seed: string, seconds: number): Solution {
  const { functions } = core;
  const progress = core.allocateZeroed(PROGRESS_BYTES);
  const solution = core.allocate(LONGEST_SOLUTION * MOVE_BYTES);
  const length = core.allocateZeroed(4);
  try {
    const state = functions.rg_game_state(game.address);
    const hearts = BigInt(functions.rg_game_hearts(game.address));
    const number = core.withText(seed, (text, size) =>
      functions.rg_solve(state, text, size, hearts, seconds, MOST_BYTES, WIDEST, progress, solution, length),
    );
    const verdict = FOUND[VERDICTS[number] ?? ""] ?? "undecided";
    const memory = new DataView(functions.memory.buffer);
    const count = verdict === "winnable" ? memory.getInt32(length, true) : 0;
    const packed = Array.from({ length: count }, (_, at) => memory.getBigUint64(solution + at * MOVE_BYTES, true));
    return { verdict, moves: packed.map((move) => core.moveText(move)) };
  } finally {
    for (const address of [progress, solution, length]) core.free(address);
  }
}
