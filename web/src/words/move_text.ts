/** A move in a few words or cards. */

import { cardsOf } from "../game/moves";
import { listCards, markCard } from "./card_names";
import { say } from "./words.svelte";

/** Cards are marked: `RichText` draws them. `reader` is the seat of the reader, who is «you». */
export function moveText(move: string, names: readonly string[], reader: number | null = null): string {
  if (move === "yield" || move === "flip") return say(`move-${move}`);
  if (move.startsWith(">")) {
    const seat = Number(move.slice(1)) - 1;
    return say("choose-goes-next", { who: seat === reader ? say("choose-you-again") : (names[seat] ?? "") });
  }
  const cards = listCards(cardsOf(move), markCard);
  return move.startsWith("x") ? say("choose-discard-these", { cards }) : cards;
}
