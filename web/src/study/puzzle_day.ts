/** Whether the puzzle of today was answered on this device; the last day is kept in localStorage. */

import { type Day, today } from "../base/days";
import { loadItem, saveItem } from "../base/storage";

export type PuzzleOfToday = "waits" | "solved" | "tried";

const KEY = "puzzle-day";

export function puzzleOfToday(now: Day = today()): PuzzleOfToday {
  const [day, result] = (loadItem(KEY) ?? "").split(" ");
  if (day !== now) return "waits";
  return result === "solved" ? "solved" : "tried";
}

/** Only the first answer of a day counts. */
export function keepPuzzleOfToday(isSolved: boolean, now: Day = today()): void {
  if (puzzleOfToday(now) === "waits") saveItem(KEY, `${now} ${isSolved ? "solved" : "tried"}`);
}
