/** The best moves of the seat to move. Chances are those of a review (review.ts). */

import type { HintView } from "../wire";
import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import { NetTable } from "./net_table";
import type { Nets } from "./nets";
import { CoreReview, type Review } from "./review";

export interface HintSetup {
  /** What the random numbers come from. */
  readonly seed: string;
  readonly worlds: number;
}

/** Throws `NetMissing`. */
export async function findHint(core: Core, nets: Nets, game: CoreGame, setup: HintSetup): Promise<HintView> {
  // A copy: while a net is loaded, the table may close its game.
  const copy = game.copy();
  try {
    const hint = await coreHint(core, nets, copy, { ...setup, number: 0 });
    const { hands, jesters } = copy.view();
    return hands.length === 1 && jesters > 0 ? await withMedals(core, nets, copy, hint, setup) : hint;
  } finally {
    copy.free();
  }
}

/** The hint as the core writes it; `number` is that of the next move. */
export async function coreHint(
  core: Core,
  nets: Nets,
  game: CoreGame,
  { seed, number, worlds }: HintSetup & { readonly number: number },
): Promise<HintView> {
  const table = new NetTable(core, nets);
  try {
    const state = core.functions.rg_game_state(game.address);
    const loaded = await table.loadForReview(state);
    return core.withText(seed, (seedAt, seedLength) =>
      core.ask<HintView>((out) => core.functions.rg_hint(loaded, state, number, worlds, seedAt, seedLength, out)),
    );
  } finally {
    table.free();
  }
}

/** Each move also has its chance of winning without flipping a Jester: must agree with src/regicide/bots/hints.py. */
async function withMedals(core: Core, nets: Nets, game: CoreGame, hint: HintView, setup: HintSetup): Promise<HintView> {
  const moves = [];
  for (const rated of hint.moves) {
    const review = new CoreReview(core, nets, { ...setup, moves: 1 });
    await review.add(game, rated.move);
    const [decision] = (JSON.parse(review.json(null)) as Review).decisions;
    review.free();
    moves.push({ ...rated, ...(decision?.medal && { medal: decision.medal.chance }) });
  }
  return { ...hint, moves };
}
