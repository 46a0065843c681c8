/** The log, the board and a replay name no medal where none is given. */

import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { EMPTY_STATE, type ClientState } from "../src/game/client_state";
import { replayWithEarnedMedal, withEarnedMedal } from "../src/table/end/earned_medal";
import type { RoomView } from "../src/wire";
import type { GameEvent } from "../src/words/event_text";
import { logLines } from "../src/words/log_text";
import { words } from "../src/words/words.svelte";
import { CHOICES, GAME, ROOM } from "./sample_messages";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.setLanguage("en");
});
afterAll(() => vi.unstubAllGlobals());

const WON = { ...GAME, outcome: { won: true, seat: 0, medal: "gold", short: null, clause: "§11.1" } } as const;
const EVENTS: GameEvent[] = [
  { event: "cards-played", seat: 0, cards: ["9h"], attack: 9 },
  { event: "game-won", seat: 0, medal: "gold" },
];

function wonTable(room: Partial<RoomView>): ClientState {
  const deed = { do: "make-move", seat: 0, text: "9h", name: "Maren" } as const;
  const entry = { seq: 2, public: { deed, at: 0, game: WON, events: EVENTS }, own: null, game: WON, isByReader: true };
  return { ...EMPTY_STATE, seq: 2, room: { ...ROOM, ...room }, game: WON, log: [entry] };
}

const logText = ({ log }: ClientState): string => logLines(log, ["Maren"]).flatMap(({ text, more }) => [text, ...more]).join(" ");

it.each([
  ["alone and without help", {}, false, "gold"],
  ["with a hint", { hints: [1] }, false, null],
  ["with a bot in the seat", { seats: [{ name: "Maren", bot: "knight", ready: true }] }, false, null],
  ["for practice", {}, true, null],
] as const)("%s", (_, room, isPractice, medal) => {
  const shown = withEarnedMedal(wonTable(room as Partial<RoomView>), isPractice);
  expect(shown.game?.outcome?.medal).toBe(medal);
  expect(logText(shown).includes("gold")).toBe(medal !== null);
  const playing = withEarnedMedal({ ...wonTable(room as Partial<RoomView>), game: GAME, choices: { type: "choices", seq: 2, choices: CHOICES } }, isPractice);
  expect(playing.choices?.choices.medal_after_flip).toBe(medal && "silver");
  const replay = { room: { ...ROOM, ...room } as RoomView, moments: [{ move: "9h", seat: 0, events: EVENTS, game: WON, hands: [[]] }] };
  if (!isPractice) expect(replayWithEarnedMedal(replay).moments[0]?.game.outcome?.medal).toBe(medal);
});
