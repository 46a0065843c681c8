/** Whether today's deal was played on this device: what the start page says about it. */

import { deviceTables, LocalError } from "../local/device_tables";
import { today } from "../today/daily";

export class TodayState {
  /** The name of the message. */
  message = $state<"today-invite" | "today-waits" | "today-done">("today-invite");

  async load(): Promise<void> {
    if (!deviceTables.hasGames) return;
    try {
      const tries = (await deviceTables.ask("dailies", null)).filter(({ day }) => day === today());
      if (tries.length) this.message = tries.every(({ result }) => result) ? "today-done" : "today-waits";
    } catch (error) {
      if (!(error instanceof LocalError)) throw error; // the list of games says what is wrong
    }
  }
}
