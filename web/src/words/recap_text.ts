/** A turn of another player in a few words: what it did, and what followed. */

import { listCards, markCard } from "./card_names";
import { eventText, type GameEvent } from "./event_text";
import { say } from "./words.svelte";

export interface RecapText {
  readonly did: string;
  /** How the enemy fell; null: it stands. */
  readonly kill: "exact" | "over" | null;
  /** What the turn cost its player, or who comes next. */
  readonly then: string;
}

export function recapText(events: readonly GameEvent[], names: readonly string[], reader: number | null): RecapText {
  const options = { names, reader, card: markCard };
  const drawn = events.reduce((sum, event) => sum + (event.event === "cards-drawn" ? event.count : 0), 0);
  const did: string[] = [];
  const then: string[] = [];
  let kill: RecapText["kill"] = null;
  let damage = 0;
  for (const event of events) {
    if (event.event === "yielded") did.push(say("table-yielded"));
    if (event.event === "enemy-damaged") did.unshift(say("story-damage", { amount: event.amount }));
    if (event.event === "cards-healed") did.push(say("story-heal", { amount: event.cards.length }));
    if (event.event === "shield-raised") did.push(say("story-shield", { amount: event.shield }));
    if (event.event === "immunity-cancelled") did.push(say("story-cancel"));
    if (event.event === "enemy-defeated") kill = event.exact ? "exact" : "over";
    if (event.event === "enemy-struck") damage = event.damage;
    if (event.event === "enemy-struck" && !event.damage) then.push(say("table-no-blow"));
    if (event.event === "cards-discarded") then.push(say("recap-paid", { damage, cards: listCards(event.cards, markCard) }));
    if (event.event === "enemy-revealed" || event.event === "next-named") then.push(eventText(event, options));
  }
  if (drawn) did.push(say("recap-drawn", { count: drawn }));
  const join = (parts: readonly string[]): string => parts.join(say("list-separator"));
  return { did: join(did), kill, then: join(then) };
}
