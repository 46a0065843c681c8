/** The reader's tries at the server, as the tries of this device: they count as well. */

import { deviceTables } from "../local/device_tables";
import { serverGameLink } from "../local/game_link";
import { MEDALS } from "../shared/medals";
import type { OwnDailyTry } from "../wire";
import { seedOf } from "../study/daily";
import { DELETED, type DailyResult, type DailyTry, judged, resultOf } from "../study/daily_tries";

/** Keeps those that are not known yet; a deal that was tried here before has its first try. */
export async function keepServerTries(tries: readonly OwnDailyTry[], known: readonly DailyTry[]): Promise<void> {
  for (const own of tries) {
    const { day, players } = own;
    const seed = seedOf({ day, players });
    const first = known.find((each) => each.seed === seed);
    const isNews = !first || (first.table === own.table && !first.result && own.result);
    if (!isNews) continue;
    const result = await serverResult(own);
    await deviceTables.ask("try", { day, players, seed, table: own.table, isAtServer: true, result });
  }
}

/** What the server counted. Of a game that an older server ended, the game itself tells it; the server judges the medal. */
async function serverResult({ table, result, medal, ...counted }: OwnDailyTry): Promise<DailyResult | null> {
  if (!result) return null;
  if (result !== "won" && result !== "lost") return DELETED;
  const { marks, turns, helped = false } = counted;
  if (marks && turns != null) {
    return { end: result, medal: MEDALS.find((name) => name === medal) ?? null, marks, turns, helped };
  }
  const { facts } = await deviceTables.ask("linked", await serverGameLink(table));
  return judged(resultOf(facts), medal);
}
