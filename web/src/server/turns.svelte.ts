/**
 * The tables at which others wait for the reader: their number stands in titles and on the installed app, and the next
 * one is a tap away.
 */

import type { TableSummaryView } from "../wire";
import { ApiError, isFromServer, myTurns } from "./api";
import { identity } from "./identity.svelte";

/** Between two questions to the server, for a reader who plays turn by turn. */
const WAIT_MS = 60_000;

class Turns {
  /** The most urgent first. */
  tables = $state.raw<readonly TableSummaryView[]>([]);
  #playsSlowly = false;

  /** At how many tables it is the reader's turn, besides one. */
  countBesides(code: string | null): number {
    return this.tables.filter((table) => table.code !== code).length;
  }

  /** The next table that waits, besides one. */
  nextAfter(code: string): TableSummaryView | null {
    return this.tables.find((table) => table.code !== code) ?? null;
  }

  async load(): Promise<void> {
    if (!identity.secret) {
      this.#take([], 0);
      return;
    }
    try {
      const found = await myTurns();
      this.#take(found.tables, found.turn_by_turn);
    } catch (error) {
      if (!isFromServer(error)) throw error;
      if (error instanceof ApiError && error.status === 401) this.#take([], 0);
    }
  }

  /** Asks again when the reader comes back to the page, and from time to time; returns what ends it. */
  follow(): () => void {
    const ask = (): void => {
      if (!document.hidden && this.#playsSlowly) void this.load();
    };
    const timer = setInterval(ask, WAIT_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }

  #take(tables: readonly TableSummaryView[], turnByTurn: number): void {
    this.tables = tables;
    this.#playsSlowly = turnByTurn > 0;
    showBadge(tables.length);
  }
}

/** On the icon of the installed app, where the system has badges. */
function showBadge(count: number): void {
  // Some systems refuse although the method exists: the title says it, too.
  const refused = (): void => undefined;
  if (count) void navigator.setAppBadge?.(count).catch(refused);
  else void navigator.clearAppBadge?.().catch(refused);
}

export const turns = new Turns();
