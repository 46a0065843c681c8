/** One's own games, a page of them at a time. */

import { myGames } from "../api";
import type { TableSummaryView } from "../wire";

export class Games {
  list = $state.raw<readonly TableSummaryView[]>([]);
  #before = $state<number | null>(null);
  shown = $state(5);

  /** The game that waits for this player, if there is one. */
  get running(): TableSummaryView | null {
    return this.list.find((game) => game.phase === "playing") ?? null;
  }

  get hasMore(): boolean {
    return this.shown < this.list.length || this.#before !== null;
  }

  async load(): Promise<void> {
    // Without an answer the list stays as it is; the page says elsewhere that there is none.
    const found = await myGames(this.#before ?? undefined).catch(() => null);
    if (!found) return;
    this.list = [...this.list, ...found.tables];
    this.#before = found.before ?? null;
  }

  async more(): Promise<void> {
    this.shown += 10;
    if (this.shown > this.list.length && this.#before !== null) await this.load();
  }
}
