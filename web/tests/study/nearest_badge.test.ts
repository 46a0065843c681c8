import { expect, it } from "vitest";
import { SEALS } from "../../src/core/core_interface";
import { nearestBadge } from "../../src/study/nearest_badge";
import { puzzleOfToday, keepPuzzleOfToday } from "../../src/study/puzzle_day";

const game = (marks: string, more = {}) => ({ marks, helped: false, known: false, ...more });

it("names the badge of which most is done", () => {
  expect(nearestBadge([], new Set())).toEqual({ name: "victory", done: 0, of: 1 });
  expect(nearestBadge([game("ooof--------")], new Set())).toEqual({ name: "victory", done: 3, of: 12 });
  expect(nearestBadge([game("xxoxooof----"), game("xoooooooof--")], new Set())).toMatchObject({ name: "victory", done: 9 });
  expect(nearestBadge([game("xxxxxooxxoof")], new Set(["victory", "jacks"]))).toEqual({ name: "eight", done: 7, of: 8 });
  expect(nearestBadge([game("xxoxooof----")], new Set(["victory"]))).toEqual({ name: "jacks", done: 3, of: 4 });
});

it("counts only games that could earn it, and ends when all are earned", () => {
  const helped = [game("xxxooooooooo", { helped: true }), game("xxxooooooooo", { known: true })];
  expect(nearestBadge(helped, new Set(["victory"]))).toEqual({ name: "gold", done: 0, of: 1 });
  expect(nearestBadge(helped, new Set(SEALS))).toBeNull();
});

it("keeps the first answer to the puzzle of a day", () => {
  expect(puzzleOfToday("2026-11-19")).toBe("waits");
  keepPuzzleOfToday(false, "2026-11-19");
  keepPuzzleOfToday(true, "2026-11-19");
  expect(puzzleOfToday("2026-11-19")).toBe("tried");
  expect(puzzleOfToday("2026-11-20")).toBe("waits");
});
