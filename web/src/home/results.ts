/** A game in a list, in words. */

import { identity } from "../identity.svelte";
import type { TableNotice } from "../wire";
import { seatNames } from "../words/names";
import { say } from "../words/words.svelte";

export function others(game: TableNotice): string {
  if (game.players === 1) return say("web-solo");
  const rest = game.seats.filter((seat) => seat.name !== identity.name);
  const people = seatNames(rest.filter((seat) => seat.name !== null || seat.bot !== null));
  return people.join(say("list-separator")) || say("web-nobody-yet");
}

export function result(game: TableNotice): string {
  if (game.phase !== "over") return say(`web-${game.phase}`);
  return say(`web-result-${game.medal ?? game.result ?? "abandoned"}`);
}
