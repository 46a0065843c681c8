/** The first tries of this device, and of its reader at the server, for a page. */

import { isFromServer } from "../server/api";
import { deviceTables, LocalError } from "../local/device_tables";
import type { OwnDailyTry } from "../wire";
import { todayWaits } from "../shared/pages/today_waits.svelte";
import { isFinished, type KnownTry } from "../study/daily_tries";
import { keepServerTries } from "./server_tries";

export class DailyTries {
  list = $state.raw<readonly KnownTry[]>([]);
  isLoaded = $state(false);
  errorText = $state("");
  #loads = 0;

  /** The first try of a deal; null if it was not played. */
  of(seed: string): KnownTry | null {
    return this.list.find((each) => each.seed === seed) ?? null;
  }

  /** `atServer`: the reader's tries at the server. */
  async load(atServer: readonly OwnDailyTry[]): Promise<void> {
    const load = (this.#loads += 1);
    this.errorText = "";
    try {
      let known = await loadTries();
      if (atServer.length) {
        await keepServerTries(atServer, known);
        known = await loadTries();
      }
      if (load !== this.#loads) return; // a later one knows more
      this.list = known;
      todayWaits.note(known.filter(isFinished).map(({ day }) => day));
      this.isLoaded = true;
    } catch (error) {
      if (!(error instanceof LocalError || isFromServer(error))) throw error;
      this.errorText = error.message;
    }
  }
}

/** Without a game nothing was tried: the worker need not start. */
const loadTries = async (): Promise<KnownTry[]> => (deviceTables.hasGames ? deviceTables.ask("dailies", null) : []);
