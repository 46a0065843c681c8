/** The daily deal: as src/regicide/study/daily.py, which tests/golden/daily.json holds to the same. */

/** A day, as 2026-11-16. */
export type Day = string;

export interface DailyDeal {
  readonly day: Day;
  readonly players: number;
}

const SEED = /^daily-(\d{4}-\d{2}-\d{2})-([1-4])$/;
const SHAPES: Readonly<Record<string, string>> = { x: "◆", o: "●", f: "×", "-": "○" };
const DAY_MS = 86_400_000;

export const seedOf = ({ day, players }: DailyDeal): string => `daily-${day}-${players}`;

/** The daily deal that a seed stands for; null for every other seed. */
export function dailyOf(seed: string): DailyDeal | null {
  const [, day = "", players = ""] = SEED.exec(seed) ?? [];
  return day && isDay(day) ? { day, players: Number(players) } : null;
}

/** Whether there is such a day: not February 30. */
const isDay = (day: Day): boolean => day.slice(0, 4) !== "0000" && dayOf(timeOf(day)) === day;

/** The reader's own date. A clock can be set to a year of five digits, or before the first: then the nearest day that has a text. */
export function today(now = new Date()): Day {
  // Where the first or last day of all clocks begins earlier or later than in UTC, it has no time there.
  const year = Math.min(Math.max(now.getFullYear(), 0), 10_000);
  const time = new Date(0).setUTCFullYear(year, now.getMonth(), now.getDate());
  return dayOf(Math.min(Math.max(time, EARLIEST), LATEST));
}

/** Days are counted in UTC, where each is as long as the next. */
export const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => (Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10));
/** Each has a day before and after it. */
const EARLIEST = timeOf("0001-01-02");
const LATEST = timeOf("9999-12-30");
export const addDays = (day: Day, count: number): Day => dayOf(timeOf(day) + count * DAY_MS);

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
