/** Par of a deal: as src/regicide/study/par.py; tests/golden/par.json holds both. */

import type { Bots } from "../core/bots";
import type { Core } from "../core/core";
import { CoreGame, type Deal } from "../core/core_game";
import { MEDALS } from "../shared/medals";
import type { GameView } from "../wire";

/** Must agree with src/regicide/study/par.py. */
export const PAR_GAMES = 40;
const ROLLOUTS = 60;

export interface ParGame {
  readonly won: boolean;
  readonly medal: string | null;
  readonly defeated: number;
}

export interface Par {
  readonly games: number;
  readonly won: number;
  readonly medals: readonly number[];
  /** Half of the games, or more, defeat so many royals or more. */
  readonly median: number;
}

/** Plays a deal once more, with other shuffles of the discard pile. */
export async function playParGame(core: Core, bots: Bots, deal: Deal, number: number): Promise<ParGame> {
  const game = new CoreGame(core, deal);
  try {
    game.reseed(`${deal.seed}/par/${number}`);
    for (let move = 0; ; move += 1) {
      const { outcome, royals } = JSON.parse(game.view()) as GameView;
      if (outcome) {
        const defeated = royals.filter(({ fate }) => fate === "defeated" || fate === "taken-exactly").length;
        return { won: outcome.won, medal: outcome.medal, defeated };
      }
      const seed = BigInt(number * 1024 + move);
      game.move(await bots.choose(game, "medallist", { rollouts: ROLLOUTS, seed }));
    }
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

/** How many of the champion's games a result beats, and how many it equals. */
export function compare(result: ParGame, games: readonly ParGame[]): { readonly better: number; readonly equal: number } {
  const own = worthOf(result);
  const worths = games.map(worthOf);
  return { better: worths.filter((worth) => worth < own).length, equal: worths.filter((worth) => worth === own).length };
}
