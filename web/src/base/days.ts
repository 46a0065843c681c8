/** Days as text, without a time zone. */

/** A day, as 2026-11-16. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Whether there is such a day: not February 30. */
export const isDay = (day: Day): boolean => day.slice(0, 4) !== "0000" && dayOf(timeOf(day)) === day;

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
export const daysBetween = (one: Day, other: Day): number => (timeOf(other) - timeOf(one)) / DAY_MS;
export const addDays = (day: Day, count: number): Day => dayOf(timeOf(day) + count * DAY_MS);
