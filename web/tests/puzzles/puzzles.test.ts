import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import FILE from "virtual:puzzles";
import { splitPuzzles } from "../../puzzle_plugin";
import type { Core } from "../../src/core/core";
import { rate, type Rating } from "../../src/puzzles/glicko";
import { BadPuzzleFile, type Kind, KINDS, loadPuzzle, loadPuzzleList, parseList, parsePuzzle, type Puzzle, puzzleOfTheDay } from "../../src/puzzles/puzzle_file";
import { type Theme, THEMES } from "../../src/puzzles/puzzle_numbers";
import { type Answer, PuzzleTable } from "../../src/puzzles/puzzle_table";
import { ANY, isWanted, type Level, levelOf, LEVELS, PLAYERS, readWish } from "../../src/puzzles/puzzle_wish";
import type { ServerMessage } from "../../src/wire";
import { loadCore } from "../support/core_files";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8");
/** tests/study/test_puzzles.py reads it, too. */
const GOLDEN = JSON.parse(read("tests/golden/puzzles.json")) as {
  ratings: [difficulty: number, isSolved: boolean, rating: number, deviation: number, volatility: number][];
  days: [day: string, count: number, number: number][];
};
const LIST = await loadPuzzleList();
const PUZZLES = await Promise.all(LIST.map(loadPuzzle));

it("rates as Python does", async () => {
  const core = await loadCore();
  let player: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
  for (const [difficulty, isSolved, rating, deviation, volatility] of GOLDEN.ratings) {
    player = rate(core, player, difficulty, isSolved);
    expect(player.rating).toBeCloseTo(rating, 5);
    expect(player.deviation).toBeCloseTo(deviation, 5);
    expect(player.volatility).toBeCloseTo(volatility, 8);
  }
});

it("chooses the same puzzle of the day as Python", () => {
  for (const [day, count, number] of GOLDEN.days) {
    const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    expect(puzzleOfTheDay(new Date(year, month - 1, date, 23, 59), numbers), day).toBe(number);
  }
});

it("refuses another file", () => {
  expect(() => splitPuzzles("regicide puzzles 1\n")).toThrow("regicide puzzles 2");
  expect(() => parseList("magic kill-late 900 1")).toThrow(BadPuzzleFile);
  expect(() => parseList("best-move kill-late 900")).toThrow(BadPuzzleFile);
  expect(() => parsePuzzle(LIST[0]!, "97/62 squire - castle-1")).toThrow(BadPuzzleFile);
});

it("finds every puzzle of the file in its part", () => {
  const lines = read("src/regicide/study/puzzles.txt").trimEnd().split("\n");
  const misplaced = PUZZLES.filter(({ number, kind, difficulty, players, seats, seed, solution, moves }) => {
    const [foundKind, , foundDifficulty, , bots, , ...rest] = lines[number]!.split(" ");
    const isListed = foundKind === kind && foundDifficulty === String(difficulty) && players === seats.length;
    return !isListed || bots !== seats.map(({ bot }) => bot).join() || rest.join() !== [seed, solution, ...moves].join();
  });
  expect(misplaced).toEqual([]);
  expect(PUZZLES).toHaveLength(lines.filter((line) => line !== "-").length - 1);
});

it("loads at most 60 kB for the first puzzle", async () => {
  const sizes = await Promise.all([FILE.list, ...FILE.parts].map(async (load) => gzipSync((await load()).default).length));
  expect(sizes[0]! + Math.max(...sizes.slice(1))).toBeLessThan(60_000);
});

it("has puzzles of every level and theme, and of every kind for each number of players", () => {
  const share = (level: Level): number => PUZZLES.filter((each) => levelOf(each) === level).length / PUZZLES.length;
  for (const level of LEVELS) expect(share(level), level).toBeGreaterThan(0.25);
  for (const kind of KINDS) {
    for (const players of PLAYERS) expect(PUZZLES.some((each) => isWanted(each, { ...ANY, kind, players }))).toBe(true);
  }
  for (const theme of THEMES) expect(LIST.some((each) => isWanted(each, { ...ANY, theme })), theme).toBe(true);
  const kept = { kind: "magic" as Kind, theme: "luck" as Theme, players: 9, level: "hard" } as const;
  expect(readWish(kept)).toEqual({ ...ANY, level: "hard" });
});

describe("the table of a puzzle", () => {
  let core: Core;
  beforeAll(async () => {
    core = await loadCore();
  });

  const firstOf = (kind: Puzzle["kind"]): Puzzle => PUZZLES.find((each) => each.kind === kind)!;
  function open(puzzle: Puzzle): { table: PuzzleTable; answers: Answer[]; move: (text: string) => ServerMessage[] } {
    const answers: Answer[] = [];
    const table = new PuzzleTable(core, puzzle, "Maren", (answer) => answers.push(answer));
    const move = (text: string): ServerMessage[] =>
      table.answer({ type: "do", id: "1", what: { do: "make-move", move: text, seen: 999 } });
    return { table, answers, move };
  }

  it("accepts the solutions of puzzles that ship", () => {
    for (const puzzle of PUZZLES.filter(({ number }) => number % 20 === 0)) {
      const { table, answers, move } = open(puzzle);
      expect(move(puzzle.solution).map(({ type }) => type), String(puzzle.number)).toEqual(["update", "ack"]);
      expect(answers).toMatchObject([{ isRight: true }]);
      table.free();
    }
  });

  it("shows no forecast before the answer, and answers a wrong move by one", () => {
    const puzzle = firstOf("exact-kill");
    const { table, answers, move } = open(puzzle);
    const [welcome, choices] = table.answer({ type: "hello", secret: null, after: 0, language: "en", choices: true });
    expect(welcome?.type).toBe("welcome");
    if (choices?.type !== "choices") throw new Error("no choices");
    expect(choices.choices.moves.every(({ forecast }) => forecast === null)).toBe(true);
    const wrong = choices.choices.moves.find((each) => each.move !== puzzle.solution)!.move;
    expect(table.answer({ type: "ask", id: "2", move: wrong })).toMatchObject([{ type: "outlook", outlook: { forecast: null } }]);
    expect(move(wrong)).toMatchObject([{ type: "refused", error: { code: "beside-the-point" } }]);
    expect(answers).toMatchObject([{ move: wrong, isRight: false, forecast: { kill: expect.not.stringMatching("exact") as unknown } }]);
    expect(move("zz")).toMatchObject([{ type: "refused", error: { code: "bad-card" } }]);
    table.free();
  });

  it("plays a line that wins after a proved solution", () => {
    for (const puzzle of PUZZLES.filter(({ kind, number }) => kind === "only-win" && number % 20 === 0)) {
      const { table, answers, move } = open(puzzle);
      move(puzzle.solution);
      const last = table.winningLine().map(move).at(-1);
      expect(last, String(puzzle.number)).toMatchObject([{ public: { game: { outcome: { won: true } } } }, { type: "ack" }]);
      expect(table.winningLine()).toEqual([]);
      expect(answers).toHaveLength(1);
      table.free();
    }
    const { table, move } = open(firstOf("best-move"));
    move(firstOf("best-move").solution);
    expect(table.winningLine()).toEqual([]);
    table.free();
  });

  it("knows every card of an open puzzle", () => {
    const puzzle = firstOf("only-win");
    const { table } = open(puzzle);
    const { hands, enemies } = table.openCards();
    expect(hands).toHaveLength(puzzle.seats.length);
    expect(enemies.every((card) => /^[JQK][cdhs]$/.test(card))).toBe(true);
    table.free();
  });
});
