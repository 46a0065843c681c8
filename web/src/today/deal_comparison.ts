/** Two games of one deal, move by move. */

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
