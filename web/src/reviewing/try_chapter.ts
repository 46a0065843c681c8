/** A practice game in which the idea of a chapter comes up. */

import { deviceTables } from "../local/device_tables";
import { PRACTICE_DEALS } from "../study/course_list";
import { router } from "../base/router.svelte";
import { seatAmongBots } from "./practice_seats";

/** Deals it, and opens its table. Rejects with a `LocalError`. */
export async function tryChapter(chapter: string): Promise<void> {
  const { players, deals } = PRACTICE_DEALS[chapter] ?? { players: 2, deals: [1] };
  const deal = deals[Math.floor(Math.random() * deals.length)] ?? 1;
  router.go(`/local#${await deviceTables.ask("tryChapter", { chapter, seats: seatAmongBots(players, 0), deal })}`);
}
