/** The lessons address the learner: no sentence about them is in the third person, in any language. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../catalogue_plugin";
import { applyMessage, type ClientState, EMPTY_STATE } from "../../src/game/client_state";
import { roomOf, ScriptedTable } from "../../src/learn/scripted_table";
import type { Language } from "../../src/base/settings.svelte";
import type { LessonView, TurnView } from "../../src/wire";
import { cardName } from "../../src/words/card_names";
import { eventText } from "../../src/words/event_text";
import { logLines } from "../../src/words/log_text";
import { seatNames } from "../../src/words/seat_names";
import { words } from "../../src/words/words.svelte";

const readPart = (name: string): LessonView[] =>
  JSON.parse(readFileSync(new URL(`../../src/learn/${name}.json`, import.meta.url), "utf-8")) as LessonView[];
const COURSE = [...readPart("rules"), ...readPart("play_well")];
const LEARNER = "Ximena";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));
afterAll(() => vi.unstubAllGlobals());

/** The state after the first wanted move of every turn. */
function playThrough(lesson: LessonView): ClientState {
  let turn: TurnView | null = lesson.turns[0] ?? null;
  const table = new ScriptedTable(lesson, roomOf(lesson, LEARNER), {
    advanced: (next) => (turn = next),
    whyNot: () => "",
  });
  const receive = (before: ClientState, messages: ReturnType<ScriptedTable["answer"]>): ClientState =>
    messages.reduce((state, message) => applyMessage(state, message, 0), before);
  let state = receive(EMPTY_STATE, table.answer({ type: "hello" }));
  while (turn) {
    const move: string = Object.keys((turn as TurnView).wanted)[0] ?? "";
    state = receive(state, table.answer({ type: "do", id: "one", what: { do: "make-move", move, seen: state.seq } }));
  }
  return state;
}

describe.each(LANGUAGES as Language[])("in %s", (language) => {
  beforeAll(() => words.setLanguage(language));

  it.each(COURSE.map((lesson) => [lesson.name, lesson] as const))("%s", (_, lesson) => {
    const { log, room } = playThrough(lesson);
    if (!room) throw new Error("a lesson has a room");
    const names = seatNames(room.seats);
    const options = { names, reader: 0, card: cardName };
    const shown = logLines(log, names).flatMap((line) => [line.text, ...line.more]);
    const announced = log.flatMap((entry) => (entry.public.events ?? []).map((event) => eventText(event, options)));
    expect(shown.length).toBeGreaterThan(0);
    expect([...shown, ...announced].filter((text) => text.includes(LEARNER))).toEqual([]);
  });
});
