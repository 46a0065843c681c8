/** The reader's own result, which is compared with those of others. */

import { defeatedRoyals } from "../study/game_facts";
import type { OwnDailyTry } from "../wire";
import type { DailyTry } from "../study/daily_tries";
import type { ParGame } from "../core/core_answers";

/** At the server, or else on this device. Null before, and of a game that was given up, which was not lost. */
export function ownResult(atServer: OwnDailyTry | null, first: DailyTry | null): ParGame | null {
  if (atServer?.result) {
    const { result, medal, defeated } = atServer;
    return result === "abandoned" ? null : { won: result === "won", medal, defeated: defeated ?? 0 };
  }
  const local = first?.result;
  if (!local || local.end === "given-up") return null;
  return { won: local.end === "won", medal: local.medal, defeated: defeatedRoyals(local) };
}
