import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { KeptGame } from "../../src/local/kept_games";
import { csvOf } from "../../src/statistics/export";
import { costsOfHabits, countReview, errorOfMean } from "../../src/statistics/reviewed_games";
import { readRecord } from "../../src/local/record_text";
import { BOTS_HERE } from "../../src/core/bots_here";
import type { GameFacts, Habit } from "../../src/core/core_answers";
import { gameFacts, personalBest } from "../../src/study/game_facts";
import { medianReached, sealsOf, statistics, type Statistics } from "../../src/statistics/statistics";
import { loadCore } from "../support/core_files";

/** tests/support/study_golden.py writes this with src/regicide/study. */
const GOLDEN = JSON.parse(readFileSync(new URL("../../../tests/golden/statistics.json", import.meta.url), "utf-8")) as {
  games: { record: string; facts: GameFacts }[];
  statistics: Statistics;
  none: Statistics;
  seals: Record<string, number>;
  bests: (number | null)[];
};

it("counts the same as Python", async () => {
  const core = await loadCore();
  const games = GOLDEN.games.map(({ record, facts }) => {
    const { names, others, deal: _deal, result: _result, ...read } = readRecord(record);
    const people = [...names.keys()].filter((seat) => !BOTS_HERE.includes(names[seat] ?? ""));
    const [helped, known] = [/[1-9]/.test(others["Hints"] ?? ""), others["KnownDeal"] === "yes"];
    const found = gameFacts(core, { ...read, people, helped, known });
    expect(found).toEqual(facts);
    return found;
  });
  expect(statistics(games)).toEqual(GOLDEN.statistics);
  expect(statistics([])).toEqual(GOLDEN.none);
  expect(sealsOf(games)).toEqual(GOLDEN.seals);
  expect(games.map((game, at) => personalBest(core, games.slice(0, at), game))).toEqual(GOLDEN.bests);
});

it("says of half of the games what half of the games did", () => {
  expect(medianReached({ games: 2, reached: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0] })).toBe(10);
  expect(medianReached({ games: 3, reached: [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] })).toBe(1);
  expect(medianReached({ games: 1, reached: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] })).toBe(12);
});

const kept = (facts: Partial<GameFacts>): KeptGame => {
  const [first] = GOLDEN.games;
  return { id: "GAME", made: 0, isOver: true, moves: [], facts: { ...(first?.facts as GameFacts), ...facts } };
};

it("writes no formula into a table of numbers", () => {
  const [head, row] = csvOf([kept({ seed: '=1+"2"', options: "hand=+1,health=+5" })]).split("\r\n");
  expect(head).toMatch(/^date,players,company/);
  expect(row).toContain('"hand=+1,health=+5","\'=1+""2"""');
});

it("counts the seats of people in a review, and no review that is not complete", () => {
  const none = { best: 0, luck: 0, slips: 0, mistakes: 0, blunders: 0, habit: null };
  const seats = [
    { seat: 0, decisions: 10, loss: 150, ...none },
    { seat: 1, decisions: 10, loss: 9000, ...none },
  ];
  const sum = { average: null, deal_luck: null, luck: -70, medals: 0, loss: 0, end: 0 };
  const game = kept({ people: [0] });
  expect(countReview(game, { sum, seats })).toMatchObject({ loss: 1.5, decisions: 10, luck: -0.7 });
  expect(countReview(game, { sum: null, seats })).toBeNull();
});

it("adds up what each kind of mistake cost, the dearest first, and the nameless ones last", () => {
  const habit = (theme: Habit["theme"], loss: number): Habit => ({ theme, moves: 1, marked: 1, loss });
  const game = (...habits: Habit[]) => ({ id: "1", made: 0, loss: 0, decisions: 1, luck: 0, habits });
  const games = [game(habit("other", 9000)), game(habit("draws", 300)), game(habit("draws", 200), habit("blows", 1000)), game()];
  expect(costsOfHabits(games)).toEqual([
    { theme: "blows", games: 1, loss: 10 },
    { theme: "draws", games: 2, loss: 5 },
    { theme: "other", games: 1, loss: 90 },
  ]);
});

it("knows no error of a mean below two values", () => {
  expect(errorOfMean([])).toBeNull();
  expect(errorOfMean([5])).toBeNull();
  expect(errorOfMean([1, 3])).toBeCloseTo(1.96);
});
