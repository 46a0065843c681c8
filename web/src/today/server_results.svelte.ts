/** What this server knows about the deals of a day: everyone's results, and the reader's own tries. */

import { answerSoon, dailyResults, myDaily } from "../api";
import { HAS_SERVER } from "../app_paths";
import { identity } from "../identity.svelte";
import type { DailyDealResults, OwnDailyTry } from "../wire";
import type { Day } from "./daily";

export class ServerResults {
  #day = "";
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

  ownTry(players: number): OwnDailyTry | null {
    return this.#tries.find((each) => each.players === players) ?? null;
  }

  async load(day: Day): Promise<void> {
    if (!HAS_SERVER) return;
    this.#day = day;
    const own = identity.secret ? myDaily(day) : { tries: [] };
    const found = await answerSoon(Promise.all([dailyResults(day), own]));
    if (this.#day !== day) return; // another day was chosen meanwhile
    this.#deals = found?.[0].deals ?? [];
    this.#tries = found?.[1].tries ?? [];
    this.hasAnswered = true;
  }
}
