/** The first tries of this device, for a page. */

import { deviceTables, LocalError } from "../local/device_tables";
import type { DailyTry } from "./daily_tries";

export class DailyTries {
  list = $state.raw<readonly DailyTry[]>([]);
  isLoaded = $state(false);
  errorText = $state("");

  /** The first try of a deal; null if it was not played here. */
  of(seed: string): DailyTry | null {
    return this.list.find((each) => each.seed === seed) ?? null;
  }

  async load(): Promise<void> {
    this.errorText = "";
    try {
      // Without a game nothing was tried: the worker need not start.
      this.list = deviceTables.hasGames ? await deviceTables.ask("dailies", null) : [];
      this.isLoaded = true;
    } catch (error) {
      if (!(error instanceof LocalError)) throw error;
      this.errorText = error.message;
    }
  }
}
