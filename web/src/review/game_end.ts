/** How a game ended, in its own nouns: what the last enemy did, and whether the tavern had run dry. */

import { totalValue } from "../cards/card_values";
import type { MomentView } from "../wire";

export type GameEnd =
  | { readonly kind: "won" }
  /** The record stops before the end. */
  | { readonly kind: "broken-off"; readonly moves: number }
  | {
      readonly kind: "struck";
      readonly enemy: string;
      readonly seat: number;
      readonly attack: number;
      /** Of the whole hand. */
      readonly value: number;
    }
  | { readonly kind: "stuck"; readonly enemy: string; readonly seat: number };

export function gameEnd(moments: readonly MomentView[]): GameEnd {
  const last = moments.at(-1);
  const outcome = last?.game.outcome;
  if (!last || !outcome) return { kind: "broken-off", moves: Math.max(0, moments.length - 1) };
  if (outcome.won) return { kind: "won" };
  const { enemy } = last.game;
  const { seat, short } = outcome;
  if (short === null) return { kind: "stuck", enemy: enemy.card, seat };
  return { kind: "struck", enemy: enemy.card, seat, attack: enemy.attack, value: totalValue(last.hands[seat] ?? []) };
}

/** The move after which the tavern stayed empty until the end; null if it did not. */
export function tavernDryAfter(moments: readonly MomentView[]): number | null {
  const lastFilled = moments.findLastIndex(({ game }) => game.tavern.count > 0);
  return lastFilled >= 0 && lastFilled < moments.length - 1 ? lastFilled + 1 : null;
}
