/** Which puzzles the reader wants. */

import { type Kind, KINDS, type Puzzle } from "./puzzle_file";

export const LEVELS = ["easy", "middle", "hard"] as const;
export type Level = (typeof LEVELS)[number];
export const PLAYERS = [1, 2, 3, 4] as const;

/** Null: all of them. */
export interface Wish {
  readonly kind: Kind | null;
  readonly players: number | null;
  readonly level: Level | null;
}

export const ANY: Wish = { kind: null, players: null, level: null };

/** A third of the puzzles, or a little more or less, is below each number. */
const MIDDLE_FROM = 1100;
const HARD_FROM = 1350;

export const levelOf = ({ difficulty }: Puzzle): Level =>
  difficulty < MIDDLE_FROM ? "easy" : difficulty < HARD_FROM ? "middle" : "hard";

export const isWanted = (puzzle: Puzzle, { kind, players, level }: Wish): boolean =>
  (kind === null || puzzle.kind === kind) &&
  (players === null || puzzle.seats.length === players) &&
  (level === null || levelOf(puzzle) === level);

/** For beginners: one player, and a question whose answer shows at once whether it is right. */
export const isGentle = ({ kind, seats }: Puzzle): boolean => seats.length === 1 && (kind === "exact-kill" || kind === "survive");

/** What was kept, without what there is not. */
export const readWish = ({ kind, players, level }: Partial<Wish>): Wish => ({
  kind: KINDS.find((each) => each === kind) ?? null,
  players: PLAYERS.find((each) => each === players) ?? null,
  level: LEVELS.find((each) => each === level) ?? null,
});
