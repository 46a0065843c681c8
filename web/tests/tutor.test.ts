import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LESSONS } from "../src/learn/course.svelte";
import { type Pupil, roomOf, Tutor } from "../src/learn/tutor";
import type { LessonView } from "../src/wire";

const COURSE = JSON.parse(
  readFileSync(new URL("../src/learn/lessons.json", import.meta.url), "utf-8"),
) as LessonView[];

const lesson = (name: string): LessonView => COURSE.find((each) => each.name === name) as LessonView;
const make = (move: string) =>
  ({ type: "do", id: "one-command", what: { do: "make-move", move, seen: 0 } }) as const;

function taught(name: string, pupil: Partial<Pupil> = {}): Tutor {
  const room = roomOf(lesson(name), "Maren");
  return new Tutor(lesson(name), room, { advanced: () => {}, whyNot: () => "no", ...pupil });
}

describe("a tutor", () => {
  it("knows the lessons the page lists, in their order", () => {
    expect(COURSE.map((each) => each.name)).toEqual([...LESSONS]);
  });

  it("welcomes with the position and its legal moves", () => {
    const [welcome, choices] = taught("turn").hear({ type: "hello" });
    expect(welcome).toMatchObject({ type: "welcome", seq: 0, own: { seat: 0 } });
    expect(choices).toMatchObject({ type: "choices", seq: 0 });
  });

  it("goes on with a wanted move, to the end", () => {
    const seen: (number | null)[] = [];
    const tutor = taught("turn", { advanced: (turn) => seen.push(turn?.task ?? null) });
    expect(tutor.hear(make("7s")).map((each) => each.type)).toEqual(["update", "choices", "ack"]);
    expect(tutor.hear(make("x3h")).map((each) => each.type)).toEqual(["update", "ack"]);
    expect(seen).toEqual([2, null]);
    expect(tutor.hear(make("x3h"))).toEqual([]);
  });

  it("explains a legal move that is beside the point, and stays where it is", () => {
    const tutor = taught("turn", { whyNot: (turn) => `task ${turn.task}` });
    expect(tutor.hear(make("2c"))).toMatchObject([
      { type: "refused", id: "one-command", error: { sentence: "task 1" } },
    ]);
    expect(tutor.hear(make("7s"))).toHaveLength(3);
  });

  it("says by which clause cards are no move, in whatever order they were chosen", () => {
    const asked = taught("combos").hear({ type: "ask", id: "a-question", move: "Ts3c" });
    expect(asked).toMatchObject([{ outlook: { reason: { code: "ranks-differ", clause: "§3.2" } } }]);
  });
});
