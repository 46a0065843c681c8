import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "../../src/core/core";
import { keepTry } from "../../src/local/kept_games";
import { today } from "../../src/base/days";
import { dailyOf, marksText, rowOf, seedOf } from "../../src/study/daily";
import { calendarMark, type DailyResult, DELETED, judged, TryStore } from "../../src/study/daily_tries";
import { differingMoves, sameMoves } from "../../src/today/deal_comparison";
import { ownResult } from "../../src/today/own_result";
import { gamesIn } from "../../src/today/pasted_games";
import type { ParGame } from "../../src/core/core_answers";
import type { Nets } from "../../src/core/nets";
import { compare, levelLike, meanWorth, type Par, parOf, playParGame } from "../../src/study/par";
import { loadCore, loadNets } from "../support/core_files";

const golden = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../tests/golden/${name}.json`, import.meta.url), "utf-8")) as T;

/** tests/support/study_golden.py writes this with src/regicide/study/daily.py. */
const DAILY = golden<{
  deals: [string, number, string][];
  seeds: [string, [string, number] | null][];
  rows: [string[], string, { current: number; longest: number }][];
  marks: [string, string][];
}>("daily");
const PAR = golden<{ players: number; games: ParGame[]; par: Par; compared: ReturnType<typeof compare>; worths: number[]; like: number[] }[]>("par");

it("has the seeds, rows and marks of Python", () => {
  for (const [day, players, seed] of DAILY.deals) expect(seedOf({ day, players })).toBe(seed);
  for (const [seed, deal] of DAILY.seeds) {
    const found = dailyOf(seed);
    expect(found && [found.day, found.players], seed).toEqual(deal);
  }
  for (const [days, now, row] of DAILY.rows) expect(rowOf(days, now), `${days.join(" ")} on ${now}`).toEqual(row);
  for (const [marks, text] of DAILY.marks) expect(marksText(marks)).toBe(text);
});

it("says of half of the games what half of the games did", () => {
  const games = [3, 10].map((defeated) => ({ won: false, medal: null, defeated }));
  expect(parOf(games).median).toBe(10);
});

it("does not compare a try that was given up", () => {
  const atServer = { day: "2026-11-16", players: 1, table: "KQJT", result: "abandoned", medal: null, defeated: 4 };
  expect(ownResult(atServer, null)).toBeNull();
  expect(ownResult({ ...atServer, result: "lost" }, null)).toEqual({ won: false, medal: null, defeated: 4 });
  const first = { day: "2026-11-16", players: 1, seed: "daily-2026-11-16-1", table: "a", result: DELETED };
  expect(ownResult(null, first)).toBeNull();
  expect(calendarMark(first)).toBe("–");
  expect(calendarMark({ ...first, result: { ...DELETED, end: "lost" } })).toBe("0");
});

it("goes by the reader's own date", () => {
  expect(today(new Date(2026, 10, 16, 0, 5))).toBe("2026-11-16");
  expect(today(new Date(2026, 10, 16, 23, 55))).toBe("2026-11-16");
});

describe.each(["core", "core_without_simd"])("par by the module %s", (module) => {
  let core: Core;
  let nets: Nets;
  beforeAll(async () => {
    core = await loadCore(module);
    nets = loadNets(core);
  });

  it.each(PAR)("with $players players", async ({ players, games, par, compared, worths, like }) => {
    const deal = { players, options: "", seed: seedOf({ day: "2026-11-16", players }) };
    const found: ParGame[] = [];
    const wanted = module === "core" ? games : games.slice(0, 1); // the other one is slow
    for (const number of wanted.keys()) found.push(await playParGame(core, nets, deal, number));
    expect(found).toEqual(wanted);
    expect(parOf(games)).toEqual(par);
    expect(compare(games[1] as ParGame, games)).toEqual(compared);
    const levels = module === "core" ? worths : worths.slice(0, 1);
    for (const [at, worth] of levels.entries()) {
      const played = [await playParGame(core, nets, deal, 0, at + 1), await playParGame(core, nets, deal, 1, at + 1)];
      expect(meanWorth(played)).toBe(worth);
    }
    const all = [...worths, meanWorth(games)];
    expect(like.map((_, defeated) => levelLike({ won: false, medal: null, defeated }, all))).toEqual(like);
  });
});

it("has a day for every clock, and the row is right again when the clock is", () => {
  expect(today(new Date(8.64e15))).toBe("9999-12-30");
  expect(today(new Date(-8.64e15))).toBe("0001-01-02");
  const early = new Date(2026, 5, 1);
  early.setFullYear(50);
  expect(today(early)).toBe("0050-06-01");
  for (const wrong of [today(new Date(8.64e15)), today(new Date(-8.64e15))]) {
    expect(rowOf(["2026-11-15", "2026-11-16"], wrong)).toEqual({ current: 0, longest: 2 });
  }
  expect(rowOf(["2026-11-15", "2026-11-16"], "2026-11-16")).toEqual({ current: 2, longest: 2 });
});

it("finds links and records in a pasted text, whatever is around them", () => {
  const link = "1.2..~Adlbr8jypNJ73PS7mfS-qXM.-Ana+champion.Pu8NYGLqLRlE-OCOPVj9fQ424zB3sTgKJGKPKcDMd9rQQA.63e4";
  const other = "2.1.hand%3D%2B1%2Chealth%3D-5.castle-42.-M.AQ.1.0a1b";
  const record = '[Players "1"]\n[Seed "castle-42"]\n\n7h 4c\n';
  expect(gamesIn(`Look (https://example.org/deal#${link},${other}), or https://example.org/shared#${link}/17.`).links).toEqual([link, other]);
  expect(gamesIn(`Mine:\n${record}\nYours:\n${record}`).records).toHaveLength(2);
  expect(gamesIn("Version 1.2.3 of 10.12.2026")).toEqual({ links: [], records: [] });
});

it("compares two games of one deal from the first move that differs", () => {
  expect(sameMoves(["a", "b"], ["a", "b"])).toBe(2);
  expect(differingMoves(["a", "b"], ["a", "b"])).toEqual([]);
  expect(differingMoves(["a", "b"], ["a", "c", "d"])).toEqual([
    { number: 2, moves: ["b", "c"] },
    { number: 3, moves: [null, "d"] },
  ]);
  expect(differingMoves(["a", "b"], ["a"])).toEqual([{ number: 2, moves: ["b", null] }]);
});

const WON: DailyResult = { end: "won", medal: "gold", marks: "oooooooooooo", turns: 30, helped: false };

it("a try at a server counts if it was the first, and its end is added", async () => {
  const tries = new TryStore();
  const deal = { day: "2026-11-16", players: 1, seed: "daily-2026-11-16-1" };
  await keepTry(tries, { ...deal, table: "CODE", isAtServer: true, result: null });
  await tries.begin({ ...deal, table: "LOCAL", result: null }); // practice
  await keepTry(tries, { ...deal, table: "OTHER", isAtServer: true, result: { ...WON, medal: null } });
  await keepTry(tries, { ...deal, table: "CODE", isAtServer: true, result: WON });
  expect(await tries.list()).toEqual([{ ...deal, table: "CODE", isAtServer: true, result: WON }]);
});

it("believes the server about a medal", () => {
  expect(judged(WON, "gold")).toEqual(WON);
  expect(judged(WON, null)).toMatchObject({ medal: null, helped: true });
});
