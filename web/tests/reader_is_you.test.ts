/** Sentences call the reader `you` and every other player by name. */

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { instructionText } from "../src/companion/instruction_text";
import { applyMessage, EMPTY_STATE, type ReceivedUpdate } from "../src/game/client_state";
import type { DeedView, OwnView, RoomView } from "../src/wire";
import { deedText, logLines } from "../src/words/log_text";
import { eventText, type GameEvent } from "../src/words/event_text";
import { words } from "../src/words/words.svelte";
import { OWN, ROOM, update, welcome } from "./sample_messages";

const NAMES = ["Maren", "Ana"];
const ROOM_OF_TWO: RoomView = { ...ROOM, seats: NAMES.map((name) => ({ name, bot: null, ready: true })) };
const played = (seat: number): GameEvent => ({ event: "cards-played", seat, cards: ["7s"], attack: 7 });

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));
afterAll(() => vi.unstubAllGlobals());

/** The log entry of a deed, as the client of seat 0 gets it (default). */
function entry(deed: DeedView, events: GameEvent[] = [], before: OwnView | null = OWN, after = before): ReceivedUpdate {
  const state = applyMessage(EMPTY_STATE, { ...welcome(7), room: ROOM_OF_TWO, own: before }, 0);
  const news = { ...update(8), own: after, public: { deed, at: 0, events } };
  const [found] = applyMessage(state, news, 0).log;
  if (!found) throw new Error("the log has no entry");
  return found;
}

describe.each([
  ["en", "You play ⟦7s⟧: attack value 7.", "Ana plays ⟦7s⟧: attack value 7."],
  ["es", "Juegas ⟦7s⟧", "Ana juega ⟦7s⟧"],
] as const)("a move in %s", (language, mine, others) => {
  beforeAll(() => words.setLanguage(language));

  it("of the reader", () => {
    const [line] = logLines([entry({ do: "make-move", seat: 0, name: "Maren" }, [played(0)])], NAMES);
    expect(line?.text).toContain(mine);
  });

  it("of another player", () => {
    const [line] = logLines([entry({ do: "make-move", seat: 1, name: "Ana" }, [played(1)])], NAMES);
    expect(line?.text).toContain(others);
  });

  it("for a spectator", () => {
    const watched = entry({ do: "make-move", seat: 1, name: "Ana" }, [played(1)], null);
    expect(logLines([watched], NAMES)[0]?.text).toContain(others);
  });
});

describe("in English", () => {
  beforeAll(() => words.setLanguage("en"));

  it.each<[string, DeedView, string]>([
    ["a phrase of the reader", { do: "say", seat: 0, name: "Maren", text: "hello" }, "You: Hello"],
    ["a phrase of another", { do: "say", seat: 1, name: "Ana", text: "hello" }, "Ana: Hello"],
    ["a pause", { do: "pause", seat: 0, name: "Maren" }, "You pause the game."],
    ["an answer", { do: "answer", seat: 1, name: "Ana", yes: true }, "Ana agrees."],
    ["a bot for the reader", { do: "stand-in", seat: 1, name: "Ana", about: 0, text: "squire" }, "Squire takes over for you."],
    ["a bot for another", { do: "stand-in", seat: 0, name: "Maren", about: 1, text: "squire" }, "Squire takes over for Ana."],
  ])("%s", (_, deed, text) => {
    expect(deedText(entry(deed), NAMES, null)).toBe(text);
  });

  it("calls the reader `you` when sitting down and getting up", () => {
    const down: DeedView = { do: "take-seat", seat: null, name: "Maren", about: 0 };
    expect(deedText(entry(down, [], null, OWN), NAMES, null)).toBe("You sit down.");
    expect(deedText(entry({ ...down, name: "Ana", about: 1 }, [], null), NAMES, null)).toBe("Ana sits down.");
    const up: DeedView = { do: "leave-seat", seat: 0, name: "Maren" };
    expect(deedText(entry(up, [], OWN, null), NAMES, null)).toBe("You leave your seat.");
  });

  it("calls the reader `you` when another player chooses or the enemy strikes", () => {
    const options = { names: NAMES, reader: 0, card: (code: string) => code };
    expect(eventText({ event: "next-named", seat: 1, named: 0 }, options)).toBe("Ana chooses who goes next: you.");
    expect(eventText({ event: "enemy-struck", seat: 0, damage: 5 }, options)).toBe("The enemy strikes you for 5.");
  });

  it("calls the player `you` in a solo game of the companion, and by number in others", () => {
    const instruction = { message: "event-enemy-blocked", icon: "shield", facts: { who: 0 } } as const;
    const setup = { players: 1, names: [], options: "" };
    expect(instructionText(instruction, setup)[0]).toBe("The shield holds: no damage to you.");
    expect(instructionText(instruction, { ...setup, players: 2 })[0]).toBe("The shield holds: no damage to Player 1.");
  });
});
