import { expect, it } from "vitest";
import { partnerAdvice, readersLevel } from "../../src/study/partner_level";
import type { ListedSeat } from "../../src/wire";

const person = { name: "Maren", bot: null } as ListedSeat;
const bot = (name: string): ListedSeat => ({ name: null, bot: name }) as ListedSeat;

/** A letter for each game, the first one first: won, lost, abandoned. */
const games = (results: string, seats: readonly ListedSeat[] = [person, bot("level-5")]) =>
  [...results].map((letter, at) => ({
    phase: "over" as const,
    result: { w: "won", l: "lost" }[letter] ?? null,
    seats: [...seats],
    updated: at,
  }));

it.each([
  ["wwww", "level-4"],
  ["llwlwww", "level-4"],
  ["wwwl", "level-4"],
  ["wwwwllll", "level-6"],
  ["wwwlll", null],
  ["wlwl", null],
  ["www", null],
  ["www-", null],
  ["", null],
])("advises one step, from the last four games: %s → %s", (results, advised) => {
  expect(partnerAdvice(games(results), "level-5")?.bot ?? null).toBe(advised);
});

it("says why, and from which level", () => {
  expect(partnerAdvice(games("llll"), "level-5")).toEqual({ bot: "level-6", level: 6, from: 5, why: "lost" });
});

it.each([
  ["champion", "wwww", "level-8"],
  ["champion", "llll", null],
  ["level-1", "wwww", null],
  ["level-8", "llll", "champion"],
])("has an end on both sides: %s %s → %s", (chosen, results, advised) => {
  expect(partnerAdvice(games(results, [person, bot(chosen)]), chosen)?.bot ?? null).toBe(advised);
});

it("asks for four games after a change of level", () => {
  expect(partnerAdvice(games("wwww"), "level-4")).toBeNull();
  const since = games("www", [person, bot("level-4")]).map((game) => ({ ...game, updated: game.updated + 10 }));
  expect(partnerAdvice([...games("wwww"), ...since], "level-4")).toBeNull();
});

it("counts games of one person with bots of one level", () => {
  expect(partnerAdvice(games("wwww", [person, person, bot("level-5")]), "level-5")).toBeNull();
  expect(partnerAdvice(games("wwww", [person, bot("level-5"), bot("level-2")]), "level-5")).toBeNull();
  expect(partnerAdvice(games("wwww", [person]), "level-5")).toBeNull();
  expect(partnerAdvice(games("wwww", [person, bot("knight")]), "knight")).toBeNull();
});

it.each([
  ["wl", "level-5", 5],
  ["wwww", "level-5", 4],
  ["llll", "level-5", 6],
  ["wlwl", "champion", 8],
  ["wwww", "champion", 8],
  ["wl", "squire", 4],
  ["", "level-5", 4],
])("knows the reader's level from the last games: %s with %s → %d", (results, played, level) => {
  expect(readersLevel(games(results, [person, bot(played)]))).toBe(level);
});
