/** The puzzles that ship with the game: the file is src/regicide/study/puzzles.txt, which puzzle_text.py describes. */

import type { LocalSeat } from "../local/saved_table";
import address from "../../../src/regicide/study/puzzles.txt?url";

export const KINDS = ["exact-kill", "survive", "only-win", "best-move"] as const;
export type Kind = (typeof KINDS)[number];

export interface Puzzle {
  /** From 1. */
  readonly number: number;
  readonly kind: Kind;
  /** On the scale of ratings (glicko.ts). */
  readonly difficulty: number;
  /** Of the solution and of the next best move or the one that was played, in per cent; null: all cards are open, and one move wins. */
  readonly chances: readonly [number | string, number | string] | null;
  /** In the source game. */
  readonly seats: readonly LocalSeat[];
  /** In notation. */
  readonly options: string;
  readonly seed: string;
  readonly solution: string;
  /** The moves of the source game up to the puzzle. */
  readonly moves: readonly string[];
}

const HEADER = "regicide puzzles 1";
const NOTHING = "-";

/** A file of another version, or a damaged one. */
export class BadPuzzleFile extends Error {}

export function parsePuzzles(text: string): readonly Puzzle[] {
  const [header, ...lines] = text.trimEnd().split("\n");
  if (header !== HEADER) throw new BadPuzzleFile(header);
  // A puzzle that was withdrawn leaves its line, so that the others keep their numbers.
  return lines.flatMap((line, at) => (line === NOTHING ? [] : [parsePuzzle(line, at + 1)]));
}

function parsePuzzle(line: string, number: number): Puzzle {
  const [kind, , difficulty, chances = NOTHING, bots = "", options = NOTHING, seed = "", solution = "", ...moves] = line.split(" ");
  const known = KINDS.find((each) => each === kind);
  if (!known || !solution) throw new BadPuzzleFile(line);
  const [chance = 0, next = 0] = chances.split("/").map(Number);
  return {
    number,
    kind: known,
    difficulty: Number(difficulty),
    chances: chances === NOTHING ? null : [chance, next],
    seats: bots.split(",").map((bot) => ({ name: null, bot })),
    options: options === NOTHING ? "" : options,
    seed,
    solution,
    moves,
  };
}

export async function loadPuzzles(): Promise<readonly Puzzle[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the puzzles cannot be loaded: ${answer.status}`);
  return parsePuzzles(await answer.text());
}

const DAY_MS = 86_400_000;
/** The first puzzle of the day, and the step to the next: as src/regicide/study/puzzle.py (tests/golden/puzzles.json). */
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY_STEP = 241;

/**
 * The number of the puzzle of a day: the date of the device decides it alone, also before the first day. In place of one
 * that was withdrawn comes the next.
 */
export function puzzleOfTheDay(now: Date, numbers: readonly number[]): number {
  const count = Math.max(...numbers);
  const days = Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - FIRST_DAY) / DAY_MS);
  let number = ((((days * DAY_STEP) % count) + count) % count) + 1;
  while (!numbers.includes(number)) number = (number % count) + 1;
  return number;
}
