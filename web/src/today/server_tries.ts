/** The reader's tries at the server, as the tries of this device: they count as well. */

import { deviceTables } from "../local/device_tables";
import { serverGameLink } from "../local/game_link";
import type { OwnDailyTry } from "../wire";
import { type Day, seedOf } from "./daily";
import { DELETED, type DailyResult, type DailyTry, resultOf } from "./daily_tries";

/** Keeps those that are not known yet; a deal that was tried here before has its first try. */
export async function keepServerTries(day: Day, tries: readonly OwnDailyTry[], known: readonly DailyTry[]): Promise<void> {
  for (const own of tries) {
    const seed = seedOf({ day, players: own.players });
    const first = known.find((each) => each.seed === seed);
    if (first && (first.result || first.table !== own.table)) continue;
    if (first && !own.result) continue;
    const result = await serverResult(own);
    await deviceTables.ask("try", { day, players: own.players, seed, table: own.table, isAtServer: true, result });
  }
}

/** The server judges the medal; the game itself tells the rest. */
async function serverResult({ table, result, medal }: OwnDailyTry): Promise<DailyResult | null> {
  if (!result) return null;
  if (result === "abandoned") return DELETED;
  const { facts } = await deviceTables.ask("linked", await serverGameLink(table));
  return judged(resultOf(facts), medal);
}

/** A medal that the game would have given, and the server did not: someone had help of which the replay is silent. */
export const judged = (result: DailyResult, medal: string | null): DailyResult =>
  medal === result.medal ? result : { ...result, medal: null, helped: true };
