/** The seat that sentences call `you`: the one with the reader's name. */

import { identity } from "../server/identity.svelte";
import type { ListedSeat } from "../wire";
import { say } from "../words/words.svelte";

/** Null if no player has that name, or several have it. */
export function readerSeat(seats: readonly ListedSeat[]): number | null {
  const own = identity.name.trim() || say("app-guest");
  const found = seats.flatMap(({ name }, seat) => (name === own ? [seat] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}
