/** Orders and refusals in words. */

import { cardName, rankName, suitName } from "../words/cards";
import { type Actor, reading } from "../words/names";
import { sayReason } from "../words/reasons";
import { type Facts, say, words } from "../words/words.svelte";
import type { Agreed } from "./agreed";
import type { Order } from "./orders";
import type { Refusal } from "./play";

export const playerName = ({ names }: Agreed, seat: number): string =>
  names[seat]?.trim() || say("seat", { number: seat + 1 });

/** The player a sentence is about: in a solo game that is the reader. */
export const playerOf = (agreed: Agreed, seat: number): Actor =>
  agreed.players === 1 ? reading() : { who: playerName(agreed, seat), you: "no" };

/** What is read across the table, and the rest of it. */
export function sayOrder(order: Order, agreed: Agreed): [string, string] {
  const facts = spell({ ...order.facts, players: agreed.players }, agreed);
  const [lead = "", more = ""] = say(order.say, facts).split(" | ");
  return [lead, more];
}

/** The engine's own reasons have their sentences already. */
export function sayRefusal(refusal: Refusal, agreed: Agreed): string {
  const { code, clause, facts } = refusal;
  if (words.knows(`error-${code}`)) return sayReason(refusal);
  return say("with-clause", { sentence: say(`companion-why-${code}`, spell(facts, agreed)), clause });
}

function spell(facts: Refusal["facts"], agreed: Agreed): Facts {
  const spellers: Record<string, (value: string) => string> = {
    card: (code) => (code.length > 1 ? cardName(code) : rankName(code)),
    enemy: cardName,
    rank: rankName,
    suit: suitName,
  };
  const said = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, spellers[name]?.(String(value)) ?? value]),
  );
  return "who" in facts ? { ...said, ...playerOf(agreed, Number(facts["who"])) } : said;
}
