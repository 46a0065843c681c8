/** The points of every legal move by the method of counting (core/bots/counting.hpp), as bots/methods.py. */

import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import { COUNTED_ITEMS, MOST_MOVES } from "./core_interface";

export interface CountedMove {
  /** In notation. */
  readonly move: string;
  /** The points of each `PointItem`. */
  readonly items: readonly number[];
}

const NUMBER = 8;

/** What the move is worth. */
export const sumOf = ({ items }: CountedMove): number => items.reduce((sum, points) => sum + points, 0);

export function countPoints(core: Core, game: CoreGame): CountedMove[] {
  const { functions } = core;
  const moves = core.allocate(MOST_MOVES * NUMBER);
  const points = core.allocate(MOST_MOVES * COUNTED_ITEMS * NUMBER);
  try {
    const count = functions.rg_count_points(functions.rg_game_state(game.address), moves, points);
    const memory = new DataView(functions.memory.buffer);
    return Array.from({ length: count }, (_, at) => ({
      move: core.moveText(memory.getBigUint64(moves + at * NUMBER, true)),
      items: Array.from({ length: COUNTED_ITEMS }, (__, item) => memory.getFloat64(points + (at * COUNTED_ITEMS + item) * NUMBER, true)),
    }));
  } finally {
    core.free(moves);
    core.free(points);
  }
}
