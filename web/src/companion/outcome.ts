/** What a play does, or a yield (null): the sums, with the numbers of the law. */

import type { SuitLetter } from "../cards/suits";
import { LAW, type TurnResult } from "./law";
import { JESTER, type Play, valueOf } from "./play";
import { attack, type CompanionState, health, immuneSuit } from "./state";

export interface Outcome {
  /** §3.7 the attack value. */
  readonly value: number;
  /** Suits whose power acts, in order, and suits that immunity blocks. */
  readonly actingSuits: readonly SuitLetter[];
  readonly blockedSuits: readonly SuitLetter[];
  readonly damageDealt: number;
  /** All damage on the enemy after the play. */
  readonly totalDamage: number;
  readonly spades: number;
  readonly jestersPlayed: number;
  /** The enemy's attack after the play. */
  readonly attack: number;
  /** How the enemy is defeated; empty if it is not. */
  readonly kill: "exact" | "over" | "";
  readonly turnResult: TurnResult;
}

export function outcomeOf(state: CompanionState, play: Play | null): Outcome {
  const ranks = play?.ranks ?? [];
  const value = valueOf(ranks);
  const isJester = ranks[0] === JESTER;
  const immune = immuneSuit(state);
  const suits = LAW.order.filter((suit) => play?.suits.includes(suit));
  const actingSuits = suits.filter((suit) => suit !== immune);
  const blockedSuits = suits.filter((suit) => suit === immune);
  const damageDealt = actingSuits.some((suit) => LAW.doubling.includes(suit)) ? 2 * value : value;
  const totalDamage = state.damage + damageDealt;
  const spades = state.spades + (suits.some((suit) => LAW.shielding.includes(suit)) ? value : 0);
  const jestersPlayed = state.jestersPlayed + (isJester ? 1 : 0);
  const attackAfter = attack({ ...state, spades, jestersPlayed });
  const kill = totalDamage < health(state) ? "" : totalDamage === health(state) ? "exact" : "over";
  const isLast = state.defeated.length === LAW.castle.length - 1;
  const survived = isJester ? "jester" : attackAfter ? "struck" : "held";
  const turnResult = kill ? (isLast ? "last" : "fallen") : survived;
  return {
    value,
    actingSuits,
    blockedSuits,
    damageDealt,
    totalDamage,
    spades,
    jestersPlayed,
    attack: attackAfter,
    kill,
    turnResult,
  };
}
