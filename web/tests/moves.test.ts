import { describe, expect, it } from "vitest";
import { arrange } from "../src/game/hand";
import { cardsOf, Moves } from "../src/game/moves";
import { CHOICES } from "./views";

describe("moves in notation", () => {
  it.each([
    ["AcTh", ["Ac", "Th"]],
    ["x4c6c", ["4c", "6c"]],
    ["Je", ["Je"]],
    ["yield", []],
    ["flip", []],
    [">2", []],
  ])("%s has the cards %j", (move, cards) => expect(cardsOf(move)).toEqual(cards));
});

describe("the listed moves", () => {
  const moves = new Moves(CHOICES);

  it("are found by their cards in any order", () => {
    expect(moves.with(["3d", "3c"])?.move).toBe("3c3d");
    expect(moves.with(["3c", "9h"])).toBeNull();
    expect(moves.with([])).toBeNull();
  });

  it("tell which cards can join", () => {
    expect(moves.leadsSomewhere(["3d", "3c"])).toBe(true);
    expect(moves.leadsSomewhere(["3c", "9h"])).toBe(false);
    expect(moves.leadsSomewhere(["3c", "3c"])).toBe(false);
  });

  it("name seats from 0", () => {
    const naming = { ...CHOICES, moves: [{ move: ">1" }, { move: ">3" }] };
    expect(new Moves(naming).nominees).toEqual([0, 2]);
  });
});

describe("a hand", () => {
  it("gives two Jesters keys of their own", () => {
    const keys = arrange(["Je", "2c", "Je"], "suit").map((held) => held.key);
    expect(keys).toEqual(["2c", "Je", "Je.1"]);
  });

  it("is sorted by suit or by rank", () => {
    const codes = (order: "suit" | "rank") =>
      arrange(["9h", "2s", "Ac", "9c"], order).map((held) => held.code);
    expect(codes("suit")).toEqual(["Ac", "9c", "9h", "2s"]);
    expect(codes("rank")).toEqual(["Ac", "2s", "9c", "9h"]);
  });
});
