/** The log and the companion call the reader `you`. golden_sentences.test.ts has the sentences themselves. */

import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { instructionText } from "../../src/companion/instruction_text";
import { applyMessage, EMPTY_STATE } from "../../src/game/client_state";
import type { GameEvent } from "../../src/words/event_text";
import { logLines } from "../../src/words/log_text";
import { words } from "../../src/words/words.svelte";
import { OWN, update, welcome } from "../support/sample_messages";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return words.setLanguage("en");
});
afterAll(() => vi.unstubAllGlobals());

it.each([
  ["the reader", OWN, "You play ⟦7s⟧: attack value 7."],
  ["a spectator", null, "Maren plays ⟦7s⟧: attack value 7."],
])("a move in the log of %s, with marked cards", (_, own, text) => {
  const events: GameEvent[] = [{ event: "cards-played", seat: 0, cards: ["7s"], attack: 7 }];
  const { public: news, ...rest } = update(8);
  const messages = [{ ...welcome(7), own }, { ...rest, own, public: { ...news, events } }];
  const { log } = messages.reduce((state, each) => applyMessage(state, each, 0), EMPTY_STATE);
  expect(logLines(log, ["Maren"])).toMatchObject([{ kind: "move", text }]);
});

it("calls the player `you` in a solo game of the companion, and by number in others", () => {
  const instruction = { message: "event-enemy-blocked", icon: "shield", facts: { who: 0 } } as const;
  const setup = { players: 1, names: [], options: "" };
  expect(instructionText(instruction, setup)[0]).toBe("The shield holds: no damage to you.");
  expect(instructionText(instruction, { ...setup, players: 2 })[0]).toBe("The shield holds: no damage to Player 1.");
});
