/** The manner of a bot: the few words it has for what everyone just saw. Each seat has its own, as it has its own face. */

import type { Beat } from "./beats";
import type { Telling } from "./telling";

const TEMPERS = ["calm", "terse", "gruff", "merry"] as const;

/** A message, and the seat that says it. */
export interface Remark {
  readonly seat: number;
  readonly message: string;
}

/** What a bot says to a beat; null: nothing. */
export function remarkOn({ kind, events: [event] }: Beat, telling: Telling | null): Remark | null {
  if (kind === "spared" && event?.event === "enemy-struck") return remark(event.seat, "held");
  if (typeof telling?.actor !== "number") return null;
  if (kind === "exact") return remark(telling.actor, "exact");
  return kind === "cancel" ? remark(telling.actor, "open") : null;
}

const remark = (seat: number, about: "exact" | "held" | "open"): Remark => ({
  seat,
  message: `manner-${TEMPERS[seat % TEMPERS.length]}-${about}`,
});
