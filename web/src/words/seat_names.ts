/** The names of seats (as `NamedWords` in tui/text/event_text.py), and whether a sentence says `you` or a name. */

import type { ListedSeat } from "../wire";
import { say, words } from "./words.svelte";

export function botName(bot: string): string {
  return words.hasMessage(`bot-name-${bot}`) ? say(`bot-name-${bot}`) : bot;
}

/** Whether neither a player nor a bot has the seat. */
export const isFree = ({ name, bot }: ListedSeat): boolean => name === null && bot === null;

/** A different name for every seat: two bots of one kind get numbers. */
export function seatNames(seats: readonly ListedSeat[]): string[] {
  const plain = seats.map((seat) => seat.name ?? (seat.bot ? botName(seat.bot) : say("room-free")));
  return plain.map((name, at) => {
    const same = plain.slice(0, at).filter((each) => each === name).length;
    return same && seats[at]?.name === null ? `${name} ${same + 1}` : name;
  });
}

/** The player a sentence is about. As `Words.actor` in i18n/words.py: tests/golden/sentences.json. */
export type Actor = { readonly who: string; readonly you: "yes" | "no" };

/** The player of a seat; `reader` is the seat that is called `you`. */
export const actorOf = (seat: number, names: readonly string[], reader: number | null): Actor =>
  seat === reader ? theReader() : { who: names[seat] ?? "", you: "no" };

export const theReader = (): Actor => ({ who: say("you"), you: "yes" });
