/** The command of an entry, as everyone may see it: as src/regicide/wire/deeds.py has it. */

import type { Entry, SavedTable } from "./saved_table";

interface Deed {
  readonly do: string;
  readonly seat: number | null;
  readonly isByBot?: boolean;
  readonly about?: number;
  readonly text?: string;
}

export function deedOf({ seat, isByBot, what }: Entry): Deed {
  if (what.do === "make-move") return { do: what.do, seat, isByBot, text: what.move };
  if (what.do === "stand-in") return { do: what.do, seat, about: what.seat, text: what.bot };
  return { do: what.do, seat };
}

/** A deed begins with its name, its author's seat and name; a bot has no name. */
export function deedText({ do: name, seat, isByBot = false, ...more }: Deed, { seats }: SavedTable): string {
  const author = isByBot ? null : seats[seat ?? 0]?.name;
  return JSON.stringify({ do: name, ...(seat !== null && { seat }), ...(author && { name: author }), ...more });
}
