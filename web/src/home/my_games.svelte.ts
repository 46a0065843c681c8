/** The player's own games: those of this device, and those at the server, loaded page by page. */

import { ApiError, errorText, myGames } from "../server/api";
import { turns } from "../server/turns.svelte";
import { identity } from "../server/identity.svelte";
import { deviceTables, LocalError } from "../local/device_tables";
import { localGameLink, serverGameLink } from "../local/game_link";
import type { TableSummaryView } from "../wire";

/** A game in the list, and where it is kept. */
export interface ListedGame extends TableSummaryView {
  readonly isLocal: boolean;
}

/** Below them is today's deal, which a phone should show without scrolling. */
const MOST_WAITING = 2;

export class MyGamesList {
  #local = $state.raw<readonly ListedGame[]>([]);
  #atServer = $state.raw<readonly ListedGame[]>([]);
  /** Where the next page of the server begins; null if there is none. */
  #before = $state<number | null>(null);
  shown = $state(5);
  /** Why some games are missing; empty if none are. */
  errorText = $state("");
  /** Whether device and server have answered, or cannot. */
  hasAnswered = $state(false);
  /** Whether the browser keeps the games of this device after the page is closed. */
  isLasting = $state(true);

  /** The newest first. */
  get games(): readonly ListedGame[] {
    return [...this.#local, ...this.#atServer].sort((one, other) => other.updated - one.updated);
  }

  /** Games that are not over yet, to be resumed, no more than fit: first those where others wait, rooms last. */
  get waiting(): readonly ListedGame[] {
    const urgent = turns.tables.map((table) => ({ ...table, isLocal: false }));
    const others = (phase: ListedGame["phase"]): ListedGame[] =>
      this.games.filter((game) => game.phase === phase && !urgent.some(({ code }) => code === game.code));
    return [...urgent, ...others("playing"), ...others("gathering")].slice(0, MOST_WAITING);
  }

  get hasMore(): boolean {
    return this.shown < this.games.length || this.#before !== null;
  }

  async load(): Promise<void> {
    this.errorText = "";
    await Promise.all([this.#loadLocal(), this.#loadFromServer()]);
    this.hasAnswered = true;
  }

  async #loadLocal(): Promise<void> {
    if (!deviceTables.hasGames) return;
    await this.#atThisDevice(async () => {
      const { tables, isLasting } = await deviceTables.ask("list", null);
      this.#local = tables.map((table) => ({ ...table, isLocal: true }));
      this.isLasting = isLasting;
    });
  }

  async #atThisDevice(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof LocalError)) throw error;
      this.errorText = error.message;
    }
  }

  async #loadFromServer(): Promise<void> {
    if (identity.secret === null) {
      this.#atServer = [];
      this.#before = null;
      return;
    }
    try {
      const [found] = await Promise.all([myGames(this.#before ?? undefined), turns.load()]);
      const games = found.tables.map((table) => ({ ...table, isLocal: false }));
      this.#atServer = this.#before === null ? games : [...this.#atServer, ...games];
      this.#before = found.before ?? null;
    } catch (error) {
      // A server that does not know the player has none of their games.
      if (!(error instanceof ApiError && error.status === 401)) this.errorText = errorText(error);
    }
  }

  async remove(game: ListedGame): Promise<void> {
    this.errorText = "";
    await this.#atThisDevice(async () => void (await deviceTables.ask("remove", game.code)));
    if (!this.errorText) await this.#loadLocal();
  }

  async showMore(): Promise<void> {
    this.shown += 10;
    if (this.shown > this.games.length && this.#before !== null) await this.#loadFromServer();
  }
}

export const pathOfGame = ({ code, isLocal }: ListedGame): string => (isLocal ? `/local#${code}` : `/t/${code}`);
export const linkOf = ({ code, isLocal }: ListedGame): Promise<string> => (isLocal ? localGameLink(code) : serverGameLink(code));
export const pathOfReplay = ({ code, isLocal }: ListedGame): string =>
  isLocal ? `/local/replay#${code}` : `/replay/${code}`;
