import { describe, expect, it } from "vitest";
import { sortHand } from "../../src/game/hand";
import { cardsOf, Moves } from "../../src/game/moves";
import { CHOICES } from "../support/sample_messages";

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
    expect(moves.withCards(["3d", "3c"])?.move).toBe("3c3d");
    expect(moves.withCards(["3c", "9h"])).toBeNull();
    expect(moves.withCards([])).toBeNull();
  });

  it("tell which cards can be added", () => {
    expect(moves.hasMoveContaining(["3d", "3c"])).toBe(true);
    expect(moves.hasMoveContaining(["3c", "9h"])).toBe(false);
    expect(moves.hasMoveContaining(["3c", "3c"])).toBe(false);
  });

  it("count nominated seats from 0", () => {
    const nominations = { ...CHOICES, moves: [{ move: ">1" }, { move: ">3" }] };
    expect(new Moves(nominations).nominees).toEqual([0, 2]);
  });
});

describe("a hand", () => {
  it("gives two Jesters different keys", () => {
    const keys = sortHand(["Je", "2c", "Je"], "suit").map((card) => card.key);
    expect(keys).toEqual(["2c", "Je", "Je.1"]);
  });

  it("is sorted by suit or by rank", () => {
    const codes = (order: "suit" | "rank") =>
      sortHand(["9h", "2s", "Ac", "9c"], order).map((card) => card.code);
    expect(codes("suit")).toEqual(["Ac", "9c", "9h", "2s"]);
    expect(codes("rank")).toEqual(["Ac", "2s", "9c", "9h"]);
  });
});

describe("the only move", () => {
  const only = (...moves: string[]): string | undefined =>
    new Moves({ ...CHOICES, moves: moves.map((move) => ({ move })) }).only?.move;

  it("is a flip or a yield without an alternative", () => {
    expect(only("flip")).toBe("flip");
    expect(only("yield")).toBe("yield");
    expect(only("flip", "yield")).toBeUndefined();
    expect(only("3c")).toBeUndefined();
    expect(only(">1")).toBeUndefined();
  });
});
