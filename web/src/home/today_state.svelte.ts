/** Whether today's deal was played on this device or at the server: what the start page says about it. */

import { myDaily, takeWhenAnswered } from "../server/api";
import { HAS_SERVER } from "../base/app_paths";
import { identity } from "../server/identity.svelte";
import { deviceTables, LocalError } from "../local/device_tables";
import { today } from "../base/days";
import { todayWaits } from "../shared/pages/today_waits.svelte";
import { isFinished, type KnownTry } from "../study/daily_tries";
import type { OwnDailyTry } from "../wire";

export class TodayState {
  /** The name of the message. */
  message = $state<"today-invite" | "today-waits" | "today-done">("today-invite");

  async load(): Promise<void> {
    try {
      const here = deviceTables.hasGames ? await deviceTables.ask("dailies", null) : [];
      this.#tell(here, null);
      if (HAS_SERVER && identity.secret) await takeWhenAnswered(myDaily(today()), ({ tries }) => this.#tell(here, tries));
    } catch (error) {
      if (!(error instanceof LocalError)) throw error; // the list of games says what is wrong
    }
  }
  /** `atServer`: null before it has answered. */
  #tell(here: readonly KnownTry[], atServer: readonly OwnDailyTry[] | null): void {
    // What the server says about a try is newer than what was kept of it.
    const known = here.filter(({ day, isAtServer }) => day === today() && !(isAtServer && atServer));
    const tries = [...known, ...(atServer ?? [])];
    todayWaits.note(here.filter(isFinished).map(({ day }) => day));
    if (tries.length) this.message = tries.every(({ result }) => result) ? "today-done" : "today-waits";
  }
}
