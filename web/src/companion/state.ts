/** The state of a game with real cards, as far as it is known without seeing the hands. */

import { type CompanionSetup, enemyStrength, jesterCounts, optionValue } from "./companion_setup";
import type { Medal } from "../wire";
import { LAW } from "./law";

export type CompanionStep = "reveal" | "play" | "suffer" | "name" | "won" | "lost";

interface DefeatedRoyal {
  readonly card: string;
  readonly exact: boolean;
}

export interface CompanionState {
  readonly setup: CompanionSetup;
  readonly step: CompanionStep;
  readonly seat: number;
  /** Empty until the first enemy is revealed. */
  readonly enemy: string;
  readonly damage: number;
  /** Attack values of plays with a spade, also of plays that immunity blocks (§8.5). */
  readonly spades: number;
  /** Known cards that were played against this enemy. */
  readonly playedCards: readonly string[];
  /** Jesters that were played against this enemy. */
  readonly jestersPlayed: number;
  /** In the order of their defeat. */
  readonly defeated: readonly DefeatedRoyal[];
  /** By seat: whether its last turn was a yield. */
  readonly yielded: readonly boolean[];
  /** Solo: Jesters that are not flipped yet. */
  readonly jestersAside: number;
  readonly turns: number;
  /** Has a meaning in step `lost` only. */
  readonly lossCause: "stuck" | "beaten";
}

export const newState = (setup: CompanionSetup): CompanionState => ({
  setup,
  step: "reveal",
  seat: 0,
  enemy: "",
  damage: 0,
  spades: 0,
  playedCards: [],
  jestersPlayed: 0,
  defeated: [],
  yielded: Array.from({ length: setup.players }, () => false),
  jestersAside: jesterCounts(setup)[1],
  turns: 0,
  lossCause: "stuck",
});

export const health = ({ setup, enemy }: CompanionState): number =>
  enemyStrength(setup, enemy.charAt(0))[0];
export const fullAttack = ({ setup, enemy }: CompanionState): number =>
  enemyStrength(setup, enemy.charAt(0))[1];
export const healthLeft = (state: CompanionState): number => Math.max(0, health(state) - state.damage);

/** The immune suit, and whether spades count. */
const immunity = ({ enemy, jestersPlayed }: CompanionState): readonly [string, boolean] =>
  LAW.immunity[enemy.charAt(1) + (jestersPlayed ? "*" : "")] ?? ["", true];

/** §4.3 the suit whose power is blocked; empty after a Jester. */
export const immuneSuit = (state: CompanionState): string => immunity(state)[0];
export const shield = (state: CompanionState): number => (immunity(state)[1] ? state.spades : 0);
/** §8.5 the shield that a Jester would make count; 0 in a game without Jesters to play (§1.4, §12.1). */
export const waitingShield = (state: CompanionState): number =>
  jesterCounts(state.setup)[0] ? state.spades - shield(state) : 0;
export const attack = (state: CompanionState): number => Math.max(0, fullAttack(state) - shield(state));

export const isDefeated = ({ defeated }: CompanionState, card: string): boolean =>
  defeated.some((royal) => royal.card === card);

/** The rank of the next royal. */
export const nextRank = ({ defeated }: CompanionState): string => LAW.castle.charAt(defeated.length);

/** §12.3 the medal that a solo win would give now; null in other games. */
export const medal = ({ setup, jestersAside }: CompanionState): Medal | null =>
  (setup.players === 1 && LAW.medals[jesterCounts(setup)[1] - jestersAside]) || null;

/** §9 why the player to move may not yield; empty if yielding is allowed. */
export function whyNoYield({ setup, seat, yielded }: CompanionState): string {
  const general = optionValue(setup, "yield", "on");
  const isSolo = setup.players === 1;
  const rule = general === "on" && isSolo ? optionValue(setup, "solo-yield", "never") : general;
  const mark = (is: boolean | undefined): string => (is ? "y" : "-");
  const others = mark(yielded.every((each, at) => each || at === seat));
  return LAW.unyieldable[`${rule}/${others}/${mark(yielded[seat])}`] ?? "";
}
