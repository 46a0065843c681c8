import { beforeAll, expect, it } from "vitest";
import type { Core } from "../../src/core/core";
import type { Nets } from "../../src/core/nets";
import { PracticeIdeas } from "../../src/local/practice/practice_ideas";
import { chapterOfTable, chapterPrefix, type Entry, FORMAT, isPractice, type SavedTable } from "../../src/local/saved_table";
import { loadCore, loadNets } from "../support/core_files";

let core: Core;
let nets: Nets;
beforeAll(async () => {
  core = await loadCore();
  nets = loadNets(core);
});

const SEATS = [{ name: "Ana", bot: null }, ...Array.from({ length: 3 }, () => ({ name: null, bot: "champion" }))];

/** A deal whose first move the Jester decides. */
const saved = (moves: readonly string[], chapter = "whom-to-name"): SavedTable => ({
  format: FORMAT, id: `${chapterPrefix(chapter)}TEST`, made: 0, seats: SEATS, options: "", seed: "practice-whom-to-name-2", salt: "s",
  chosenSeed: true,
  entries: moves.map((move, at): Entry => ({ id: `${at}`, at, seat: 0, isByBot: false, what: { do: "make-move", move, seen: at + 1 } })),
});

it("says where the idea of the chapter decides, and how", async () => {
  const ideas = new PracticeIdeas(core, nets);
  const found = await ideas.now(saved([]));
  expect(found?.acts).toBe(true);
  expect(found?.hint.moves[0]?.move).toBe("Je");
  expect(await ideas.now(saved([], "when-to-flip"))).toBeNull();
});

it("counts the moves of the person that it decided, and those that followed it", async () => {
  const ideas = new PracticeIdeas(core, nets);
  expect(await ideas.came(saved(["Je"]))).toMatchObject([{ number: 1, made: "Je", isFollowed: true }]);
  expect(await ideas.came(saved([]))).toEqual([]);
  const other = (await ideas.now(saved([])))?.hint.moves[1]?.move ?? "";
  expect(await ideas.came(saved([other]))).toMatchObject([{ made: other, isFollowed: false }]);
  const byBot = saved(["Je"]);
  expect(await ideas.came({ ...byBot, entries: byBot.entries.map((entry) => ({ ...entry, isByBot: true })) })).toEqual([]);
});

it("names the chapter in the id of its games", () => {
  expect(chapterOfTable(saved([]).id)).toBe("whom-to-name");
  expect(isPractice(saved([]).id)).toBe(true);
  expect(["P-ABCD2345", "ABCD2345"].map(chapterOfTable)).toEqual([null, null]);
});
