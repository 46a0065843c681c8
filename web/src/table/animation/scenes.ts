/** The animated scenes of a move, in the order of the rules. */

import type { GameEvent } from "../../words/event_text";
import { GAP_MS } from "./flying_cards";

export interface Scene {
  readonly kind: "heal" | "draw" | "double" | "shield" | "blocked" | "cancel" | "damage" | "kill" | "exact" | "strike";
  readonly suit: string | null;
  readonly amount: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly flight?: CardFlight;
}

/** Cards that fly from a pile, one after the other, to a pile or to the hands of seats. */
export interface CardFlight {
  readonly from: "tavern" | "discard";
  readonly to: readonly ("tavern" | number)[];
}

export interface DefeatedRoyal {
  readonly card: string;
  readonly exact: boolean;
}

/** Milliseconds that a scene lasts: of a suit, of a blow, of a defeat. */
const SUIT_MS = 520;
const BLOW_MS = 620;
const DEFEAT_MS = 900;

function sceneOf(event: GameEvent): Scene | null {
  switch (event.event) {
    case "cards-healed":
      return { kind: "heal", suit: "h", amount: event.cards.length, duration: SUIT_MS };
    case "power-acted":
      if (event.suit === "clubs") return { kind: "double", suit: "c", amount: event.attack, duration: SUIT_MS };
      return event.suit === "diamonds" ? { kind: "draw", suit: "d", amount: event.attack, duration: SUIT_MS } : null;
    case "power-blocked":
      return { kind: "blocked", suit: event.suit.charAt(0), amount: 0, duration: SUIT_MS };
    case "shield-raised":
      return { kind: "shield", suit: "s", amount: event.shield, duration: SUIT_MS };
    case "immunity-cancelled":
      return { kind: "cancel", suit: event.suit.charAt(0), amount: 0, duration: BLOW_MS };
    case "enemy-damaged":
      return { kind: "damage", suit: null, amount: event.amount, duration: BLOW_MS };
    case "enemy-defeated":
      return { kind: event.exact ? "exact" : "kill", suit: null, amount: 0, duration: DEFEAT_MS };
    case "enemy-struck":
      return event.damage ? { kind: "strike", suit: null, amount: event.damage, duration: BLOW_MS } : null;
    default:
      return null;
  }
}

export function scenesOf(events: readonly GameEvent[]): Scene[] {
  return events
    .map(sceneOf)
    .filter((scene) => scene !== null)
    .map((scene) => withFlight(scene, events));
}

function withFlight(scene: Scene, events: readonly GameEvent[]): Scene {
  const flight = flightOf(scene, events);
  return flight ? { ...scene, flight, duration: scene.duration + flight.to.length * GAP_MS } : scene;
}

function flightOf(scene: Scene, events: readonly GameEvent[]): CardFlight | null {
  if (scene.kind === "heal") {
    return { from: "discard", to: Array.from({ length: scene.amount }, () => "tavern" as const) };
  }
  return scene.kind === "draw" ? { from: "tavern", to: drawOrder(events) } : null;
}

/** The seat that draws each card: one each in turn, until every seat has its cards (§4.6). */
function drawOrder(events: readonly GameEvent[]): number[] {
  const draws = events
    .filter((event) => event.event === "cards-drawn")
    .map(({ seat, count }) => ({ seat, count }));
  const order: number[] = [];
  for (let round = 0; draws.some(({ count }) => count > round); round++) {
    order.push(...draws.filter(({ count }) => count > round).map(({ seat }) => seat));
  }
  return order;
}

/** The royal that a move defeated. */
export function defeatedRoyalOf(events: readonly GameEvent[]): DefeatedRoyal | null {
  const event = events.find((each) => each.event === "enemy-defeated");
  return event ? { card: event.enemy, exact: event.exact } : null;
}
