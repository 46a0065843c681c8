/** The names of seats (as `NamedWords` in tui/text/event_text.py), and whether a sentence says `you` or a name. */

import { SHIPPED_BOTS, type ShippedBot } from "../base/bot_table";
import type { ListedSeat } from "../wire";
import { say, words } from "./words.svelte";

/** What kind of bot it is, such as Champion. */
export function botName(bot: string): string {
  return words.hasMessage(`bot-name-${bot}`) ? say(`bot-name-${bot}`) : bot;
}

/** How it plays, in a sentence; empty if this page does not know the bot. */
export function aboutBot(bot: string): string {
  const { about = bot, level = null } = shipped(bot) ?? {};
  return words.hasMessage(`bot-about-${about}`) ? say(`bot-about-${about}`, { level: level ?? 0 }) : "";
}

/** The bot whose face and names it has. */
export const faceOf = (bot: string): string => shipped(bot)?.face ?? bot;

const shipped = (bot: string): ShippedBot | undefined => SHIPPED_BOTS.find(({ name }) => name === bot);

/** The name of the bot of this kind at this seat: the same in the room, at the table, in its log and in its record. */
export function botAt(bot: string, seat: number): string {
  const message = `bot-called-${faceOf(bot)}`;
  return words.hasMessage(message) ? say(message, { number: seat + 1 }) : botName(bot);
}

/** Whether neither a player nor a bot has the seat. */
export const isFree = ({ name, bot }: ListedSeat): boolean => name === null && bot === null;

/** A different name for every seat: a bot whose name another seat has gets a number. */
export function seatNames(seats: readonly ListedSeat[]): string[] {
  const plain = seats.map((seat, at) => seat.name ?? (seat.bot ? botAt(seat.bot, at) : say("room-free")));
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
