/** An idea of «Play well»: whether it decides the next move, and whether a move acts on it. As study/idea.py. */

import type { Core } from "./core";
import type { IdeaAtStake } from "./core_answers";
import type { CoreGame } from "./core_game";
import { type Idea, IDEAS } from "./core_interface";
import { askWithNets } from "./net_table";
import type { Nets } from "./nets";

export interface IdeaSetup {
  /** What the random numbers come from. */
  readonly seed: string;
  readonly worlds: number;
  /** Of the next move. */
  readonly number: number;
}

/** The idea of a chapter. */
export const ideaOf = (chapter: string): Idea | null => IDEAS.find((idea) => idea === chapter) ?? null;

/** Null: it does not decide. Throws `NetMissing`. */
export const findIdea = (core: Core, nets: Nets, game: CoreGame, idea: Idea, { seed, worlds, number }: IdeaSetup): Promise<IdeaAtStake | null> =>
  askWithNets(core, nets, game, seed, (loaded, state, text, length, out) =>
    core.functions.rg_idea(loaded, state, IDEAS.indexOf(idea), number, worlds, text, length, out),
  );

/** Whether a legal move acts on an idea. */
export const actsOn = (core: Core, game: CoreGame, idea: Idea, move: string): boolean =>
  core.withText(move, (address, length) =>
    core.functions.rg_acts_on_idea(core.functions.rg_game_state(game.address), IDEAS.indexOf(idea), address, length) === 1,
  );
