/** The sum of a review as bars that meet: each begins where the one before ends. */

import type { Review } from "../../core/review";
import { roundedParts } from "../../words/points_text";

export interface SumBar {
  readonly name: "deal" | "luck" | "moves" | "medals" | "end";
  /** What it adds; of the deal and the end, what they are. */
  readonly amount: number;
  /** From where to where it goes, in percent of the width. */
  readonly from: number;
  readonly to: number;
}

/** Null until every decision is reviewed. */
export function sumBars({ deal, sum, decisions }: Review): SumBar[] | null {
  if (!sum || deal === null) return null;
  const [dealt = 0] = roundedParts([deal], deal);
  const [end = 0] = roundedParts([sum.end], sum.end);
  const [luck = 0, loss = 0, medals = 0] = roundedParts([sum.luck, -sum.loss, sum.medals], end - dealt);
  const places = [0, dealt, dealt + luck, dealt + luck + loss, end];
  // Luck alone may lead beyond certainty, and losses below nothing if there is another medal.
  const low = Math.min(0, ...places);
  const width = Math.max(10000, ...places) - low;
  const percent = (place: number): number => ((place - low) / width) * 100;
  const bar = (name: SumBar["name"], amount: number, from: number, to: number): SumBar => ({
    name,
    amount,
    from: percent(from),
    to: percent(to),
  });
  return [
    bar("deal", dealt, 0, dealt),
    bar("luck", luck, dealt, dealt + luck),
    bar("moves", loss, dealt + luck, dealt + luck + loss),
    ...(decisions.some(({ medal_before }) => medal_before) ? [bar("medals", medals, dealt + luck + loss, end)] : []),
    bar("end", end, 0, end),
  ];
}
