import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Bots } from "../../src/core/bots";
import type { Core } from "../../src/core/core";
import { CoreGame } from "../../src/core/core_game";
import { Ratings } from "../../src/core/ratings";
import { loadCore, loadNets } from "../support/core_files";

type Bot = "random" | "squire" | "knight" | "champion" | "medallist";
type Step = Record<Bot, string> & { ratings: [string, number, number][] };

/** tests/support/core_choices.py writes this with the native core. */
const GOLDEN = JSON.parse(readFileSync(new URL("../../../tests/golden/core_choices.json", import.meta.url), "utf-8")) as {
  rollouts: number;
  worlds: number;
  games: { players: number; options: string; seed: string; steps: Step[] }[];
};

describe.each(["core", "core_without_simd"])("the module %s chooses as the native core", (module) => {
  let core: Core;
  let bots: Bots;
  let ratings: Ratings;
  beforeAll(async () => {
    core = await loadCore(module);
    const nets = loadNets(core);
    bots = new Bots(core, nets);
    ratings = new Ratings(core, nets);
  });

  it.each(GOLDEN.games.map((game) => [game.seed, game] as const))("%s", async (_, { players, options, seed, steps }) => {
    const game = new CoreGame(core, { players, options, seed });
    for (const [number, { ratings: expected, ...choices }] of steps.entries()) {
      const budget = { rollouts: GOLDEN.rollouts, seed: BigInt(number) };
      for (const [bot, move] of Object.entries(choices)) {
        expect(await bots.choose(game, bot, budget), `${bot}, decision ${number}`).toBe(move);
      }
      if (expected.length) {
        const found = await ratings.rate(game, GOLDEN.worlds, BigInt(number));
        expect(found.map(({ move, chance, error }) => [move, chance, error])).toEqual(expected);
      }
      game.move(choices.champion);
    }
    game.free();
  });
});
