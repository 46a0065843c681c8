import { expect, it } from "vitest";
import { DIFFICULTIES, difficultyOf } from "../../src/shared/forms/difficulty";
import { optionsFor, readOptions, writeOptions } from "../../src/shared/forms/options";

const valuesFor = (players: number): Record<string, readonly string[]> =>
  Object.fromEntries(optionsFor(players).map(({ name, values }) => [name, values]));

it("writes nothing for the published game", () => expect(writeOptions({ hand: "" }, 2)).toBe(""));

it("writes options in the order of the notation, and reads them again", () => {
  const text = writeOptions({ talk: "casual", hand: "+1", overpay: "stop" }, 2);
  expect(text).toBe("overpay=stop,hand=+1,talk=casual");
  expect(readOptions(text)).toEqual([
    { name: "overpay", value: "stop" },
    { name: "hand", value: "+1" },
    { name: "talk", value: "casual" },
  ]);
});

it("leaves out options that change nothing with so many players", () => {
  expect(Object.keys(valuesFor(1))).toEqual(
    ["solo-yield", "overpay", "hand", "jesters", "health", "attack", "combo"],
  );
  expect(Object.keys(valuesFor(2))).toEqual(
    ["overpay", "hand", "health", "attack", "yield", "combo", "talk", "hands"],
  );
  expect([1, 2, 3, 4].map((players) => valuesFor(players)["jesters"])).toEqual(
    [["-1", "-2"], undefined, ["-1"], ["-1", "-2"]],
  );
  expect(writeOptions({ "solo-yield": "not-twice-running", jesters: "-2", hands: "open" }, 3)).toBe("hands=open");
});

it("knows a difficulty by its options, whatever their order", () => {
  expect(difficultyOf({})).toBe("official");
  expect(difficultyOf({ attack: "-3", hand: "+1", health: "-5" })).toBe("gentle");
  expect(difficultyOf({ ...DIFFICULTIES.hard, overpay: "stop" })).toBe(null);
});
