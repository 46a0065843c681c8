/** A move as a list of beats, in the order of the rules: what moves, what changes, and how long each takes. */

import type { ReceivedUpdate } from "../../game/client_state";
import type { GameEvent } from "../../words/event_text";
import { arrived, crumbled, departed, type Displayed } from "./displayed_game";

export type BeatKind =
  | "pass"
  | "play"
  | "yield"
  | "heal"
  | "draw"
  | "double"
  | "shield"
  | "blocked"
  | "cancel"
  | "damage"
  | "exact"
  | "overkill"
  | "crumble"
  | "next"
  | "strike"
  | "spared"
  | "discard"
  | "name"
  | "flip"
  | "won"
  | "lost";

/** Where a card flies from or to. A number is the hand of that seat. */
export type Place = "tavern" | "discard" | "table" | "enemy" | "castle" | number;

export interface Flight {
  /** The card, or `back`. */
  readonly card: string;
  readonly from: Place;
  readonly to: Place;
}

export interface Beat {
  readonly kind: BeatKind;
  /** The event that it tells; a draw tells one for each seat. */
  readonly events: readonly GameEvent[];
  /** How many events of the move have been told after it. */
  readonly told: number;
  readonly moving: Displayed;
  readonly after: Displayed;
  readonly flights: readonly Flight[];
  /** Of a defeat: how much damage more than needed. */
  readonly excess: number;
}

const KINDS: Partial<Record<GameEvent["event"], BeatKind>> = {
  "turn-began": "pass",
  "cards-played": "play",
  yielded: "yield",
  "power-blocked": "blocked",
  "cards-healed": "heal",
  "cards-drawn": "draw",
  "shield-raised": "shield",
  "immunity-cancelled": "cancel",
  "enemy-damaged": "damage",
  "enemy-revealed": "next",
  "cards-discarded": "discard",
  "next-named": "name",
  "jester-flipped": "flip",
  "game-won": "won",
  "game-lost": "lost",
};

function kindOf(event: GameEvent, shown: Displayed): BeatKind | null {
  switch (event.event) {
    case "turn-began":
      return shown.game.seat === event.seat ? null : "pass";
    case "power-acted":
      return event.suit === "clubs" ? "double" : null;
    case "enemy-defeated":
      return event.exact ? "exact" : "overkill";
    case "enemy-struck":
      return event.damage ? "strike" : "spared";
    default:
      return KINDS[event.event] ?? null;
  }
}

/** The beats of a move from what is shown to `final`; empty if the entry has no events. */
export function beatsOf(entry: ReceivedUpdate, shown: Displayed, final: Displayed): Beat[] {
  const events = entry.public.events ?? [];
  const beats: Beat[] = [];
  let now = shown;
  let excess = 0;
  for (let at = 0; at < events.length; at++) {
    const group = groupAt(events, at);
    const first = group[0];
    if (!first) continue;
    at += group.length - 1;
    const before = now;
    const moving = group.reduce(departed, before);
    now = group.reduce((each, event) => arrived(each, event, final), moving);
    const kind = kindOf(first, before);
    if (!kind) continue;
    const flights = flightsOf(group);
    if (first.event === "enemy-damaged") excess = first.damage - first.health;
    beats.push({ kind, events: group, told: at + 1, moving, after: now, flights, excess });
    if (first.event === "enemy-defeated") {
      now = crumbled(now, first.enemy, first.exact);
      beats.push({ kind: "crumble", events: [], told: at + 1, moving: now, after: now, flights: [], excess });
    }
  }
  const last = beats.pop();
  return last ? [...beats, { ...last, told: events.length, after: final }] : [];
}

/** All draws of a move are one beat: the cards are dealt round. */
function groupAt(events: readonly GameEvent[], at: number): readonly GameEvent[] {
  const isDraw = (event: GameEvent | undefined): boolean =>
    event?.event === "cards-drawn" || event?.event === "cards-received";
  if (!isDraw(events[at])) return events.slice(at, at + 1);
  const end = events.findIndex((event, place) => place > at && !isDraw(event));
  return events.slice(at, end < 0 ? events.length : end);
}

function flightsOf(group: readonly GameEvent[]): Flight[] {
  const event = group[0];
  switch (event?.event) {
    case "cards-played":
      return event.cards.map((card) => ({ card, from: event.seat, to: "table" }));
    case "cards-discarded":
      return event.cards.map((card) => ({ card, from: event.seat, to: "discard" }));
    case "jester-flipped":
      return event.discarded.map((card) => ({ card, from: event.seat, to: "discard" }));
    case "cards-healed":
      return event.cards.map(() => ({ card: "back", from: "discard", to: "tavern" }));
    case "cards-drawn":
      return dealtRound(group).map((seat) => ({ card: "back", from: "tavern", to: seat }));
    case "enemy-defeated":
      return event.last ? [] : [{ card: event.enemy, from: "enemy", to: event.exact ? "tavern" : "discard" }];
    case "enemy-revealed":
      return [{ card: event.enemy, from: "castle", to: "enemy" }];
    default:
      return [];
  }
}

/** The seat that draws each card: one each in turn, until every seat has its cards (§4.6). */
function dealtRound(group: readonly GameEvent[]): number[] {
  const draws = group.filter((event) => event.event === "cards-drawn");
  const order: number[] = [];
  for (let round = 0; draws.some(({ count }) => count > round); round++) {
    order.push(...draws.filter(({ count }) => count > round).map(({ seat }) => seat));
  }
  return order;
}
