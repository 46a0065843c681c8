/** Why one move is better than another, by games of the knight. */

import type { BetterReason } from "../wire";
import type { Core } from "./core";
import type { CoreGame } from "./core_game";
import { askWithNets } from "./net_table";
import type { Nets } from "./nets";

/** Of the games: they are the same for every player. */
const SEED = 0n;

/** Null if the games do not show that it is better. Throws `NetMissing`. */
export const findReason = (core: Core, nets: Nets, game: CoreGame, better: string, worse: string): Promise<BetterReason | null> =>
  askWithNets(core, nets, game, better, (loaded, state, text, length, out) =>
    core.withText(worse, (other, otherLength) =>
      core.functions.rg_why_better(loaded, state, text, length, other, otherLength, SEED, out),
    ),
  );
