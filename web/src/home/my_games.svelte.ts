/** The player's own games, loaded page by page. */

import { ApiError, errorText, myGames } from "../api";
import type { TableSummaryView } from "../wire";

export class MyGamesList {
  games = $state.raw<readonly TableSummaryView[]>([]);
  /** Where the next page begins; null if there is none. */
  #before = $state<number | null>(null);
  shown = $state(5);
  /** Why the latest page is missing; empty if it is not. */
  errorText = $state("");
  /** Whether the server has answered, or cannot be reached. */
  hasAnswered = $state(false);

  /** A game that is not over yet, to be resumed. */
  get running(): TableSummaryView | null {
    return this.games.find((game) => game.phase === "playing") ?? null;
  }

  get hasMore(): boolean {
    return this.shown < this.games.length || this.#before !== null;
  }

  async load(): Promise<void> {
    this.errorText = "";
    try {
      const found = await myGames(this.#before ?? undefined);
      this.games = [...this.games, ...found.tables];
      this.#before = found.before ?? null;
    } catch (error) {
      // A server that does not know the player has none of their games.
      if (!(error instanceof ApiError && error.status === 401)) this.errorText = errorText(error);
    } finally {
      this.hasAnswered = true;
    }
  }

  async showMore(): Promise<void> {
    this.shown += 10;
    if (this.shown > this.games.length && this.#before !== null) await this.load();
  }
}
