/** The cards of a hand, sorted for display. Each has its own key, because Jesters have the same code. */

export interface HandCard {
  readonly key: string;
  readonly code: string;
}

export type HandOrder = "suit" | "rank";

const RANKS = "A23456789TJQK";
const SUITS = "cdhs";

/** The order is for display only: moves do not depend on it. */
export function sortHand(hand: readonly string[], order: HandOrder): HandCard[] {
  const counts = new Map<string, number>();
  const cards = hand.map((code) => {
    const count = counts.get(code) ?? 0;
    counts.set(code, count + 1);
    return { key: count ? `${code}.${count}` : code, code };
  });
  return cards.sort((one, other) => sortKey(one.code, order) - sortKey(other.code, order));
}

function sortKey(code: string, order: HandOrder): number {
  if (code === "Je") return 100;
  const rank = RANKS.indexOf(code.charAt(0));
  const suit = SUITS.indexOf(code.charAt(1));
  return order === "suit" ? suit * 13 + rank : rank * 4 + suit;
}

/** The codes of the cards with these keys. */
export const codesOf = (hand: readonly HandCard[], keys: readonly string[]): string[] =>
  hand.filter((each) => keys.includes(each.key)).map((each) => each.code);
