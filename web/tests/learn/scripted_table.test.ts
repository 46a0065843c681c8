import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PARTS } from "../../src/learn/course.svelte";
import { type LessonHandlers, roomOf, ScriptedTable } from "../../src/learn/scripted_table";
import type { LessonView } from "../../src/wire";

const readPart = (name: string): LessonView[] =>
  JSON.parse(readFileSync(new URL(`../../src/learn/${name}.json`, import.meta.url), "utf-8")) as LessonView[];
const COURSE = [...readPart("rules"), ...readPart("play_well")];

const lesson = (name: string): LessonView => COURSE.find((each) => each.name === name) as LessonView;
const make = (move: string) =>
  ({ type: "do", id: "one-command", what: { do: "make-move", move, seen: 0 } }) as const;

function tableOf(name: string, handlers: Partial<LessonHandlers> = {}): ScriptedTable {
  const room = roomOf(lesson(name), "Maren");
  return new ScriptedTable(lesson(name), room, { advanced: () => {}, whyNot: () => "no", ...handlers });
}

describe("a scripted table", () => {
  it("has the lessons that the page lists, in the same order", () => {
    expect(COURSE.map((each) => each.name)).toEqual(PARTS.flatMap((part) => part.lessons));
  });

  it("sends the position and its legal moves in answer to a hello", () => {
    const [welcome, choices] = tableOf("turn").answer({ type: "hello" });
    expect(welcome).toMatchObject({ type: "welcome", seq: 0, own: { seat: 0 } });
    expect(choices).toMatchObject({ type: "choices", seq: 0 });
  });

  it("continues after each wanted move, to the end of the lesson", () => {
    const tasks: (number | null)[] = [];
    const table = tableOf("turn", { advanced: (turn) => tasks.push(turn?.task ?? null) });
    expect(table.answer(make("7s")).map((each) => each.type)).toEqual(["update", "choices", "ack"]);
    expect(table.answer(make("x3h")).map((each) => each.type)).toEqual(["update", "ack"]);
    expect(tasks).toEqual([2, null]);
    expect(table.answer(make("x3h"))).toEqual([]);
  });

  it("refuses a legal move that the lesson does not ask for, and stays in the same turn", () => {
    const table = tableOf("turn", { whyNot: (turn, move) => `task ${turn.task}: ${move}` });
    expect(table.answer(make("2c"))).toMatchObject([
      { type: "refused", id: "one-command", error: { sentence: "task 1: 2c" } },
    ]);
    expect(table.answer(make("7s"))).toHaveLength(3);
  });

  it("names the clause that forbids selected cards, in any order of selection", () => {
    const answers = tableOf("combos").answer({ type: "ask", id: "a-question", move: "Ts3c" });
    expect(answers).toMatchObject([{ outlook: { reason: { code: "ranks-differ", clause: "§3.2" } } }]);
  });
});
