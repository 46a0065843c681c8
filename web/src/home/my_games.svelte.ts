/** The player's own games, loaded page by page. */

import { myGames } from "../api";
import type { TableSummaryView } from "../wire";

export class MyGamesList {
  games = $state.raw<readonly TableSummaryView[]>([]);
  /** Where the next page begins; null if there is none. */
  #before = $state<number | null>(null);
  shown = $state(5);

  /** A game that is not over yet, to be resumed. */
  get running(): TableSummaryView | null {
    return this.games.find((game) => game.phase === "playing") ?? null;
  }

  get hasMore(): boolean {
    return this.shown < this.games.length || this.#before !== null;
  }

  async load(): Promise<void> {
    // Without an answer the list does not change; another part of the page reports the lost connection.
    const found = await myGames(this.#before ?? undefined).catch(() => null);
    if (!found) return;
    this.games = [...this.games, ...found.tables];
    this.#before = found.before ?? null;
  }

  async showMore(): Promise<void> {
    this.shown += 10;
    if (this.shown > this.games.length && this.#before !== null) await this.load();
  }
}
