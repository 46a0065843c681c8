/** When a mistake of the reader's comes back as a puzzle: after more and more days, until it sits. */

import { addDays, type Day, daysBetween } from "../base/days";

/** After the first right answer, the second, and so on; one more, and it never comes back. */
const DAYS = [1, 3, 7, 21] as const;

export interface Practice {
  /** Right answers in a row, each on a day when the mistake waited. */
  readonly right: number;
  /** From this day on it waits; null: it sits. */
  readonly due: Day | null;
}

/** Without practice it waits at once. */
export const waits = (practice: Practice | null, today: Day): boolean => practice === null || (practice.due !== null && practice.due <= today);

/** A right answer counts only if the mistake waited: so none of the same day does after a wrong one. */
export function answered(practice: Practice | null, isRight: boolean, today: Day): Practice {
  if (!isRight) return { right: 0, due: addDays(today, 1) };
  if (practice && !waits(practice, today)) return practice;
  const right = practice?.right ?? 0;
  const days = DAYS[right];
  return { right: right + 1, due: days === undefined ? null : addDays(today, days) };
}

/** How many days are left; null: it never comes back. */
export const daysLeft = ({ due }: Practice, today: Day): number | null => (due === null ? null : daysBetween(today, due));
