/** Why a move is illegal, as a sentence with its clause. Must agree with i18n/errors.py. */

import type { ReasonView } from "../wire";
import { cardName, suitName } from "./card_names";
import { say } from "./words.svelte";

const SUITS = ["clubs", "diamonds", "hearts", "spades"];

export function reasonText(reason: ReasonView): string {
  const facts = Object.fromEntries(
    Object.entries(reason.facts).map(([name, value]) => [name, factText(name, value)]),
  );
  const sentence = say(`error-${reason.code}`, facts);
  return say("with-clause", { sentence, clause: reason.clause });
}

function factText(name: string, value: string | number): string | number {
  if (name === "card" && typeof value === "string") return cardName(value);
  return typeof value === "string" && SUITS.includes(value) ? suitName(value) : value;
}
