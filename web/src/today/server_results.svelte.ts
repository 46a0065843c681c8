/** What this server knows: everyone's results of a day, and the reader's own tries of all days. */

import { dailyResults, myDailies, myDaily, takeWhenAnswered } from "../server/api";
import { HAS_SERVER } from "../base/app_paths";
import { identity } from "../server/identity.svelte";
import type { DailyDealResults, OwnDailyTry } from "../wire";
import type { Day } from "../base/days";

export class ServerResults {
  #day = "";
  #hasAllDays = false;
  #deals = $state.raw<readonly DailyDealResults[]>([]);
  #tries = $state.raw<readonly OwnDailyTry[]>([]);
  hasAnswered = $state(!HAS_SERVER);

  /** Null: the server did not answer, or there is none. */
  deal(players: number): DailyDealResults | null {
    return this.#deals.find((each) => each.players === players) ?? null;
  }

  get ownTries(): readonly OwnDailyTry[] {
    return this.#tries;
  }

  ownTry(day: Day, players: number): OwnDailyTry | null {
    return this.#tries.find((each) => each.day === day && each.players === players) ?? null;
  }

  async load(day: Day): Promise<void> {
    if (!HAS_SERVER) return;
    if (this.#day !== day) this.#deals = [];
    this.#day = day;
    // All days once, for the calendar; after that only the chosen day may have changed.
    const own = identity.secret ? (this.#hasAllDays ? myDaily(day) : myDailies()) : { tries: [] };
    await takeWhenAnswered(Promise.all([dailyResults(day), own]), ([{ deals }, { tries }]) => {
      if (this.#day !== day) return; // another day was chosen meanwhile
      this.#deals = deals;
      this.#tries = [...this.#tries.filter((each) => each.day !== day), ...tries];
      this.#hasAllDays = true;
    });
    if (this.#day !== day) return;
    this.#tries = [...this.#tries]; // games of this device may have ended meanwhile
    this.hasAnswered = true;
  }
}
