import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CoreGame } from "../../src/core/core_game";
import { findReason } from "../../src/core/better_reason";
import { findHint } from "../../src/core/hint";
import { findWhy } from "../../src/core/why_move";
import { CoreReview, type Review } from "../../src/core/review";
import type { HintView } from "../../src/wire";
import { solve } from "../../src/core/solver";
import { loadCore, loadNets } from "../support/core_files";

/** tests/support/core_reviews.py writes this with the native core. */
const GOLDEN = JSON.parse(readFileSync(new URL("../../../tests/golden/core_reviews.json", import.meta.url), "utf-8")) as {
  worlds: number;
  games: { players: number; options: string; seed: string; moves: string[]; review: string; hint: string; why: string }[];
  checked: { players: number; options: string; seed: string; playouts: number; moves: string[]; move: string; review: string; other: string; why: string };
};
const { worlds } = GOLDEN;

describe.each(["core", "core_without_simd"])("the module %s", async (module) => {
  const core = await loadCore(module);
  const nets = loadNets(core);

  it.each(GOLDEN.games)("reviews $seed $options as the native core", async ({ seed, moves, review, hint, why, ...setup }) => {
    const game = new CoreGame(core, { ...setup, seed });
    const found = new CoreReview(core, nets, { seed, worlds, playouts: 0, moves: moves.length });
    for (const [at, move] of moves.entries()) {
      if (at + 1 === moves.length) {
        expect(JSON.stringify(await findHint(core, nets, game, { seed, number: moves.length, worlds }))).toBe(hint);
        expect(JSON.stringify(await findWhy(core, nets, game, { seed, number: moves.length, worlds, move }))).toBe(why);
        const begun = JSON.parse(at ? found.json(null) : "{}") as Review;
        expect([begun.decisions.length, begun.sum]).toEqual([at, null]);
      }
      await found.add(game, move);
      game.move(move);
    }
    const outcome = game.view().outcome;
    expect(found.json(outcome ? outcome.won : null)).toBe(review);
    found.free();
    game.free();
  });

  it("says why a move is better as the native core", async () => {
    const { seed, moves, move, other, why, ...setup } = GOLDEN.checked;
    const game = new CoreGame(core, { ...setup, seed });
    for (const each of moves) game.move(each);
    expect(JSON.stringify(await findReason(core, nets, game, other, move))).toBe(why);
    game.free();
  });

  it("checks a mark as the native core", async () => {
    const { seed, playouts, moves, move, review, ...setup } = GOLDEN.checked;
    const game = new CoreGame(core, { ...setup, seed });
    for (const each of moves) game.move(each);
    const found = new CoreReview(core, nets, { seed, worlds, playouts, moves: 1 });
    await found.add(game, move);
    while (found.checkNext() !== null);
    expect(found.json(null)).toBe(review);
    found.free();
    game.free();
  });
});

it("a solo hint has the chances of winning without a Jester, as a review has them", async () => {
  const core = await loadCore();
  const nets = loadNets(core);
  const hintAt = async (players: number): Promise<HintView> => {
    const game = new CoreGame(core, { players, options: "", seed: "castle-42" });
    const finding = findHint(core, nets, game, { seed: "a", worlds: 40 });
    game.free(); // the table was closed meanwhile
    return finding;
  };
  for (const { chance, medal } of (await hintAt(1)).moves) {
    expect(medal).toBeGreaterThan(0);
    expect(medal).toBeLessThan(chance);
  }
  expect((await hintAt(2)).moves.some((rated) => "medal" in rated)).toBe(false);
});

/** tests/support/study_golden.py writes this with src/regicide/study/winnable.py. */
const LOST = JSON.parse(readFileSync(new URL("../../../tests/golden/hindsight.json", import.meta.url), "utf-8")) as {
  players: number;
  seed: string;
  moves: string[];
  hindsight: { winnable_before: number; lost_after: number };
}[];

it.each(LOST)("$seed is lost by the move that Python found", async ({ players, seed, moves, hindsight }) => {
  const core = await loadCore();
  const verdictAfter = (made: number): string => {
    const game = new CoreGame(core, { players, options: "", seed });
    for (const move of moves.slice(0, made)) game.move(move);
    const { verdict } = solve(core, game, seed, 60);
    game.free();
    return verdict;
  };
  expect(verdictAfter(hindsight.winnable_before - 1)).toBe("winnable");
  expect(verdictAfter(hindsight.lost_after)).toBe("lost");
});
