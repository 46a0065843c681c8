/** A move in a few words, and its cards. */

import { markCard } from "../words/card_names";
import { say } from "../words/words.svelte";

export const cardsOf = (move: string): string[] => (/^(?:yield|flip|>)/.test(move) ? [] : (move.match(/[A2-9TJQK][cdhs]|Je/g) ?? []));

/** Cards are marked: `RichText` draws them. */
export function moveText(move: string, names: readonly string[]): string {
  if (move === "yield") return say("move-yield");
  if (move === "flip") return say("move-flip");
  if (move.startsWith(">")) return say("choose-goes-next", { who: names[Number(move.slice(1)) - 1] ?? "" });
  const cards = cardsOf(move).map(markCard).join(" ");
  return move.startsWith("x") ? say("choose-discard-these", { cards }) : cards;
}
