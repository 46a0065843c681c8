/** Par of a deal: the core plays the games. src/regicide/study/par.py counts the same: tests/golden/par.json. */

import type { Core } from "../core/core";
import type { ParGame } from "../core/core_answers";
import { CoreGame, type Deal } from "../core/core_game";
import { askWithNets } from "../core/net_table";
import type { Nets } from "../core/nets";
import { MEDALS } from "../shared/medals";

export interface Par {
  readonly games: number;
  readonly won: number;
  readonly medals: readonly number[];
  /** At least half of the games defeat this many royals. */
  readonly median: number;
}

/** Plays a deal once more, with other shuffles of the discard pile: the champion, or partners of a level from 1 on. */
export async function playParGame(core: Core, nets: Nets, deal: Deal, number: number, level = 0): Promise<ParGame> {
  const game = new CoreGame(core, deal);
  try {
    return await askWithNets(core, nets, game, deal.seed, (loaded, state, seed, length, out) =>
      core.functions.rg_par_game(loaded, state, seed, length, number, level, out),
    );
  } finally {
    game.free();
  }
}

/** Counts at least one game. */
export function parOf(games: readonly ParGame[]): Par {
  const defeated = games.map((game) => game.defeated).sort((one, other) => one - other);
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    medals: MEDALS.map((name) => games.filter(({ medal }) => medal === name).length),
    median: defeated[Math.floor(games.length / 2)] ?? 0,
  };
}

const NAMES: readonly string[] = MEDALS;

/** What a result is worth: each royal, the win, then the medal. */
export const worthOf = ({ won, medal, defeated }: ParGame): number =>
  defeated + Number(won) + (medal ? NAMES.length - NAMES.indexOf(medal) : 0);

/** What games are worth, on average. */
export const meanWorth = (games: readonly ParGame[]): number => games.reduce((sum, game) => sum + worthOf(game), 0) / games.length;

/**
 * The level whose games are worth what a result is worth, or nearly; of equals the lower one. `worths` are those of the
 * levels and, last, of the champion, who stands above all levels. A level counts as no worse than the one below: so few
 * games are partly luck.
 */
export function levelLike(result: ParGame, worths: readonly number[]): number {
  const gaps = worths.map((_, at) => Math.abs(Math.max(...worths.slice(0, at + 1)) - worthOf(result)));
  return 1 + gaps.indexOf(Math.min(...gaps));
}

/** How many of the champion's games a result beats, and how many it equals. */
export function compare(result: ParGame, games: readonly ParGame[]): { readonly better: number; readonly equal: number } {
  const own = worthOf(result);
  const worths = games.map(worthOf);
  return { better: worths.filter((worth) => worth < own).length, equal: worths.filter((worth) => worth === own).length };
}
