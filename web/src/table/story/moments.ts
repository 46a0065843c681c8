/** Moments of a game that deserve more than a sentence: a chip in the strip, a sound, a ring of light. */

import type { Beat } from "./beats";

export type Moment = "first-queen" | "first-king" | "last-enemy" | "narrow";

const FIRST: Readonly<Record<string, Moment>> = { Q: "first-queen", K: "first-king" };

/** What is special about a beat that everyone sees; null: nothing. */
export function momentOf({ events: [event], after: { game } }: Beat): Moment | null {
  switch (event?.event) {
    case "enemy-revealed": {
      const rank = event.enemy.charAt(0);
      if (!game.royals.some(({ fate }) => fate === "to-come")) return "last-enemy";
      const seen = game.royals.filter(({ card, fate }) => card.startsWith(rank) && fate !== "to-come").length;
      return seen === 1 ? (FIRST[rank] ?? null) : null;
    }
    case "cards-discarded": {
      // The whole hand lies open: one point less, and the game would be lost.
      const isLast = game.hands[event.seat]?.count === 0;
      return isLast && event.cards.length > 0 && event.value - game.enemy.attack <= 1 ? "narrow" : null;
    }
    default:
      return null;
  }
}
