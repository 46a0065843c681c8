/** Which puzzles the reader wants. */

import { type Kind, KINDS, type ListedPuzzle } from "./puzzle_file";
import { type Theme, THEMES } from "./puzzle_numbers";

export const LEVELS = ["easy", "middle", "hard"] as const;
export type Level = (typeof LEVELS)[number];
export const PLAYERS = [1, 2, 3, 4] as const;

/** Null: all of them. */
export interface Wish {
  readonly kind: Kind | null;
  readonly theme: Theme | null;
  readonly players: number | null;
  readonly level: Level | null;
}

export const ANY: Wish = { kind: null, theme: null, players: null, level: null };

/** A third of the puzzles, or a little more or less, is below each number. */
const MIDDLE_FROM = 870;
const HARD_FROM = 1000;

export const levelOf = ({ difficulty }: Pick<ListedPuzzle, "difficulty">): Level =>
  difficulty < MIDDLE_FROM ? "easy" : difficulty < HARD_FROM ? "middle" : "hard";

export const isWanted = (puzzle: ListedPuzzle, { kind, theme, players, level }: Wish): boolean =>
  (kind === null || puzzle.kind === kind) &&
  (theme === null || puzzle.theme === theme) &&
  (players === null || puzzle.players === players) &&
  (level === null || levelOf(puzzle) === level);

/** For beginners: one player, and a question whose answer shows at once whether it is right. */
export const isGentle = ({ kind, players }: ListedPuzzle): boolean => players === 1 && (kind === "exact-kill" || kind === "survive");

/** What was kept, without what there is not. */
export const readWish = ({ kind, theme, players, level }: Partial<Wish>): Wish => ({
  kind: KINDS.find((each) => each === kind) ?? null,
  theme: THEMES.find((each) => each === theme) ?? null,
  players: PLAYERS.find((each) => each === players) ?? null,
  level: LEVELS.find((each) => each === level) ?? null,
});
