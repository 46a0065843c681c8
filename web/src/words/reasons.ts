/** Why a move may not be made, with the clause it rests on. Must agree with i18n/errors.py. */

import type { ReasonView } from "../wire";
import { cardName, suitName } from "./cards";
import { say } from "./words.svelte";

const SUITS = ["clubs", "diamonds", "hearts", "spades"];

export function sayReason(reason: ReasonView): string {
  const facts = Object.fromEntries(
    Object.entries(reason.facts).map(([name, value]) => [name, fact(name, value)]),
  );
  const sentence = say(`error-${reason.code}`, facts);
  return say("with-clause", { sentence, clause: reason.clause });
}

function fact(name: string, value: string | number): string | number {
  if (name === "card" && typeof value === "string") return cardName(value);
  return typeof value === "string" && SUITS.includes(value) ? suitName(value) : value;
}
