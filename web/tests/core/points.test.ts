import { expect, it } from "vitest";
import { CoreGame } from "../../src/core/core_game";
import { COUNTED_ITEMS } from "../../src/core/core_interface";
import { countPoints, sumOf } from "../../src/core/points";
import { loadCore } from "../support/core_files";

it("counts the points of every legal move, and the method takes the most", async () => {
  const core = await loadCore();
  const game = new CoreGame(core, { players: 2, options: "", seed: "castle-42" });
  const counted = countPoints(core, game);
  expect(counted.map(({ move }) => move).sort()).toEqual(game.choices().moves.map(({ move }) => move).sort());
  expect(counted.every(({ items }) => items.length === COUNTED_ITEMS)).toBe(true);
  // Nobody looks at what is hidden: another deal of it counts the same.
  game.dealAgain("other");
  expect(countPoints(core, game)).toEqual(counted);
  expect(Math.max(...counted.map(sumOf))).toBeGreaterThan(Math.min(...counted.map(sumOf)));
  game.free();
});
