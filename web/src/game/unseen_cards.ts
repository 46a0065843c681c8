/** The cards that a reader has not seen: all cards without those that lie open or that everyone knows. */

import type { GameView } from "../wire";

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export const SUITS = ["h", "d", "c", "s"] as const;

export interface UnseenCards {
  /** Without Jesters. */
  readonly cards: ReadonlySet<string>;
  readonly jesters: number;
  /** How many of them are in the tavern, and how many in the hands of others. */
  readonly inTavern: number;
  readonly inHands: number;
}

/** `own`: the reader's seat and hand; null for a spectator. */
export function unseenCards(game: GameView, own: { seat: number; hand: readonly string[] } | null): UnseenCards {
  const hands = game.hands.map((hand, seat) => (seat === own?.seat ? own.hand : hand.known));
  const seen = new Set([game.enemy.card, ...game.table, ...game.discard, ...hands.flat(), ...game.tavern.top, ...game.tavern.groups.flat()]);
  for (const { card, fate } of game.royals) if (fate === "to-come") seen.add(card);
  const cards = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)).filter((card) => !seen.has(card));
  const inTavern = game.tavern.count - game.tavern.top.length - game.tavern.groups.flat().length;
  const hidden = game.hands.map((hand, seat) => hand.count - (hands[seat]?.length ?? 0));
  const inHands = hidden.reduce((sum, count) => sum + count, 0);
  // How many Jesters a game has depends on its players and options; what is hidden and not listed is one.
  return { cards: new Set(cards), jesters: inTavern + inHands - cards.length, inTavern, inHands };
}
