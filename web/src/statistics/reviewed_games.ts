/** Points lost and luck of the games that were reviewed on this device. The page of the review keeps its reviews. */

import type { Habit } from "../core/core_answers";
import type { Review, SeatSum } from "../core/review";
import { linkIfOver } from "../local/device_tables";
import type { KeptGame } from "../local/kept_games";
import { loadAllReviews } from "../study/review_store";

/** In points: a point is one game in a hundred. */
export interface ReviewedGame {
  readonly id: string;
  readonly made: number;
  /** Points lost by the people at the table, and their decisions. */
  readonly loss: number;
  readonly decisions: number;
  readonly luck: number;
  /** Of each person with marked moves: the kind of mistake that lost most. */
  readonly habits: readonly Habit[];
}

/** A kind of mistake, in how many games it lost most, and what it lost there, in points. */
export interface HabitCost {
  readonly theme: Habit["theme"];
  readonly games: number;
  readonly loss: number;
}

/** What is counted; in hundredths of points. */
type ReviewSums = Pick<Review, "sum" | "seats">;

/** Of complete reviews only. */
export async function loadReviews(games: readonly KeptGame[]): Promise<ReviewedGame[]> {
  const reviews = await loadAllReviews();
  if (!reviews.size) return [];
  const found: ReviewedGame[] = [];
  for (const game of games.filter(({ isOver }) => isOver)) {
    const kept = reviews.get((await linkIfOver(game.id)) ?? "");
    const counted = kept && countReview(game, kept.review);
    if (counted) found.push(counted);
  }
  return found;
}

export function countReview({ id, made, facts }: KeptGame, { sum, seats }: ReviewSums): ReviewedGame | null {
  if (!sum) return null;
  const own = seats.filter(({ seat }) => facts.people.includes(seat));
  const total = (of: (seat: SeatSum) => number): number => own.reduce((all, seat) => all + of(seat), 0);
  // Reviews that were kept by earlier versions have no habits.
  const habits = own.flatMap(({ habit }) => (habit as Habit | null | undefined) ?? []);
  return { id, made, loss: total(({ loss }) => loss) / 100, decisions: total(({ decisions }) => decisions), luck: sum.luck / 100, habits };
}

/** The kinds of mistake, the dearest first; what has no name of its own comes last. */
export function costsOfHabits(games: readonly ReviewedGame[]): HabitCost[] {
  const found = new Map<Habit["theme"], HabitCost>();
  for (const { theme, loss } of games.flatMap(({ habits }) => habits)) {
    const before = found.get(theme) ?? { theme, games: 0, loss: 0 };
    found.set(theme, { theme, games: before.games + 1, loss: before.loss + loss / 100 });
  }
  const isOther = ({ theme }: HabitCost): number => Number(theme === "other");
  return [...found.values()].sort((one, other) => isOther(one) - isOther(other) || other.loss - one.loss);
}

/** 1.96 standard errors of the mean; null below two values, which show no spread. */
export function errorOfMean(values: readonly number[]): number | null {
  const { length } = values;
  if (length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return 1.96 * Math.sqrt(squares / (length - 1) / length);
}
