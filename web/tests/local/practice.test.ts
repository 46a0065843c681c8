import { beforeAll, expect, it } from "vitest";
import type { Core } from "../../src/core/core";
import { dealGame } from "../../src/local/made_moves";
import { LocalTable } from "../../src/local/local_table";
import { FORMAT, type PracticeStart, type SavedTable } from "../../src/local/saved_table";
import { loadCore } from "../support/core_files";

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const SEATS = [
  { name: "Ana", bot: null },
  { name: null, bot: "champion" },
];

/** The first legal moves of a game. */
function begin(seed: string, count: number): string[] {
  const game = dealGame(core, { seats: SEATS, options: "", seed });
  const moves: string[] = [];
  while (moves.length < count) {
    const [first] = game.choices().moves;
    game.move(first?.move ?? "");
    moves.push(first?.move ?? "");
  }
  game.free();
  return moves;
}

const saved = (seed: string, start: PracticeStart): SavedTable => ({
  format: FORMAT, id: "P-TEST", made: 0, seats: SEATS, options: "", seed, salt: "", chosenSeed: true, start, entries: [],
});

it("begins where the other game was, with the same hidden cards", () => {
  const start = { seed: "castle-42", moves: begin("castle-42", 3), isDealtAgain: false };
  const game = dealGame(core, { seats: SEATS, options: "", seed: "castle-42" });
  for (const move of start.moves) game.move(move);
  const table = new LocalTable(core, saved("castle-42", start));
  expect(table.game.position()).toBe(game.position());
  expect(table.moves).toEqual([]);
  expect(() => table.check(table.view.seat, { do: "ask-undo" }, "")).toThrow("nothing-to-undo");
  table.free();
  game.free();
});

it("deals again what the player to move cannot see, and nothing else", () => {
  const start = { seed: "castle-42", moves: begin("castle-42", 3), isDealtAgain: true };
  const [one, other] = ["one", "other"].map((seed) => new LocalTable(core, saved(seed, start)));
  if (!one || !other) throw new Error();
  const { seat } = one.view;
  expect(one.view).toEqual(other.view);
  expect(one.game.hand(seat)).toEqual(other.game.hand(seat));
  expect(one.game.hand(1 - seat)).not.toEqual(other.game.hand(1 - seat));
  expect(one.game.position()).not.toBe(other.game.position());
  one.free();
  other.free();
});

it("gives no medal", () => {
  const solo = { ...saved("castle-42", { seed: "castle-42", moves: [], isDealtAgain: false }), seats: SEATS.slice(0, 1) };
  const table = new LocalTable(core, solo);
  expect(table.unearned).toBe("practice");
  expect(table.welcome(0, 0)).toMatchObject({ room: { unearned: "practice" } });
  const { start: _, ...counted } = solo;
  const real = new LocalTable(core, { ...counted, id: "REALGAME" });
  expect(real.unearned).toBeNull();
  table.free();
  real.free();
});
