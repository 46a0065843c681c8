import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readAction, writeAction } from "../src/companion/actions";
import { instructionsFor } from "../src/companion/instructions";
import { type ActionLog, moveBy, newLog, readLog, stateOf, withAction, writeLog } from "../src/companion/log";
import { clockText, readPastGames, resultOf, totals, withResult } from "../src/companion/past_games";
import { isComplete, playOfCards, playOfRanks, whyNotJoin } from "../src/companion/play";
import { whyNot } from "../src/companion/reducer";
import { waitingShield } from "../src/companion/state";

/** The log of a game with these actions; each must be possible. */
const logOf = (players: number, actions: string, options = ""): ActionLog =>
  actions.split(" ").reduce(
    (log, text) => {
      const action = readAction(text);
      if (!action) throw new Error(text);
      expect(whyNot(stateOf(log), action), text).toBeNull();
      return withAction(log, action);
    },
    newLog({ players, names: [], options }, 7),
  );

describe("the text of an action", () => {
  it.each(["=Jh", "7h", "3c3d3s", "Je", "A8/cd", ">4", "yield", "cover", "flip", "lose"])(
    "%s is read and written without a change",
    (text) => {
      const action = readAction(text);
      expect(action && writeAction(action)).toBe(text);
    },
  );

  it.each(["", "7", "=7h", ">5", "7h7", "A8/c", "lost", "7x", "JeJe", "A/c"])("cannot be %j", (text) =>
    expect(readAction(text)).toBeNull(),
  );
});

describe("a play", () => {
  it.each([
    [["5"], "5", 10, null],
    [["6"], "6", 10, "combo-too-high"],
    [["6"], "6", 12, null],
    [["2", "2", "2", "2"], "2", 18, "none"],
    [["8"], "9", 10, "ranks-differ"],
    [["J"], "J", 18, "royals-in-combo"],
    [["K"], "A", 10, null],
    [["A"], "A", 4, null],
    [["A", "A"], "A", 10, "ace-in-combo"],
    [["Je"], "A", 10, "jester-not-alone"],
  ] as const)("%j and %s with a limit of %i: %s", (ranks, rank, limit, code) =>
    expect(whyNotJoin(ranks, rank, limit)?.code ?? null).toBe(code),
  );

  it("is complete with as many suits as such cards can have", () => {
    expect(isComplete(playOfRanks(["A", "8"], "c"))).toBe(true);
    expect(isComplete(playOfRanks(["3", "3"], "c"))).toBe(false);
    expect(isComplete(playOfRanks(["8"], "cd"))).toBe(false);
    expect(isComplete(playOfCards(["Je"]))).toBe(true);
  });

  it("has exact cards if ranks and suits leave only one possibility", () => {
    expect(playOfRanks(["3", "3"], "dc").cards).toEqual(["3c", "3d"]);
    expect(playOfRanks(["A", "8"], "h").cards).toEqual(["Ah", "8h"]);
    expect(playOfRanks(["A", "8"], "hc").cards).toEqual([]);
  });
});

describe("a log", () => {
  const log = logOf(3, "=Js 5s cover Je >3 9h");

  it("can be undone and redone without limit, and drops undone actions when a new one is entered", () => {
    expect(moveBy(log, -99).at).toBe(0);
    expect(moveBy(moveBy(log, -2), 99)).toEqual(log);
    const other = withAction(moveBy(log, -1), { do: "yield" });
    expect(other.actions.slice(-2)).toEqual([">3", "yield"]);
  });

  it("is the same after saving and reading", () => expect(readLog(writeLog(log))).toEqual(log));

  it("ends before the first action that is not possible", () => {
    const actions = [...log.actions, "=Jc", "9h"];
    expect(readLog(writeLog({ ...log, actions, at: 8 }))?.actions).toEqual(log.actions);
  });
});

// Written by the version before the fields of `ActionLog` were renamed.
describe("a game saved by an older version", () => {
  const read = (name: string): string =>
    readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf-8");
  const saved = read("saved_companion_game");
  const log = readLog(saved);

  it("opens, with its undone action", () => {
    expect(log).toEqual({
      setup: { players: 3, names: ["Maren", "", "Ana"], options: "overpay=stop,hand=+1" },
      begun: 1763251200000,
      seconds: 754,
      actions: ["=Js", "5s", "cover", "A3/cd", "cover", "Je", ">3", "4d", "cover", "3h", "=Jc", "yield"],
      at: 11,
    });
    expect(log && stateOf(log)).toMatchObject({ step: "play", seat: 0, enemy: "Jc", turns: 5 });
  });

  it("is saved again in the same form", () => expect(log && JSON.parse(writeLog(log))).toEqual(JSON.parse(saved)));

  it("leaves its results in the list of past games", () => {
    const results = read("saved_companion_results");
    expect(readPastGames(results)).toEqual(JSON.parse(results));
    expect(readPastGames(results).map(({ result }) => result)).toEqual(["lost", "silver"]);
  });
});

it("instructions follow the order of the rules: hearts, diamonds, clubs, damage, then the enemy's attack", () => {
  const state = stateOf(logOf(2, "=Js"));
  const instructions = instructionsFor(state, playOfCards(["2c", "2d", "2h", "2s"]));
  expect(instructions.map(({ message }) => message)).toEqual([
    "event-power-blocked",
    "companion-heal",
    "companion-draw",
    "companion-double",
    "companion-damage",
    "companion-suffer",
  ]);
});

it.each([
  [1, "", 0],
  [2, "", 0],
  [3, "", 5],
  [3, "jesters=-1", 0],
  [4, "jesters=-1", 5],
])("spades wait for a Jester only if one can be played: %i players %s", (players, options, shield) => {
  expect(waitingShield(stateOf(logOf(players, "=Js 5s", options)))).toBe(shield);
});

describe("past games", () => {
  const log = logOf(1, "=Js 5s cover flip lose");
  const past = withResult([], log, stateOf(log));

  it("count once, and only after their end", () => {
    expect(past).toHaveLength(1);
    expect(withResult(past, log, stateOf(log))).toHaveLength(1);
    expect(withResult(past, log, stateOf(moveBy(log, -1)))).toEqual([]);
    expect(resultOf(log, stateOf(log))?.result).toBe("lost");
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
