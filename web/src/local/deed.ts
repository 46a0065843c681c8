/** The command of an entry, as everyone may see it, as in src/regicide/wire/deeds.py. */

import type { PublicView } from "../wire";
import type { Entry, LocalSeat } from "./saved_table";

type Deed = PublicView["deed"];

/** It begins with its name, its author's seat and name; a bot has no name. */
export function deedOf({ seat, isByBot, what }: Entry, seats: readonly LocalSeat[]): Deed {
  const isBotMove = what.do === "make-move" && isByBot;
  const author = isBotMove ? null : seats[seat]?.name;
  const about = what.do === "stand-in" ? { about: what.seat, text: what.bot } : {};
  const text = what.do === "make-move" ? { text: what.move } : {};
  return { do: what.do, seat, ...(author && { name: author }), ...about, ...text } as Deed;
}
