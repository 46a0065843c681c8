/** Text for a game in a list: the other players, and how it ended. */

import { identity } from "../identity.svelte";
import type { TableSummaryView } from "../wire";
import { seatNames } from "../words/seat_names";
import { say } from "../words/words.svelte";

export function otherPlayers(game: TableSummaryView): string {
  if (game.players === 1) return say("home-solo");
  const rest = game.seats.filter((seat) => seat.name !== identity.name);
  const people = seatNames(rest.filter((seat) => seat.name !== null || seat.bot !== null));
  return people.join(say("list-separator")) || say("home-nobody-yet");
}

export function gameResultText(game: TableSummaryView): string {
  if (game.phase !== "over") return say(`phase-${game.phase}`);
  return say(`result-${game.medal ?? game.result ?? "abandoned"}`);
}
