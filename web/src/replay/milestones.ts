/** The moves of a game that stand out: a royal falls, or the game ends. */

import type { MomentView } from "../wire";

export interface Milestone {
  readonly move: number;
  readonly kind: "defeated" | "exact" | "won" | "lost";
}

export function milestonesOf(moments: readonly MomentView[]): Milestone[] {
  return moments.flatMap(({ events }, move): Milestone[] => {
    if (events.some((event) => event.event === "game-won")) return [{ move, kind: "won" }];
    const fallen = events.find((event) => event.event === "enemy-defeated");
    if (fallen) return [{ move, kind: fallen.exact ? "exact" : "defeated" }];
    // The last moment is the end, also of a game that was abandoned.
    return move === moments.length - 1 ? [{ move, kind: "lost" }] : [];
  });
}
