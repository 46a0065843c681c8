/** Points lost and luck of the games that were reviewed on this device. The page of the review keeps its reviews. */

import type { Review, SeatSum } from "../core/review";
import { deviceTables, LocalError } from "../local/device_tables";
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
}

/** What is counted; in hundredths of points. */
type ReviewSums = Pick<Review, "sum" | "seats">;

/** Of complete reviews only. */
export async function loadReviews(games: readonly KeptGame[]): Promise<ReviewedGame[]> {
  const reviews = await loadAllReviews();
  if (!reviews.size) return [];
  const found: ReviewedGame[] = [];
  for (const game of games.filter(({ isOver }) => isOver)) {
    const review = reviews.get(await linkOf(game.id));
    const counted = review && countReview(game, review);
    if (counted) found.push(counted);
  }
  return found;
}

export function countReview({ id, made, facts }: KeptGame, { sum, seats }: ReviewSums): ReviewedGame | null {
  if (!sum) return null;
  const own = seats.filter(({ seat }) => facts.people.includes(seat));
  const total = (of: (seat: SeatSum) => number): number => own.reduce((all, seat) => all + of(seat), 0);
  return { id, made, loss: total(({ loss }) => loss) / 100, decisions: total(({ decisions }) => decisions), luck: sum.luck / 100 };
}

async function linkOf(id: string): Promise<string> {
  try {
    return await deviceTables.ask("link", id);
  } catch (error) {
    if (error instanceof LocalError) return ""; // it was deleted meanwhile
    throw error;
  }
}

/** 1.96 standard errors of the mean; null below two values, which show no spread. */
export function errorOfMean(values: readonly number[]): number | null {
  const { length } = values;
  if (length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return 1.96 * Math.sqrt(squares / (length - 1) / length);
}
