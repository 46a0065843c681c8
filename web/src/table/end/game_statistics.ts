/** The numbers of the end screen. */

import type { LogEntry } from "../../game/client_state";
import type { GameView } from "../../wire";

export interface Statistic {
  readonly name: "moves" | "beaten" | "exact" | "blow";
  readonly value: number;
}

export function gameStatistics(game: GameView, log: readonly LogEntry[]): Statistic[] {
  const fates = game.royals.map((royal) => royal.fate);
  const exact = fates.filter((fate) => fate === "taken-exactly").length;
  const beaten = fates.filter((fate) => fate === "defeated").length + exact;
  const found: Statistic[] = [
    { name: "moves", value: game.moves },
    { name: "beaten", value: beaten },
    { name: "exact", value: exact },
  ];
  // Only with the whole log: a missing part may contain a bigger blow.
  if (log[0]?.seq === 1) found.push({ name: "blow", value: biggestBlow(log) });
  return found;
}

function biggestBlow(log: readonly LogEntry[]): number {
  const blows = log.flatMap((entry) =>
    (entry.public.events ?? []).map((event) => (event.event === "enemy-damaged" ? event.amount : 0)),
  );
  return Math.max(0, ...blows);
}
