/** What the players must do now, in order, as names of messages. */

import type { SuitLetter } from "../cards/suits";
import type { IconName } from "../shared/icons";
import { handLimit, optionValue } from "./companion_setup";
import { outcomeOf } from "./outcome";
import type { ActionRefusal, Play } from "./play";
import { attack, type CompanionState, healthLeft, shield } from "./state";

export interface Instruction {
  /** Name of the message. */
  readonly message: string;
  /** The drawing before it: a suit or an icon. */
  readonly icon: IconName | SuitLetter;
  /** `who` and `next` are seats, `enemy` and `suit` are codes. */
  readonly facts: ActionRefusal["facts"];
}

export function instructionsFor(state: CompanionState, play: Play): Instruction[] {
  const outcome = outcomeOf(state, play);
  const { damageDealt, value, turnResult, kill, attack: attackAfter, spades } = outcome;
  const { seat: who, enemy, setup } = state;
  const found: Instruction[] = [];
  const add = (message: string, icon: Instruction["icon"], facts: Instruction["facts"] = {}): unknown =>
    found.push({ message, icon, facts });

  if (turnResult === "jester") {
    add("event-immunity-cancelled", "check", { suit: enemy.charAt(1) });
    if (spades > shield(state)) add("companion-shield-counts", "s", { shield: spades, attack: attackAfter }); // §8.5
    add("table-wait-for-choice", "next", { who });
    return found;
  }
  for (const suit of outcome.blockedSuits) add("event-power-blocked", suit, { suit });
  for (const suit of outcome.actingSuits) {
    if (suit === "h") add("companion-heal", "h", { count: value });
    if (suit === "d") add("companion-draw", "d", { count: value, who, limit: handLimit(setup) });
    if (suit === "c") add("companion-double", "c", { count: value, damage: damageDealt });
    // A shield against a defeated enemy changes nothing.
    if (suit === "s" && !kill) add("companion-shield", "s", { shield: value, attack: attackAfter });
  }
  const left = healthLeft(state) - damageDealt;
  const damage = kill ? `companion-damage-${kill}` : "companion-damage";
  add(damage, "sword", { damage: damageDealt, left, over: -left });
  if (turnResult === "last") add("event-game-won", "check");
  else if (kill) {
    add(kill === "exact" ? "event-enemy-defeated-exactly" : "event-enemy-defeated", "check", { enemy });
    add("companion-again", "again", { who });
  } else if (attackAfter) found.push(sufferInstruction(state, attackAfter));
  else add("event-enemy-blocked", "shield", { who });
  return found;
}

export const sufferInstruction = (state: CompanionState, damage = attack(state)): Instruction => ({
  message: optionValue(state.setup, "overpay", "") ? "companion-suffer-stop" : "companion-suffer",
  icon: "sword",
  facts: { who: state.seat, damage },
});
