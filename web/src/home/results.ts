/** A game in a list, in words. */

import { identity } from "../identity.svelte";
import type { TableSummaryView } from "../wire";
import { seatNames } from "../words/names";
import { say } from "../words/words.svelte";

export function others(game: TableSummaryView): string {
  if (game.players === 1) return say("home-solo");
  const rest = game.seats.filter((seat) => seat.name !== identity.name);
  const people = seatNames(rest.filter((seat) => seat.name !== null || seat.bot !== null));
  return people.join(say("list-separator")) || say("home-nobody-yet");
}

export function result(game: TableSummaryView): string {
  if (game.phase !== "over") return say(`phase-${game.phase}`);
  return say(`result-${game.medal ?? game.result ?? "abandoned"}`);
}
