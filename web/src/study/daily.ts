/** The daily deal: as src/regicide/study/daily.py, which tests/golden/daily.json holds to the same. */

import { addDays, type Day, isDay } from "../base/days";

export interface DailyDeal {
  readonly day: Day;
  readonly players: number;
}

const SEED = /^daily-(\d{4}-\d{2}-\d{2})-([1-4])$/;
const SHAPES: Readonly<Record<string, string>> = { x: "◆", o: "●", f: "×", "-": "○" };

export const seedOf = ({ day, players }: DailyDeal): string => `daily-${day}-${players}`;

/** The daily deal that a seed stands for; null for every other seed. */
export function dailyOf(seed: string): DailyDeal | null {
  const [, day = "", players = ""] = SEED.exec(seed) ?? [];
  return day && isDay(day) ? { day, players: Number(players) } : null;
}

export interface Row {
  readonly current: number;
  readonly longest: number;
}

/**
 * The days in a row of the days played. Today may still come, so a row that ended yesterday goes on.
 *
 * Tomorrow was played in another part of the world. A later day was played by a clock that was set wrong: it
 * counts in a row of its own until its date comes.
 */
export function rowOf(days: Iterable<Day>, now: Day): Row {
  const played = new Set(days);
  const last = [...played].filter((day) => day <= addDays(now, 1)).sort().at(-1);
  const goesOn = last !== undefined && last >= addDays(now, -1);
  return {
    current: goesOn ? lengthOfRow(played, last) : 0,
    longest: Math.max(0, ...[...played].map((day) => lengthOfRow(played, day))),
  };
}

/** How many days in a row end with this one. */
function lengthOfRow(played: ReadonlySet<Day>, last: Day): number {
  let length = 0;
  while (played.has(addDays(last, -length))) length += 1;
  return length;
}

/** Twelve marks as text, a line for each rank; names no card. */
export const marksText = (marks: string): string =>
  ["J", "Q", "K"]
    .map((rank, line) => [rank, ...[...marks.slice(4 * line, 4 * line + 4)].map((mark) => SHAPES[mark] ?? "")].join(" "))
    .join("\n");
