/** The best moves of the seat to move. Chances are those of a review (review.ts). */

import type { HintView } from "../wire";
import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import { askWithNets } from "./net_table";
import type { Nets } from "./nets";

export interface HintSetup {
  /** What the random numbers come from. */
  readonly seed: string;
  readonly worlds: number;
  /** Of the next move. */
  readonly number?: number;
}

/** Throws `NetMissing`. */
export const findHint = (core: Core, nets: Nets, game: CoreGame, { seed, worlds, number = 0 }: HintSetup): Promise<HintView> =>
  askWithNets(core, nets, game, seed, (loaded, state, text, length, out) =>
    core.functions.rg_hint(loaded, state, number, worlds, text, length, out),
  );
