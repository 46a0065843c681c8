/** The best moves of the seat to move. Chances are those of a review (review.ts). */

import type { HintView } from "../wire";
import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import { NetTable } from "./net_table";
import type { Nets } from "./nets";

export interface HintSetup {
  /** What the random numbers come from. */
  readonly seed: string;
  readonly worlds: number;
  /** Of the next move. */
  readonly number?: number;
}

/** Throws `NetMissing`. */
export async function findHint(core: Core, nets: Nets, game: CoreGame, { seed, worlds, number = 0 }: HintSetup): Promise<HintView> {
  // A copy: while a net is loaded, the table may close its game.
  const copy = game.copy();
  const table = new NetTable(core, nets);
  try {
    const state = core.functions.rg_game_state(copy.address);
    const loaded = await table.loadForReview(state);
    return core.withText(seed, (seedAt, seedLength) =>
      core.ask<HintView>((out) => core.functions.rg_hint(loaded, state, number, worlds, seedAt, seedLength, out)),
    );
  } finally {
    table.free();
    copy.free();
  }
}
