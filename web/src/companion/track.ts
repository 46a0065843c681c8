/** A moment of a game at a real table, as far as it can be told without seeing a hand. */

import { type Agreed, jestersOf, option, strength } from "./agreed";
import { LAW } from "./law";

export type Step = "reveal" | "play" | "suffer" | "name" | "won" | "lost";

export interface Fate {
  readonly card: string;
  readonly exact: boolean;
}

export interface Track {
  readonly agreed: Agreed;
  readonly step: Step;
  readonly seat: number;
  /** Empty until the first one is turned up. */
  readonly enemy: string;
  readonly damage: number;
  /** Attack values of plays with a spade, counted also while immunity hides them (§8.5). */
  readonly spades: number;
  /** Cards that certainly lie against this enemy. */
  readonly lying: readonly string[];
  /** Jesters against this enemy. */
  readonly jesters: number;
  /** Royals beaten, in order. */
  readonly fates: readonly Fate[];
  readonly yielded: readonly boolean[];
  /** Solo: Jesters not yet flipped. */
  readonly aside: number;
  readonly turns: number;
  /** Where it was lost: at which step. */
  readonly cause: "stuck" | "beaten";
}

export const begin = (agreed: Agreed): Track => ({
  agreed,
  step: "reveal",
  seat: 0,
  enemy: "",
  damage: 0,
  spades: 0,
  lying: [],
  jesters: 0,
  fates: [],
  yielded: Array.from({ length: agreed.players }, () => false),
  aside: jestersOf(agreed)[1],
  turns: 0,
  cause: "stuck",
});

export const health = ({ agreed, enemy }: Track): number => strength(agreed, enemy.charAt(0))[0];
export const fullAttack = ({ agreed, enemy }: Track): number =>
  strength(agreed, enemy.charAt(0))[1];
export const healthLeft = (track: Track): number => Math.max(0, health(track) - track.damage);

const sway = ({ enemy, jesters }: Track): readonly [string, boolean] =>
  LAW.sway[enemy.charAt(1) + (jesters ? "*" : "")] ?? ["", true];

/** §4.3 the suit whose power does nothing; empty once a Jester lies there. */
export const immune = (track: Track): string => sway(track)[0];
export const shield = (track: Track): number => (sway(track)[1] ? track.spades : 0);
/** §8.5 what a Jester would bring to bear; nothing in a game without Jesters to play (§1.4, §12.1). */
export const waitingShield = (track: Track): number =>
  jestersOf(track.agreed)[0] ? track.spades - shield(track) : 0;
export const attack = (track: Track): number => Math.max(0, fullAttack(track) - shield(track));

export const isBeaten = ({ fates }: Track, card: string): boolean =>
  fates.some((fate) => fate.card === card);

/** The rank the next royal has. */
export const nextRank = ({ fates }: Track): string => LAW.castle.charAt(fates.length);

/** §12.3 what a solo win would be worth now. */
export const medal = ({ agreed, aside }: Track): string =>
  LAW.medals[jestersOf(agreed)[1] - aside] ?? "";

/** §9 why the player whose turn it is may not yield. */
export function unyieldable({ agreed, seat, yielded }: Track): string {
  const general = option(agreed, "yield", "on");
  const allowed = general === "on" && agreed.players === 1 ? option(agreed, "solo-yield", "never") : general;
  const mark = (is: boolean | undefined): string => (is ? "y" : "-");
  const others = mark(yielded.every((each, at) => each || at === seat));
  return LAW.unyieldable[`${allowed}/${others}/${mark(yielded[seat])}`] ?? "";
}
