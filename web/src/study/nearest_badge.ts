/** The badge that a player is nearest to: what is left of it, as far as it can be counted. */

import type { GameFacts } from "../core/core_answers";
import { type Seal, SEALS } from "../core/core_interface";
import { defeatedRoyals, exactKills } from "./game_facts";

export interface NearBadge {
  readonly name: Seal;
  /** The best of any game. */
  readonly done: number;
  readonly of: number;
}

type Marks = Pick<GameFacts, "marks">;
const exactOf = (rank: number) => ({ marks }: Marks): number => exactKills({ marks: marks.slice(4 * rank, 4 * rank + 4) });

/** Those that grow during a game; the others are reached in one move or not at all. */
const GROWING: readonly { readonly name: Seal; readonly of: number; readonly count: (facts: Marks) => number }[] = [
  { name: "victory", of: 12, count: defeatedRoyals },
  { name: "jacks", of: 4, count: exactOf(0) },
  { name: "queens", of: 4, count: exactOf(1) },
  { name: "kings", of: 4, count: exactOf(2) },
  { name: "eight", of: 8, count: exactKills },
];

/** Null if all are earned. Only games that could have earned it count. */
export function nearestBadge(games: readonly Pick<GameFacts, "marks" | "helped" | "known">[], had: ReadonlySet<string>): NearBadge | null {
  const counting = games.filter(({ helped, known }) => !helped && !known);
  const [nearest] = GROWING.filter(({ name }) => !had.has(name))
    .map(({ name, of, count }) => ({ name, of, done: Math.max(0, ...counting.map(count)) }))
    .filter(({ done }) => done > 0)
    .toSorted((one, other) => other.done / other.of - one.done / one.of);
  const next = SEALS.find((name) => !had.has(name));
  return nearest ?? (next ? { name: next, done: 0, of: 1 } : null);
}
