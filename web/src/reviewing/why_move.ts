/** Why a move of a finished game was made: loads the core, and asks it about the position before the move. */

import { CoreGame } from "../core/core_game";
import { loadCore } from "../core/load_core";
import { Nets } from "../core/nets";
import { findWhy } from "../core/why_move";
import type { WhyMove } from "../core/core_answers";
import { readLink } from "../local/shared_game";

/** As many as a review samples. */
const WORLDS = 400;

/** One for all questions: a net stays in the core's memory. */
let loaded: Promise<{ core: Awaited<ReturnType<typeof loadCore>>; nets: Nets }> | null = null;

async function load(): Promise<Awaited<NonNullable<typeof loaded>>> {
  const core = await loadCore();
  return { core, nets: new Nets(core) };
}

/** The moves of the game in a link. */
export async function readLinkMoves(link: string): Promise<readonly string[]> {
  return readLink((await (loaded ??= load())).core, link).moves;
}

/** `number` is that of the move, from 1. Throws if there is no net, or no connection. */
export async function askWhy(link: string, number: number): Promise<WhyMove> {
  loaded ??= load();
  loaded.catch(() => (loaded = null));
  const { core, nets } = await loaded;
  const { seats, options, seed, moves } = readLink(core, link);
  const game = new CoreGame(core, { players: seats.length, options, seed });
  try {
    for (const move of moves.slice(0, number - 1)) game.move(move);
    return await findWhy(core, nets, game, { seed, worlds: WORLDS, number, move: moves[number - 1] ?? "" });
  } finally {
    game.free();
  }
}
