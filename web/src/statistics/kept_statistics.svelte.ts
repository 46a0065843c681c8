/** The games of this device for the page: loaded, filtered, counted; and deleted. */

import { myStatistics, takeWhenAnswered } from "../server/api";
import { HAS_SERVER } from "../base/app_paths";
import { identity } from "../server/identity.svelte";
import { deviceTables, LocalError } from "../local/device_tables";
import type { KeptGame } from "../local/kept_games";
import { dailyOf } from "../study/daily";
import type { Seal } from "../core/core_interface";
import type { StatisticsView } from "../wire";
import { companyOf } from "../study/game_facts";
import { words } from "../words/words.svelte";
import { loadReviews, type ReviewedGame } from "./reviewed_games";
import { sealsOf, statistics } from "./statistics";

export const KINDS = ["all", "solo", "bots", "people", "daily"] as const;
export type Kind = (typeof KINDS)[number];

export class KeptStatistics {
  #all = $state.raw<readonly KeptGame[]>([]);
  #reviews = $state.raw<readonly ReviewedGame[]>([]);
  /** The reader's games at the server, which counts them itself; null if there is none. */
  atServer = $state.raw<StatisticsView | null>(null);
  kind = $state<Kind>("all");
  isLoaded = $state(false);
  errorText = $state("");

  readonly games = $derived(this.#all.filter((game) => isOfKind(game, this.kind)));
  readonly counted = $derived(statistics(this.games.filter(({ isOver }) => isOver).map(({ facts }) => facts)));
  /** Seals stay, whatever is shown. Those reached at the server are among them: this device does not keep its games. */
  readonly seals = $derived.by(() => {
    const seals: Record<string, number> = sealsOf(this.#all.map(({ facts }) => facts));
    for (const { name, count } of this.atServer?.counts?.seals ?? []) if (name in seals) seals[name] = (seals[name] ?? 0) + count;
    return seals as Record<Seal, number>;
  });
  readonly reviews = $derived(this.#reviews.filter(({ id }) => this.games.some((game) => game.id === id)));

  get isEmpty(): boolean {
    return !this.#all.some(({ facts }) => facts.result !== "*");
  }

  async load(): Promise<void> {
    this.errorText = "";
    try {
      const asked = HAS_SERVER && identity.secret ? takeWhenAnswered(myStatistics(), (found) => (this.atServer = found)) : null;
      this.#all = deviceTables.hasGames ? await deviceTables.ask("games", null) : [];
      this.#reviews = await loadReviews(this.#all);
      // They name kinds of mistakes; without them only these are missing.
      if (this.#reviews.length) await words.loadLongText("review").catch(() => undefined);
      await asked;
      this.isLoaded = true;
    } catch (error) {
      if (!(error instanceof LocalError)) throw error;
      this.errorText = error.message;
    }
  }

  async remove(games: readonly KeptGame[]): Promise<void> {
    try {
      for (const { id } of games) await deviceTables.ask("remove", id);
    } finally {
      await this.load();
    }
  }
}

function isOfKind({ facts }: KeptGame, kind: Kind): boolean {
  if (kind === "daily") return dailyOf(facts.seed ?? "") !== null;
  return kind === "all" || companyOf(facts) === kind;
}
