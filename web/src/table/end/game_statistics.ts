/** The numbers of the end screen. */

import type { ReceivedUpdate } from "../../game/client_state";
import type { GameView } from "../../wire";

export interface Statistic {
  readonly name: "moves" | "beaten" | "exact" | "blow";
  readonly value: number;
}

export function gameStatistics(game: GameView, log: readonly ReceivedUpdate[]): Statistic[] {
  const fates = game.royals.map((royal) => royal.fate);
  const exact = fates.filter((fate) => fate === "taken-exactly").length;
  const beaten = fates.filter((fate) => fate === "defeated").length + exact;
  const found: Statistic[] = [
    { name: "moves", value: game.moves },
    { name: "beaten", value: beaten },
    { name: "exact", value: exact },
  ];
  // Only with the whole log: a missing part may contain larger damage.
  if (log[0]?.seq === 1) found.push({ name: "blow", value: largestDamage(log) });
  return found;
}

function largestDamage(log: readonly ReceivedUpdate[]): number {
  const amounts = log.flatMap((entry) =>
    (entry.public.events ?? []).map((event) => (event.event === "enemy-damaged" ? event.amount : 0)),
  );
  return Math.max(0, ...amounts);
}
