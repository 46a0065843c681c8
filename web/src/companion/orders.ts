/** What the table must do now, in order, as codes: the sentences are in the catalogues. */

import type { IconName } from "../shared/icons";
import { handLimit, option } from "./agreed";
import { foresee } from "./foresee";
import type { Play, Refusal } from "./play";
import { attack, healthLeft, shield, type Track } from "./track";

export interface Order {
  /** The message. */
  readonly say: string;
  /** What is drawn before it: a suit, or an icon. */
  readonly sign: IconName | "c" | "d" | "h" | "s";
  /** `who` and `next` are seats, `enemy` and `suit` codes. */
  readonly facts: Refusal["facts"];
}

export function ordersFor(track: Track, play: Play): Order[] {
  const { acts, blocked, dealt, value, came, fall, attack: left, spades } = foresee(track, play);
  const { seat: who, enemy, agreed } = track;
  const orders: Order[] = [];
  const order = (say: string, sign: Order["sign"], facts: Order["facts"] = {}): unknown =>
    orders.push({ say, sign, facts });

  if (came === "jester") {
    order("event-immunity-cancelled", "check", { suit: enemy.charAt(1) });
    if (spades > shield(track)) order("companion-shield-counts", "s", { shield: spades, attack: left }); // §8.5
    order("table-wait-for-choice", "next", { who });
    return orders;
  }
  for (const suit of blocked) order("event-power-blocked", suit as "c", { suit });
  for (const suit of acts) {
    if (suit === "h") order("companion-heal", "h", { count: value });
    if (suit === "d") order("companion-draw", "d", { count: value, who, limit: handLimit(agreed) });
    if (suit === "c") order("companion-double", "c", { count: value, damage: dealt });
    // Against an enemy that falls it changes nothing.
    if (suit === "s" && !fall) order("companion-shield", "s", { shield: value, attack: left });
  }
  const rest = healthLeft(track) - dealt;
  const damage = fall ? `companion-damage-${fall}` : "companion-damage";
  order(damage, "sword", { damage: dealt, left: rest, over: -rest });
  if (came === "last") order("event-game-won", "check");
  else if (fall) {
    order(fall === "exact" ? "event-enemy-defeated-exactly" : "event-enemy-defeated", "check", { enemy });
    order("companion-again", "again", { who });
  } else if (left) orders.push(sufferOrder(track, left));
  else order("event-enemy-blocked", "shield", { who });
  return orders;
}

export const sufferOrder = (track: Track, damage = attack(track)): Order => ({
  say: option(track.agreed, "overpay", "") ? "companion-suffer-stop" : "companion-suffer",
  sign: "sword",
  facts: { who: track.seat, damage },
});
