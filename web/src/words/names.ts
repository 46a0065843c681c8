/** What seats are called. */

import type { RoomView, SeatView } from "../wire";
import { say, words } from "./words.svelte";

export function botName(bot: string): string {
  return words.knows(`bot-name-${bot}`) ? say(`bot-name-${bot}`) : bot;
}

/** A name for every seat, no two alike: two Champions are told apart by number. */
export function seatNames(seats: readonly Pick<SeatView, "name" | "bot">[]): string[] {
  const plain = seats.map((seat) => seat.name ?? (seat.bot ? botName(seat.bot) : say("room-free")));
  return plain.map((name, at) => {
    const same = plain.slice(0, at).filter((each) => each === name).length;
    return same && seats[at]?.name === null ? `${name} ${same + 1}` : name;
  });
}

/** The player a sentence is about. Must agree with `Words.actor` in i18n/words.py. */
export type Actor = { readonly who: string; readonly you: "yes" | "no" };

/** The reader, whose seat is `reader`, or somebody by name. */
export const actor = (seat: number, names: readonly string[], reader: number | null): Actor =>
  seat === reader ? reading() : { who: names[seat] ?? "", you: "no" };

export const reading = (): Actor => ({ who: say("you"), you: "yes" });

export const namesOf = (room: RoomView): string[] => seatNames(room.seats);
