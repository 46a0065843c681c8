/** Why a move was made, beside the best one or the next best, by what its player could know. */

import type { Core } from "./core";
import type { WhyMove } from "./core_answers";
import type { CoreGame } from "./core_game";
import { askWithNets } from "./net_table";
import type { Nets } from "./nets";

export interface WhySetup {
  /** Of the game. */
  readonly seed: string;
  readonly worlds: number;
  /** Of the move, which the game has not made yet. */
  readonly number: number;
  readonly move: string;
}

/** The numbers are those of a review, unchecked. Throws `NetMissing`. */
export const findWhy = (core: Core, nets: Nets, game: CoreGame, { seed, worlds, number, move }: WhySetup): Promise<WhyMove> =>
  askWithNets(core, nets, game, move, (loaded, state, text, length, out) =>
    core.withText(seed, (seedAt, seedLength) =>
      core.functions.rg_why_move(loaded, state, text, length, number, worlds, seedAt, seedLength, out),
    ),
  );
