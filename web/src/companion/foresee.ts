/** What a play will do, or (null) a yield: the sums, from the table of the law. */

import { LAW } from "./law";
import { JESTER, type Play, valueOf } from "./play";
import { attack, health, immune, type Track } from "./track";

export interface Outcome {
  /** §3.7 the attack value. */
  readonly value: number;
  /** Suits whose power acts, in order, and those that immunity stops. */
  readonly acts: readonly string[];
  readonly blocked: readonly string[];
  readonly dealt: number;
  /** All the damage on the enemy afterwards. */
  readonly damage: number;
  readonly spades: number;
  readonly jesters: number;
  /** The enemy's attack afterwards. */
  readonly attack: number;
  /** How the enemy falls; empty if it stands. */
  readonly fall: "exact" | "over" | "";
  /** A line of the table of turns. */
  readonly came: string;
}

export function foresee(track: Track, play: Play | null): Outcome {
  const ranks = play?.ranks ?? [];
  const value = valueOf(ranks);
  const isJester = ranks[0] === JESTER;
  const played = [...LAW.order].filter((suit) => play?.suits.includes(suit));
  const acts = played.filter((suit) => suit !== immune(track));
  const blocked = played.filter((suit) => suit === immune(track));
  const dealt = acts.some((suit) => LAW.doubling.includes(suit)) ? 2 * value : value;
  const damage = track.damage + dealt;
  const spades = track.spades + (played.some((suit) => LAW.shielding.includes(suit)) ? value : 0);
  const jesters = track.jesters + (isJester ? 1 : 0);
  const left = attack({ ...track, spades, jesters });
  const fall = damage < health(track) ? "" : damage === health(track) ? "exact" : "over";
  const isLast = track.fates.length === LAW.castle.length - 1;
  const standing = isJester ? "jester" : left ? "struck" : "held";
  const came = fall ? (isLast ? "last" : "fallen") : standing;
  return { value, acts, blocked, dealt, damage, spades, jesters, attack: left, fall, came };
}
