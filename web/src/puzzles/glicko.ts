/** The rating of a player of puzzles: the core computes it by Glicko-2. */

import type { Core } from "../core/core";

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** The rating after a puzzle. */
export function rate(core: Core, player: Rating, difficulty: number, isSolved: boolean): Rating {
  const numbers = core.allocate(3 * Float64Array.BYTES_PER_ELEMENT);
  try {
    const view = (): Float64Array => new Float64Array(core.functions.memory.buffer, numbers, 3);
    view().set([player.rating, player.deviation, player.volatility]);
    core.functions.rg_rate_puzzle(numbers, difficulty, Number(isSolved));
    const [rating = 0, deviation = 0, volatility = 0] = view();
    return { rating, deviation, volatility };
  } finally {
    core.free(numbers);
  }
}
