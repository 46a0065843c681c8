/** The reader's tries at the server, as the tries of this device: they count as well. */

import { deviceTables } from "../local/device_tables";
import { serverGameLink } from "../local/game_link";
import type { OwnDailyTry } from "../wire";
import { type Day, seedOf } from "./daily";
import { DELETED, type DailyResult, type DailyTry, judged, resultOf } from "./daily_tries";

/** Keeps those that are not known yet; a deal that was tried here before has its first try. */
export async function keepServerTries(day: Day, tries: readonly OwnDailyTry[], known: readonly DailyTry[]): Promise<void> {
  for (const own of tries) {
    const seed = seedOf({ day, players: own.players });
    const first = known.find((each) => each.seed === seed);
    const isNews = !first || (first.table === own.table && !first.result && own.result);
    if (!isNews) continue;
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
