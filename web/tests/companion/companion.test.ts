import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type CompanionGame, companionRules } from "../../src/companion/companion_game";
import { instructionsFor } from "../../src/companion/instructions";
import { type ActionLog, doneActions, moveBy, newLog, readLog, withAction, writeLog } from "../../src/companion/log";
import { clockText, readPastGames, resultOf, totals, withResult } from "../../src/companion/past_games";
import { completed, isPartOfPlay, playOfCards, playOfRanks, suitCounts, textOf } from "../../src/companion/play";
import { loadCore } from "../support/core_files";

const rules = companionRules(await loadCore());

/** The log of a game with these actions. */
const logOf = (players: number, actions: string, options = ""): ActionLog =>
  actions.split(" ").reduce(withAction, newLog({ players, names: [], options }, 7));

/** The game after the actions that count; all must be possible. */
function gameOf(log: ActionLog): CompanionGame {
  const game = rules(log.setup, doneActions(log));
  if (!game || game.refusal) throw new Error(game?.refusal?.code ?? log.setup.options);
  return game;
}

describe("a play that is being entered", () => {
  const plays = Object.keys(gameOf(logOf(2, "=Jc Ts Td =Jd")).plays);

  it.each([
    ["5", "5", true],
    ["6", "6", false],
    ["A", "A", true],
    ["AA", "A", false],
    ["8", "9", false],
    ["J", "A", true],
    ["", "Q", false],
  ])("%j can get one more %s: %s", (ranks, rank, can) =>
    expect(isPartOfPlay(playOfRanks([...ranks, rank], ""), plays)).toBe(can),
  );

  it("has as many suits as such cards can have", () => {
    expect(suitCounts(["A", "8"], plays)).toEqual([1, 2]);
    expect(completed(playOfRanks(["3", "3"], "c"), plays)).toBeNull();
    expect(completed(playOfRanks(["8"], "cd"), plays)).toBeNull();
    expect(completed(playOfRanks([], ""), plays)).toBeNull();
  });

  it.each([
    ["33", "dc", "3c3d"],
    ["A8", "h", "Ah8h"],
    ["A8", "hc", "A8/ch"],
    // Only this Jack was defeated.
    ["AJ", "hc", "AhJc"],
    ["J", "h", "J/h"],
  ])("%s with the suits %s is %s: cards if only one possible play has them", (ranks, suits, text) => {
    const play = completed(playOfRanks([...ranks], suits), plays);
    expect(play && textOf(play)).toBe(text);
  });

  it("keeps exact cards", () => {
    expect(textOf(completed(playOfCards(["8h", "Ac"]), plays) ?? playOfCards([]))).toBe("8hAc");
    expect(playOfCards(["Je"])).toEqual({ ranks: ["Je"], suits: "", cards: ["Je"] });
  });
});

describe("a log", () => {
  const log = logOf(3, "=Js 5s cover Je >3 9h");

  it("can be undone and redone without limit, and drops undone actions when a new one is entered", () => {
    expect(moveBy(log, -99).at).toBe(0);
    expect(moveBy(moveBy(log, -2), 99)).toEqual(log);
    const other = withAction(moveBy(log, -1), "yield");
    expect(other.actions.slice(-2)).toEqual([">3", "yield"]);
  });

  it("is the same after saving and reading", () => expect(readLog(writeLog(log), rules)).toEqual(log));

  it("ends before the first action that is not possible", () => {
    const actions = [...log.actions, "=Jc", "9h"];
    expect(readLog(writeLog({ ...log, actions, at: 8 }), rules)?.actions).toEqual(log.actions);
  });
});

// Written by the version before the fields of `ActionLog` were renamed.
describe("a game saved by an older version", () => {
  const read = (name: string): string =>
    readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf-8");
  const saved = read("saved_companion_game");
  const log = readLog(saved, rules);

  it("opens, with its undone action", () => {
    expect(log).toEqual({
      setup: { players: 3, names: ["Maren", "", "Ana"], options: "overpay=stop,hand=+1" },
      begun: 1763251200000,
      seconds: 754,
      actions: ["=Js", "5s", "cover", "A3/cd", "cover", "Je", ">3", "4d", "cover", "3h", "=Jc", "yield"],
      at: 11,
    });
    expect(log && gameOf(log)).toMatchObject({ step: "play", seat: 0, enemy: { card: "Jc" }, turns: 5 });
    expect(log && gameOf(moveBy(log, 1))).toMatchObject({ step: "suffer", yielded: [true, false, false] });
  });

  it("is saved again in the same form", () => expect(log && JSON.parse(writeLog(log))).toEqual(JSON.parse(saved)));

  it("leaves its results in the list of past games", () => {
    const results = read("saved_companion_results");
    expect(readPastGames(results)).toEqual(JSON.parse(results));
    expect(readPastGames(results).map(({ result }) => result)).toEqual(["lost", "silver"]);
  });
});

it.each([
  ["=Js 2c2d2h2s", "event-power-blocked companion-heal companion-draw companion-double companion-damage companion-suffer"],
  ["=Jh 5s", "companion-shield companion-damage companion-suffer"],
  ["=Jh Ts", "companion-shield companion-damage event-enemy-blocked"],
  ["=Js 5s cover Je", "event-immunity-cancelled companion-shield-counts table-wait-for-choice"],
  ["=Jh Tc", "companion-double companion-damage-exact event-enemy-defeated-exactly companion-again"],
  ["=Jh 9c cover 3s", "companion-damage-over event-enemy-defeated companion-again"],
  ["=Jh 9c cover yield", "companion-suffer"],
])("instructions follow the order of the rules: %s", (actions, messages) => {
  const instructions = instructionsFor(gameOf(logOf(4, actions)), 0);
  expect(instructions.map(({ message }) => message).join(" ")).toBe(messages);
});

it.each([
  [1, "", 0],
  [2, "", 0],
  [3, "", 5],
  [3, "jesters=-1", 0],
  [4, "jesters=-1", 5],
])("spades wait for a Jester only if one can be played: %i players %s", (players, options, shield) => {
  expect(gameOf(logOf(players, "=Js 5s", options)).enemy?.waiting_shield).toBe(shield);
});

describe("past games", () => {
  const log = logOf(1, "=Js 5s cover flip lose");
  const past = withResult([], log, gameOf(log));

  it("count once, and only after their end", () => {
    expect(past).toHaveLength(1);
    expect(withResult(past, log, gameOf(log))).toHaveLength(1);
    expect(withResult(past, log, gameOf(moveBy(log, -1)))).toEqual([]);
    expect(resultOf(log, gameOf(log))?.result).toBe("lost");
    expect(totals(past)).toEqual({ won: 0, beaten: 0, exact: 0, seconds: 0 });
  });

  it("are the same after saving and reading; everything else is left out", () => {
    expect(readPastGames(JSON.stringify(past))).toEqual(past);
    expect(readPastGames('[null, 3, {"begun": "x"}]')).toEqual([]);
    expect(readPastGames("{")).toEqual([]);
  });
});

it.each([
  [0, "0:00"],
  [61, "1:01"],
  [3605, "1:00:05"],
])("%i seconds read %s", (seconds, text) => expect(clockText(seconds)).toBe(text));
