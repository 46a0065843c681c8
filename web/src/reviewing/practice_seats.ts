/** Who sits where when a game is played on from a moment. */

import type { LocalSeat } from "../local/saved_table";
import { identity } from "../server/identity.svelte";
import { say } from "../words/words.svelte";

/** The reader takes this seat, bots the others. */
export function seatAmongBots(players: number, seat: number): LocalSeat[] {
  const reader = identity.name.trim() || say("app-guest");
  return Array.from({ length: players }, (_, at) => (at === seat ? { name: reader, bot: null } : { name: null, bot: "champion" }));
}
