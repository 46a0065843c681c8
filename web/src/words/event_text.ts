/**
 * Game events as sentences, one each.
 *
 * src/regicide/i18n/events.py says the same: tests/golden/sentences.json has what both say.
 */

import type { PublicView } from "../wire";
import { type CardWriter, listCards, suitName } from "./card_names";
import { type Actor, actorOf } from "./seat_names";
import { say } from "./words.svelte";

export type GameEvent = NonNullable<PublicView["events"]>[number];

/** How to write an event: the names of seats, the seat of the reader, and how to write cards. */
export interface EventTextOptions {
  readonly names: readonly string[];
  /** This seat is called `you`; null: every seat has its name. */
  readonly reader: number | null;
  readonly card: CardWriter;
}

export function eventText(event: GameEvent, options: EventTextOptions): string {
  const { names, reader, card } = options;
  const by = (seat: number): Actor => actorOf(seat, names, reader);
  switch (event.event) {
    case "turn-began":
      return say("event-turn-began", by(event.seat));
    case "cards-played": {
      const cards = listCards(event.cards, card);
      return say("event-cards-played", { ...by(event.seat), cards, attack: event.attack });
    }
    case "yielded":
      return say("event-yielded", by(event.seat));
    case "cards-discarded": {
      const cards = listCards(event.cards, card);
      return say("event-cards-discarded", { ...by(event.seat), cards, value: event.value });
    }
    case "next-named":
      return say("event-next-named", { ...by(event.seat), next: by(event.named).who });
    case "jester-flipped": {
      const cards = listCards(event.discarded, card);
      return say("event-jester-flipped", { ...by(event.seat), cards, left: event.left });
    }
    case "power-acted":
      return say(`event-power-${event.suit}`, { attack: event.attack });
    case "power-blocked":
      return say("event-power-blocked", { suit: suitName(event.suit) });
    case "cards-healed":
      return say("event-cards-healed", {
        count: event.cards.length,
        cards: listCards(event.cards, card),
      });
    case "cards-drawn": {
      const name = event.known.length ? "event-cards-drawn-known" : "event-cards-drawn";
      const cards = listCards(event.known, card);
      return say(name, { ...by(event.seat), count: event.count, cards });
    }
    case "cards-received":
      return say("event-cards-received", {
        ...by(event.seat),
        cards: listCards(event.cards, card),
      });
    default:
      return fightText(event, options);
  }
}

function fightText(
  event: Extract<
    GameEvent,
    {
      event:
        | "shield-raised"
        | "immunity-cancelled"
        | "enemy-damaged"
        | "enemy-defeated"
        | "enemy-revealed"
        | "enemy-struck"
        | "game-won"
        | "game-lost";
    }
  >,
  { names, reader, card }: EventTextOptions,
): string {
  switch (event.event) {
    case "shield-raised":
      return say("event-shield-raised", { shield: event.shield, attack: event.attack });
    case "immunity-cancelled":
      return say("event-immunity-cancelled", { suit: suitName(event.suit) });
    case "enemy-damaged": {
      const name = event.doubled ? "event-enemy-damaged-double" : "event-enemy-damaged";
      return say(name, { amount: event.amount, damage: event.damage, health: event.health });
    }
    case "enemy-defeated": {
      const name = event.exact ? "event-enemy-defeated-exactly" : "event-enemy-defeated";
      return say(event.last ? "event-last-enemy-defeated" : name, { enemy: card(event.enemy) });
    }
    case "enemy-revealed":
      return say("event-enemy-revealed", { enemy: card(event.enemy) });
    case "enemy-struck": {
      const name = event.damage ? "event-enemy-struck" : "event-enemy-blocked";
      return say(name, { ...actorOf(event.seat, names, reader), damage: event.damage });
    }
    case "game-won":
      return say(event.medal ? `event-game-won-${event.medal}` : "event-game-won");
    case "game-lost":
      return say(`event-game-lost-${event.cause}`, actorOf(event.seat, names, reader));
  }
}
