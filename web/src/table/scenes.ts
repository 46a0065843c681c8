/** What is worth seeing of a move, one thing after the other, in the order of the rules. */

import type { GameEvent } from "../words/events";
import { GAP } from "./flock";

export interface Scene {
  readonly kind: "heal" | "draw" | "double" | "shield" | "blocked" | "cancel" | "damage" | "kill" | "exact" | "strike";
  readonly suit: string | null;
  readonly amount: number;
  /** Milliseconds it is shown. */
  readonly lasts: number;
  /** Cards that are seen on their way. */
  readonly flight?: Flight;
}

/** From a pile, one card after the other, to a pile or to the hands of seats. */
export interface Flight {
  readonly from: "tavern" | "discard";
  readonly to: readonly ("tavern" | number)[];
}

const MOVE = 520;
const BLOW = 620;
const EVENT = 900;

function sceneOf(event: GameEvent): Scene | null {
  switch (event.event) {
    case "cards-healed":
      return { kind: "heal", suit: "h", amount: event.cards.length, lasts: MOVE };
    case "power-acted":
      if (event.suit === "clubs") return { kind: "double", suit: "c", amount: event.attack, lasts: MOVE };
      return event.suit === "diamonds" ? { kind: "draw", suit: "d", amount: event.attack, lasts: MOVE } : null;
    case "power-blocked":
      return { kind: "blocked", suit: event.suit.charAt(0), amount: 0, lasts: MOVE };
    case "shield-raised":
      return { kind: "shield", suit: "s", amount: event.shield, lasts: MOVE };
    case "immunity-cancelled":
      return { kind: "cancel", suit: event.suit.charAt(0), amount: 0, lasts: BLOW };
    case "enemy-damaged":
      return { kind: "damage", suit: null, amount: event.amount, lasts: BLOW };
    case "enemy-defeated":
      return { kind: event.exact ? "exact" : "kill", suit: null, amount: 0, lasts: EVENT };
    case "enemy-struck":
      return event.damage ? { kind: "strike", suit: null, amount: event.damage, lasts: BLOW } : null;
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
  return flight ? { ...scene, flight, lasts: scene.lasts + flight.to.length * GAP } : scene;
}

function flightOf(scene: Scene, events: readonly GameEvent[]): Flight | null {
  if (scene.kind === "heal") {
    return { from: "discard", to: Array.from({ length: scene.amount }, () => "tavern" as const) };
  }
  return scene.kind === "draw" ? { from: "tavern", to: roundTheTable(events) } : null;
}

/** Who draws each card: one each in turn, until everyone has had theirs. */
function roundTheTable(events: readonly GameEvent[]): number[] {
  const left = events
    .filter((event) => event.event === "cards-drawn")
    .map(({ seat, count }) => ({ seat, count }));
  const order: number[] = [];
  for (let round = 0; left.some(({ count }) => count > round); round++) {
    order.push(...left.filter(({ count }) => count > round).map(({ seat }) => seat));
  }
  return order;
}

/** The royal that fell in a move, to be seen falling. */
export function fallen(events: readonly GameEvent[]): { card: string; exact: boolean } | null {
  const event = events.find((each) => each.event === "enemy-defeated");
  return event ? { card: event.enemy, exact: event.exact } : null;
}
