/** Games of one deal, side by side; and two of them move by move. */

import type { LinkedGame } from "../local/kept_games";
import type { GameFacts } from "../core/core_answers";

/** A game as the page names and shows it. */
export interface ComparedGame {
  readonly name: string;
  /** The names at its seats. */
  readonly players: readonly string[];
  readonly facts: GameFacts;
  readonly moves: readonly string[];
  /** Of its replay. */
  readonly path: string;
}

type Dealt = Pick<GameFacts, "seed" | "options" | "players">;

export const isSameDeal = (one: Dealt, other: Dealt): boolean =>
  one.seed === other.seed && one.options === other.options && one.players === other.players;

/** Whether all of them are games of one deal. */
export const areOfOneDeal = ([first, ...others]: readonly LinkedGame[]): boolean =>
  first !== undefined && others.every(({ facts }) => isSameDeal(facts, first.facts));

/** How many moves both games begin with. */
export function sameMoves(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((move, number) => move !== other[number]);
  return at < 0 ? one.length : at;
}

/** A number counts from 1; a game that is over has no move any more. */
export interface DifferingMove {
  readonly number: number;
  readonly moves: readonly [string | null, string | null];
}

/** Everything from the first move that differs: from there on the positions differ, too. */
export function differingMoves(one: readonly string[], other: readonly string[]): DifferingMove[] {
  const first = sameMoves(one, other);
  const count = Math.max(one.length, other.length) - first;
  return Array.from({ length: count }, (_, at) => ({
    number: first + at + 1,
    moves: [one[first + at] ?? null, other[first + at] ?? null],
  }));
}
