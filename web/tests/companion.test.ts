import { describe, expect, it } from "vitest";
import { readDeed, writeDeed } from "../src/companion/deeds";
import { whyNot } from "../src/companion/follow";
import { fold, go, openLog, readLog, withDeed } from "../src/companion/log";
import { ordersFor } from "../src/companion/orders";
import { clockText, figures, readPast, resultOf, withResult } from "../src/companion/past";
import { isWhole, ofCards, ofRanks, whyNotJoin } from "../src/companion/play";
import { waitingShield } from "../src/companion/track";

const tell = (players: number, deeds: string, options = ""): ReturnType<typeof openLog> =>
  deeds.split(" ").reduce(
    (log, text) => {
      const deed = readDeed(text);
      if (!deed) throw new Error(text);
      expect(whyNot(fold(log), deed), text).toBeNull();
      return withDeed(log, deed);
    },
    openLog({ players, names: [], options }, 7),
  );

describe("what is told", () => {
  it.each(["=Jh", "7h", "3c3d3s", "Je", "A8/cd", ">4", "yield", "cover", "flip", "lose"])(
    "%s is written as it was read",
    (text) => {
      const deed = readDeed(text);
      expect(deed && writeDeed(deed)).toBe(text);
    },
  );

  it.each(["", "7", "=7h", ">5", "7h7", "A8/c", "lost", "7x", "JeJe", "A/c"])("%j is nothing", (text) =>
    expect(readDeed(text)).toBeNull(),
  );

  it("knows the very cards where only one answer is left", () => {
    expect(ofRanks(["3", "3"], "dc").cards).toEqual(["3c", "3d"]);
    expect(ofRanks(["A", "8"], "h").cards).toEqual(["Ah", "8h"]);
    expect(ofRanks(["A", "8"], "hc").cards).toEqual([]);
  });
});

describe("plays", () => {
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

  it("needs as many suits as such cards can have", () => {
    expect(isWhole(ofRanks(["A", "8"], "c"))).toBe(true);
    expect(isWhole(ofRanks(["3", "3"], "c"))).toBe(false);
    expect(isWhole(ofRanks(["8"], "cd"))).toBe(false);
    expect(isWhole(ofCards(["Je"]))).toBe(true);
  });
});

describe("a log", () => {
  const log = tell(3, "=Js 5s cover Je >3 9h");

  it("goes back and on without limit, and forgets what was undone once something else is told", () => {
    expect(go(log, -99).at).toBe(0);
    expect(go(go(log, -2), 99)).toEqual(log);
    const other = withDeed(go(log, -1), { do: "yield" });
    expect(other.deeds.slice(-2)).toEqual([">3", "yield"]);
  });

  it("is read as it was kept", () => expect(readLog(JSON.stringify(log))).toEqual(log));

  it("is cut off where it cannot have gone on", () => {
    const deeds = [...log.deeds, "=Jc", "9h"];
    expect(readLog(JSON.stringify({ ...log, deeds, at: 8 }))?.deeds).toEqual(log.deeds);
  });
});

it("says what to do in the order of the rules: hearts, diamonds, then damage and the blow", () => {
  const track = fold(tell(2, "=Js"));
  const orders = ordersFor(track, ofCards(["2c", "2d", "2h", "2s"]));
  expect(orders.map(({ say }) => say)).toEqual([
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
])("spades wait for a Jester where one can be played: %i players %s", (players, options, shield) => {
  expect(waitingShield(fold(tell(players, "=Js 5s", options)))).toBe(shield);
});

describe("past games", () => {
  const log = tell(1, "=Js 5s cover flip lose");
  const past = withResult([], log, fold(log));

  it("count once, and not while they go on", () => {
    expect(past).toHaveLength(1);
    expect(withResult(past, log, fold(log))).toHaveLength(1);
    expect(withResult(past, log, fold(go(log, -1)))).toEqual([]);
    expect(resultOf(log, fold(log))?.result).toBe("lost");
    expect(figures(past)).toEqual({ won: 0, beaten: 0, exact: 0, seconds: 0 });
  });

  it("are read as they were kept, and nothing else is", () => {
    expect(readPast(JSON.stringify(past))).toEqual(past);
    expect(readPast('[null, 3, {"begun": "x"}]')).toEqual([]);
    expect(readPast("{")).toEqual([]);
  });
});

it.each([
  [0, "0:00"],
  [61, "1:01"],
  [3605, "1:00:05"],
])("%i seconds read %s", (seconds, text) => expect(clockText(seconds)).toBe(text));
