/** Names of cards, for screen readers; and marks in a text that the page replaces by drawings. */

import { say } from "./words.svelte";

const RANKS: Readonly<Record<string, string>> = {
  A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven",
  8: "eight", 9: "nine", T: "ten", J: "jack", Q: "queen", K: "king",
};
const SUITS: Readonly<Record<string, string>> = {
  c: "clubs", d: "diamonds", h: "hearts", s: "spades",
};

export const suitName = (suit: string): string => say(`suit-${SUITS[suit] ?? suit}`);
/** `h` for `hearts`. */
export const suitLetter = (suit: string): string => suit.charAt(0);

export const rankName = (rank: string): string =>
  rank === "Je" ? say("jester") : say(`rank-${RANKS[rank] ?? ""}`);

export function cardName(code: string): string {
  if (code === "Je") return say("jester");
  if (code === "back") return say("card-back");
  return say("card", { rank: rankName(code.charAt(0)), suit: suitName(code.charAt(1)) });
}

/** Marks a card in a text: `RichText` draws the code between these signs. */
export const markCard = (code: string): string => `⟦${code}⟧`;

export type CardWriter = (code: string) => string;

export function listCards(cards: readonly string[], write: CardWriter): string {
  return cards.map(write).join(write === markCard ? " " : say("list-separator")) || say("no-cards");
}

export type TextPiece =
  | { readonly text: string }
  | { readonly card: string }
  | { readonly clause: string };

/** Splits a text into plain text, marked cards and clause numbers. */
export function splitRichText(text: string): TextPiece[] {
  return text.split(/(⟦[^⟧]+⟧|§\d+\.\d+)/).filter(Boolean).map((piece) => {
    if (piece.startsWith("⟦")) return { card: piece.slice(1, -1) };
    return /^§\d/.test(piece) ? { clause: piece.slice(1) } : { text: piece };
  });
}
