/** The puzzles that ship with the game: a list of all of them, and parts with the games (web/puzzle_plugin.ts). */

import FILE from "virtual:puzzles";
import type { LocalSeat } from "../local/saved_table";
import { type Theme, THEME_OF_REASON } from "./puzzle_numbers";

export const KINDS = ["exact-kill", "survive", "only-win", "best-move"] as const;
export type Kind = (typeof KINDS)[number];

/** What the choice of a puzzle depends on. */
export interface ListedPuzzle {
  /** From 1. */
  readonly number: number;
  readonly kind: Kind;
  readonly theme: Theme | null;
  /** On the scale of ratings (glicko.ts). */
  readonly difficulty: number;
  readonly players: number;
}

export interface Puzzle extends ListedPuzzle {
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

const NOTHING = "-";

/** A damaged file. */
export class BadPuzzleFile extends Error {}

export function parseList(text: string): readonly ListedPuzzle[] {
  // A puzzle that was withdrawn leaves its line, so that the others keep their numbers.
  return text.split("\n").flatMap((line, at) => (line === NOTHING ? [] : [parseListed(line, at + 1)]));
}

function parseListed(line: string, number: number): ListedPuzzle {
  const [kind, reason = NOTHING, difficulty, players] = line.split(" ");
  const known = KINDS.find((each) => each === kind);
  if (!known || !players) throw new BadPuzzleFile(line);
  return { number, kind: known, theme: THEME_OF_REASON[reason] ?? null, difficulty: Number(difficulty), players: Number(players) };
}

export function parsePuzzle(listed: ListedPuzzle, line: string): Puzzle {
  const [chances = NOTHING, bots = "", options = NOTHING, seed = "", solution = "", ...moves] = line.split(" ");
  if (!solution) throw new BadPuzzleFile(line);
  const [chance = 0, next = 0] = chances.split("/").map(Number);
  return {
    ...listed,
    chances: chances === NOTHING ? null : [chance, next],
    seats: bots.split(",").map((bot) => ({ name: null, bot })),
    options: options === NOTHING ? "" : options,
    seed,
    solution,
    moves,
  };
}

export async function loadPuzzleList(): Promise<readonly ListedPuzzle[]> {
  return parseList((await FILE.list()).default);
}

/** Loads the part in which the puzzle is. */
export async function loadPuzzle(listed: ListedPuzzle): Promise<Puzzle> {
  const at = listed.number - 1;
  const lines = await FILE.parts[Math.floor(at / FILE.size)]?.();
  return parsePuzzle(listed, lines?.default.split("\n")[at % FILE.size] ?? "");
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
