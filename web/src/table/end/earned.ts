/** What a finished game earned beside its medal: badges that its player did not have, wins in a row, a daily result. */

import { HAS_SERVER } from "../../base/app_paths";
import type { GameFacts } from "../../core/core_answers";
import { type Seal, SEALS } from "../../core/core_interface";
import { deviceTables, LocalError } from "../../local/device_tables";
import { isFromServer, myStatistics, takeWhenAnswered } from "../../server/api";
import { identity } from "../../server/identity.svelte";
import { type DailyDeal, dailyOf } from "../../study/daily";
import { todayWaits } from "../../shared/pages/today_waits.svelte";
import { type DailyResult, isFinished, resultOf } from "../../study/daily_tries";
import { defeatedRoyals, winsInARow } from "../../study/game_facts";
import { words } from "../../words/words.svelte";
import type { StatisticsView } from "../../wire";
import type { TablePlace } from "../table_place";

export interface Earned {
  readonly seals: readonly Seal[];
  /** The first one that is still to come. */
  readonly next: Seal | null;
  /** Wins in a row, with this game. */
  readonly row: number;
  /** There was never such a long row. */
  readonly isLongestRow: boolean;
  /** Null unless it is the best game of this device with so many players. */
  readonly best: PersonalBest | null;
  readonly daily: EarnedToday | null;
}

export interface PersonalBest {
  readonly kind: "turns" | "royals";
  readonly players: number;
  readonly count: number;
  readonly before: number;
}

export interface EarnedToday {
  readonly deal: DailyDeal;
  readonly result: DailyResult;
  /** It is the first try of the deal on this device, the one that counts. */
  readonly counts: boolean;
}

/** Null if the game cannot be counted now: the server or the device does not answer. */
export async function earnedAt(place: TablePlace): Promise<Earned | null> {
  try {
    const answered: StatisticsView[] = [];
    const [, game] = await Promise.all([
      HAS_SERVER && identity.secret ? takeWhenAnswered(myStatistics(), (found) => answered.push(found)) : null,
      place.gameLink().then((link) => deviceTables.ask("linked", link)),
      words.loadLongText("statistics"),
    ]);
    const [statistics] = answered;
    // Only the server knows what its player had before.
    if (!statistics && !place.isLocal) return null;
    const { facts } = game;
    const kept = await deviceTables.ask("games", null);
    const own = kept.findIndex(({ id }) => id === place.code);
    const before = (own < 0 ? kept : kept.slice(0, own)).filter(({ isOver }) => isOver);
    const had = new Set<string>(before.flatMap((each) => each.facts.seals));
    for (const { name, count } of statistics?.counts?.seals ?? []) {
      // The server has counted this game already, if it was played there.
      if (count > (!place.isLocal && facts.seals.includes(name) ? 1 : 0)) had.add(name);
    }
    const seals = (facts.seals as Seal[]).filter((each) => !had.has(each));
    const games = before.map((each) => each.facts);
    const [row, longest] = place.isLocal
      ? winsInARow([...games, facts])
      : [statistics?.row ?? 0, statistics?.longest_row ?? 0];
    return {
      seals,
      next: SEALS.find((each) => !had.has(each) && !seals.includes(each)) ?? null,
      row,
      isLongestRow: row === longest,
      best: place.isLocal ? await personalBestOf(games, facts) : null,
      daily: await dailyAt(place, facts.seed ?? "", resultOf(facts)),
    };
  } catch (error) {
    // The end of the game is shown without them, too.
    if (error instanceof LocalError || isFromServer(error) || error instanceof TypeError) return null;
    throw error;
  }
}

async function personalBestOf(games: readonly GameFacts[], game: GameFacts): Promise<PersonalBest | null> {
  const before = await deviceTables.ask("best", { before: games, game });
  if (before === null) return null;
  const { players } = game;
  return game.result === "won" ? { kind: "turns", players, count: game.turns, before } : { kind: "royals", players, count: defeatedRoyals(game), before };
}

async function dailyAt({ code, isLocal }: TablePlace, seed: string, result: DailyResult): Promise<EarnedToday | null> {
  const deal = dailyOf(seed);
  if (!deal || !isLocal) return null;
  await words.loadLongText("today");
  const tries = await deviceTables.ask("dailies", null);
  todayWaits.note(tries.filter(isFinished).map(({ day }) => day));
  return { deal, result, counts: tries.some((each) => each.seed === seed && each.table === code) };
}
