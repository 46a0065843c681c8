/** What waits for a reader who comes back: the deal of today with its week, and the badge they are nearest to. */

import { myDaily, myStatistics, takeWhenAnswered } from "../server/api";
import { HAS_SERVER } from "../base/app_paths";
import { addDays, type Day, today } from "../base/days";
import { identity } from "../server/identity.svelte";
import { deviceTables, LocalError } from "../local/device_tables";
import type { KeptGame } from "../local/kept_games";
import { todayWaits } from "../shared/pages/today_waits.svelte";
import { type Row, rowOf } from "../study/daily";
import { isFinished, type KnownTry } from "../study/daily_tries";
import { defeatedRoyals } from "../study/game_facts";
import { type NearBadge, nearestBadge } from "../study/nearest_badge";
import type { OwnDailyTry } from "../wire";
import { words } from "../words/words.svelte";

export interface WeekDay {
  readonly day: Day;
  /** Royals defeated; null: no game of this day has ended. */
  readonly royals: number | null;
  readonly isWon: boolean;
}

const DAYS = 7;

export class Waiting {
  readonly #now = today();
  /** The name of the message. */
  message = $state<"today-invite" | "today-waits" | "today-done">("today-invite");
  row = $state.raw<Row>({ current: 0, longest: 0 });
  week = $state.raw<readonly WeekDay[]>(weekOf([], this.#now));
  /** Undefined before it is known; null if all badges are earned. */
  badge = $state.raw<NearBadge | null | undefined>(undefined);
  #games = $state.raw<readonly KeptGame[]>([]);

  async load(): Promise<void> {
    try {
      await Promise.all([this.#loadToday(), this.#loadBadge()]);
    } catch (error) {
      if (!(error instanceof LocalError)) throw error; // the list of games says what is wrong
    }
  }

  /** How many royals a game of this device has defeated; null if it is not one. */
  royalsIn(id: string): number | null {
    const found = this.#games.find((game) => game.id === id);
    return found ? defeatedRoyals(found.facts) : null;
  }

  async #loadToday(): Promise<void> {
    const here = deviceTables.hasGames ? await deviceTables.ask("dailies", null) : [];
    this.#tell(here, null);
    if (HAS_SERVER && identity.secret) await takeWhenAnswered(myDaily(this.#now), ({ tries }) => this.#tell(here, tries));
  }

  /** `atServer`: null before it has answered. */
  #tell(here: readonly KnownTry[], atServer: readonly OwnDailyTry[] | null): void {
    // What the server says about a try is newer than what was kept of it.
    const known = here.filter(({ day, isAtServer }) => day === this.#now && !(isAtServer && atServer));
    const tries = [...known, ...(atServer ?? [])];
    const finished = here.filter(isFinished);
    todayWaits.note(finished.map(({ day }) => day));
    this.row = rowOf(finished.map(({ day }) => day), this.#now);
    this.week = weekOf(finished, this.#now);
    if (tries.length) this.message = tries.every(({ result }) => result) ? "today-done" : "today-waits";
  }

  async #loadBadge(): Promise<void> {
    const had = new Set<string>();
    const [games] = await Promise.all([
      deviceTables.hasGames ? deviceTables.ask("games", null) : [],
      HAS_SERVER && identity.secret
        ? takeWhenAnswered(myStatistics(), ({ counts }) => counts?.seals.forEach(({ name }) => had.add(name)))
        : null,
      words.loadLongText("statistics").catch(() => undefined),
    ]);
    this.#games = games;
    if (!words.hasLongText("statistics")) return;
    const over = games.filter(({ isOver }) => isOver).map(({ facts }) => facts);
    for (const name of over.flatMap(({ seals }) => seals)) had.add(name);
    this.badge = nearestBadge(over, had);
  }
}

/** The last days, today at the end; of several deals of a day the best result. */
function weekOf(finished: readonly KnownTry[], now: Day): WeekDay[] {
  return Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(now, at + 1 - DAYS);
    const results = finished.flatMap((each) => (each.day === day && each.result ? [each.result] : []));
    const royals = results.length ? Math.max(...results.map(defeatedRoyals)) : null;
    return { day, royals, isWon: results.some(({ end }) => end === "won") };
  });
}
