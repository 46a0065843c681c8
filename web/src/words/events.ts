/** What happened, in words: one line an event. Must agree with i18n/events.py. */

import type { PublicView } from "../wire";
import { type CardWriter, listCards, suitName } from "./cards";
import { say } from "./words.svelte";

export type GameEvent = NonNullable<PublicView["events"]>[number];

/** How an event is told: the names of the seats, and how cards are written. */
export interface Teller {
  readonly who: (seat: number) => string;
  readonly card: CardWriter;
}

export function tell(event: GameEvent, { who, card }: Teller): string {
  switch (event.event) {
    case "turn-began":
      return say("event-turn-began", { who: who(event.seat) });
    case "cards-played": {
      const cards = listCards(event.cards, card);
      return say("event-cards-played", { who: who(event.seat), cards, attack: event.attack });
    }
    case "yielded":
      return say("event-yielded", { who: who(event.seat) });
    case "cards-discarded": {
      const cards = listCards(event.cards, card);
      return say("event-cards-discarded", { who: who(event.seat), cards, value: event.value });
    }
    case "next-named":
      return say("event-next-named", { who: who(event.seat), next: who(event.named) });
    case "jester-flipped": {
      const cards = listCards(event.discarded, card);
      return say("event-jester-flipped", { who: who(event.seat), cards, left: event.left });
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
      return say(name, { who: who(event.seat), count: event.count, cards });
    }
    case "cards-received":
      return say("event-cards-received", {
        who: who(event.seat),
        cards: listCards(event.cards, card),
      });
    default:
      return tellFight(event, { who, card });
  }
}

function tellFight(
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
  { who, card }: Teller,
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
      return say(name, { who: who(event.seat), damage: event.damage });
    }
    case "game-won":
      return say(event.medal ? `event-game-won-${event.medal}` : "event-game-won");
    case "game-lost":
      return say(`event-game-lost-${event.cause}`, { who: who(event.seat) });
  }
}
