/** A hand as it lies on the table: each card with a key of its own, since Jesters are alike. */

export interface Held {
  readonly key: string;
  readonly code: string;
}

export type HandOrder = "suit" | "rank";

const RANKS = "A23456789TJQK";
const SUITS = "cdhs";

/** The hand in an order people like. This is how it looks, and nothing else. */
export function arrange(hand: readonly string[], order: HandOrder): Held[] {
  const counts = new Map<string, number>();
  const held = hand.map((code) => {
    const count = counts.get(code) ?? 0;
    counts.set(code, count + 1);
    return { key: count ? `${code}.${count}` : code, code };
  });
  return held.sort((one, other) => place(one.code, order) - place(other.code, order));
}

function place(code: string, order: HandOrder): number {
  if (code === "Je") return 100;
  const rank = RANKS.indexOf(code.charAt(0));
  const suit = SUITS.indexOf(code.charAt(1));
  return order === "suit" ? suit * 13 + rank : rank * 4 + suit;
}

export const codesOf = (hand: readonly Held[], keys: readonly string[]): string[] =>
  hand.filter((each) => keys.includes(each.key)).map((each) => each.code);
