/** Text for a game in a list: the other players, and how it ended. */

import { identity } from "../server/identity.svelte";
import type { ListedSeat, TableSummaryView } from "../wire";
import { tempoText, untilText } from "../words/tempo_text";
import { isFree, seatNames } from "../words/seat_names";
import { say } from "../words/words.svelte";

/** Whether a seat is the reader's: by name; on this device, the only person's. */
function isOwnSeat(game: TableSummaryView & { readonly isLocal?: boolean }, { name }: ListedSeat): boolean {
  const people = game.seats.filter((seat) => seat.name !== null);
  return game.isLocal && people.length === 1 ? name !== null : name === identity.name;
}

export function otherPlayers(game: TableSummaryView): string {
  if (game.players === 1) return say("home-solo");
  return listPlayers(game.seats, (seat) => !isOwnSeat(game, seat)) || say("home-nobody-yet");
}

/** The names at the seats that are taken, and wanted. */
export function listPlayers(seats: readonly ListedSeat[], isWanted: (seat: ListedSeat) => boolean = () => true): string {
  const names = seatNames(seats);
  return seats.flatMap((seat, at) => (isFree(seat) || !isWanted(seat) ? [] : [names[at] ?? ""])).join(say("list-separator"));
}

export function gameResultText(game: TableSummaryView): string {
  if (game.phase !== "over") return [say(game.your_turn ? "table-your-turn" : `phase-${game.phase}`), slowText(game)].filter(Boolean).join(" · ");
  const result = say(`result-${game.medal ?? game.result ?? "abandoned"}`);
  return [result, standInResult(game), hintResult(game)].filter(Boolean).join(" · ");
}

/** Of a table turn by turn: its time, or until when the turn lasts. */
export function slowText(game: TableSummaryView): string {
  if (!game.turn_by_turn) return "";
  if (game.paused) return say("table-is-paused");
  return game.deadline == null ? tempoText(game) : untilText(game.deadline);
}

function hintResult({ seats }: TableSummaryView): string {
  const count = seats.reduce((sum, { hints = 0 }) => sum + hints, 0);
  return count ? say("result-hints", { count }) : "";
}

/** What a bot did in the reader's place; empty if it did nothing. */
function standInResult(game: TableSummaryView): string {
  const own = game.seats.find((seat) => isOwnSeat(game, seat));
  if (own?.stood_in) return say("result-bot-share", { count: own.stood_in.by_bot, moves: own.stood_in.moves });
  return own?.bot ? say("result-bot-finished") : "";
}
