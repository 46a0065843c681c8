import { beforeEach, describe, expect, it } from "vitest";
import { type ListedPuzzle, loadPuzzleList, type Puzzle } from "../../src/puzzles/puzzle_file";
import { isGentle } from "../../src/puzzles/puzzle_wish";
import { answerRush, beginRush, isRushOver, type Rush, rushPuzzle, secondsLeft } from "../../src/puzzles/rush";
import { RushRun } from "../../src/puzzles/rush_run.svelte";

const LIST = await loadPuzzleList();
const NONE_KNOWN = (): boolean => false;
/** Numbers from 0 to 1 that are always the same. */
const DRAWS = [0, 0.5, 0.999];

describe("the choice of puzzles", () => {
  const choose = (right: number, draw = 0, shown: readonly number[] = []): ListedPuzzle => rushPuzzle(LIST, { right, shown }, NONE_KNOWN, () => draw)!;

  it.each(DRAWS)("begins with one enemy and one player, easy (draw %d)", (draw) => {
    for (let right = 0; right < 4; right += 1) {
      expect(isGentle(choose(right, draw))).toBe(true);
      expect(choose(right, draw).difficulty).toBeLessThan(870);
    }
    expect(choose(7, draw).kind).toMatch(/exact-kill|survive/);
  });

  it.each(DRAWS)("grows harder with each right answer (draw %d)", (draw) => {
    const steps = Array.from({ length: 30 }, (_, right) => choose(right, draw));
    for (const [right, { difficulty }] of steps.entries()) expect(Math.abs(difficulty - (700 + 30 * right)), String(right)).toBeLessThan(100);
    expect(steps[29]!.difficulty).toBeGreaterThan(steps[0]!.difficulty + 700);
  });

  it("shows no puzzle twice, not even after the whole list", () => {
    const shown: number[] = [];
    for (let right = 8; ; right += 1) {
      const next = rushPuzzle(LIST.slice(0, 300), { right, shown }, NONE_KNOWN, () => 0.5);
      if (!next) break;
      expect(shown).not.toContain(next.number);
      shown.push(next.number);
    }
    expect(shown).toHaveLength(300);
  });

  it("prefers puzzles that the reader does not know, but stays at the difficulty", () => {
    const known = choose(0);
    const other = rushPuzzle(LIST, { right: 0, shown: [] }, ({ number }) => number === known.number, () => 0)!;
    expect(other.number).not.toBe(known.number);
    expect(rushPuzzle(LIST, { right: 0, shown: [] }, () => true, () => 0)).toBe(known);
  });
});

describe("a rush", () => {
  let now: number;
  let ended: Rush[];
  let met: number[];
  let failures: number;
  let run: RushRun;
  const load = (listed: ListedPuzzle): Promise<Puzzle> =>
    Promise.resolve({ ...listed, chances: null, seats: [], options: "", seed: "", solution: "", moves: [] });

  function makeRun(puzzles: readonly ListedPuzzle[] = LIST, loading = load): RushRun {
    return new RushRun(puzzles, {
      now: () => now,
      random: () => 0,
      load: loading,
      isKnown: NONE_KNOWN,
      shown: ({ number }) => met.push(number),
      ended: (rush) => ended.push(rush) === 1,
      failed: () => (failures += 1),
    });
  }

  beforeEach(async () => {
    [now, ended, met, failures] = [5000, [], [], 0];
    run = makeRun();
    await run.begin();
  });

  it("ends with the third mistake, and names the missed ones", async () => {
    for (const isRight of [true, false, false, true, false]) await run.answer(isRight);
    expect(run.isOver).toBe(true);
    expect(ended).toHaveLength(1);
    expect(run.isBest).toBe(true);
    expect(ended[0]!.right).toBe(2);
    expect(ended[0]!.missed.map(({ number }) => number)).toEqual([met[1], met[2], met[4]]);
    await run.answer(true);
    expect(run.rush.right).toBe(2);
  });

  it("ends after three minutes of its clock", () => {
    now += 179_999;
    run.tick();
    expect([run.isOver, run.seconds]).toEqual([false, 1]);
    now += 1;
    run.tick();
    run.tick();
    expect([run.isOver, run.seconds, ended.length]).toEqual([true, 0, 1]);
  });

  it("does not count an answer after the time, even if no tick came before", async () => {
    now += 180_000;
    await run.answer(true);
    expect([run.isOver, run.rush.right]).toEqual([true, 0]);
    expect(answerRush(beginRush(0), run.puzzle!, true, 180_000).right).toBe(0);
  });

  it("says the time at a minute, 30 and 10 seconds, also if a tick is late", () => {
    const heard = [119.5, 120, 121, 149.9, 160, 175].map((passed) => {
      now = 5000 + passed * 1000;
      run.tick();
      return run.spokenSeconds;
    });
    expect(heard).toEqual([null, 60, 60, 60, 30, 10]);
  });

  it("asks a harder puzzle after a right answer, and one like the last after a wrong one", async () => {
    for (const isRight of [true, false, true]) {
      const { right } = run.rush;
      await run.answer(isRight);
      const { number } = rushPuzzle(LIST, { right: right + Number(isRight), shown: run.rush.shown }, NONE_KNOWN, () => 0)!;
      expect(run.puzzle!.number).toBe(number);
    }
    expect(new Set(met).size).toBe(met.length);
  });

  it("starts its clock when the first puzzle is there", async () => {
    let arrive = (): void => undefined;
    run = makeRun(LIST, (listed) => new Promise((done) => (arrive = () => done(load(listed)))));
    const begun = run.begin();
    now += 60_000;
    run.tick();
    arrive();
    await begun;
    expect(secondsLeft(run.rush, now)).toBe(180);
  });

  it("says that the next puzzle cannot be loaded, and only when it is needed", async () => {
    let count = 0;
    run = makeRun(LIST, (listed) => (count++ ? Promise.reject(new Error("offline")) : load(listed)));
    await run.begin();
    expect(failures).toBe(0);
    await run.answer(true);
    expect(failures).toBe(1);
  });

  it("ends when no puzzle is left", async () => {
    run = makeRun(LIST.filter(isGentle).slice(0, 1));
    await run.begin();
    await run.answer(true);
    expect([run.isOver, run.rush.right, isRushOver(run.rush, now)]).toEqual([true, 1, false]);
  });
});
