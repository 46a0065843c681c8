/** What a page shows of a review (core/review.ts). Numbers are hundredths of a point; a point is one game in a hundred. */

import { LEAST_BLUNDER, LEAST_MISTAKE, LEAST_SLIP } from "../core/core_interface";
import type { Decision, Mark, Review } from "../core/review";

export const MARKS: readonly Mark[] = ["slip", "mistake", "blunder"];
/** From how much lost a move gets its word. */
export const THRESHOLDS: Readonly<Record<Mark, number>> = { slip: LEAST_SLIP, mistake: LEAST_MISTAKE, blunder: LEAST_BLUNDER };

/**
 * How large the stroke of luck after a decision was, good or bad. Alone, what changes the chance without an event of
 * luck is the error of the estimates.
 */
export const luckSize = ({ luck, by }: Decision, { seats }: Review): number =>
  by.length || seats.length > 1 ? Math.abs(luck ?? 0) : 0;

/** The decision with the largest stroke of luck; null if none is above the smallest mark. */
export function largestLuck(review: Review): Decision | null {
  const { decisions } = review;
  const size = (decision: Decision): number => luckSize(decision, review);
  const largest = decisions.reduce<Decision | null>((found, each) => (found && size(found) >= size(each) ? found : each), null);
  return largest && size(largest) >= THRESHOLDS.slip ? largest : null;
}

/** The moves at which `[` and `]` stop, as numbers of moves made before: turning points, and the largest luck. */
export function stops(review: Review): number[] {
  const luck = largestLuck(review);
  const numbers = new Set([...review.turning_points, ...(luck ? [luck.number] : [])]);
  return [...numbers].map((number) => number - 1).sort((one, other) => one - other);
}
