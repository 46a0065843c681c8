/** Whether today's deal waits for a reader who has played one before. The last day is kept in localStorage. */

import { type Day, today } from "../../base/days";
import { loadItem, saveItem } from "../../base/storage";

class TodayWaits {
  #lastDay = $state<string | null>(loadItem("daily-day"));

  get isWaiting(): boolean {
    return this.#lastDay !== null && this.#lastDay < today();
  }

  /** The days of these deals were played to their end. */
  note(days: Iterable<Day>): void {
    const last = [...days].sort().at(-1);
    if (last === undefined || last === this.#lastDay) return;
    this.#lastDay = last;
    saveItem("daily-day", last);
  }
}

export const todayWaits = new TodayWaits();
