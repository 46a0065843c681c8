/** Sentences about whoever reads them say `you`; everyone else has a name. */

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sayOrder } from "../src/companion/speech";
import { type LogEntry, NOTHING, take } from "../src/game/seen";
import type { DeedView, OwnView, RoomView } from "../src/wire";
import { chronicle, sayDeed } from "../src/words/chronicle";
import { type GameEvent, tell } from "../src/words/events";
import { words } from "../src/words/words.svelte";
import { OWN, ROOM, update, welcome } from "./views";

const NAMES = ["Maren", "Ana"];
const ROOM_OF_TWO: RoomView = { ...ROOM, seats: NAMES.map((name) => ({ name, bot: null, ready: true })) };
const played = (seat: number): GameEvent => ({ event: "cards-played", seat, cards: ["7s"], attack: 7 });

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));
afterAll(() => vi.unstubAllGlobals());

/** The log entry of a deed, as seat 0 gets it unless told otherwise. */
function entry(deed: DeedView, events: GameEvent[] = [], before: OwnView | null = OWN, after = before): LogEntry {
  const seen = take(NOTHING, { ...welcome(7), room: ROOM_OF_TWO, own: before }, 0);
  const news = { ...update(8), own: after, public: { deed, at: 0, events } };
  const [found] = take(seen, news, 0).log;
  if (!found) throw new Error("nothing was logged");
  return found;
}

describe.each([
  ["en", "You play ⟦7s⟧: attack value 7.", "Ana plays ⟦7s⟧: attack value 7."],
  ["es", "Juegas ⟦7s⟧", "Ana juega ⟦7s⟧"],
] as const)("a move in %s", (language, mine, others) => {
  beforeAll(() => words.speak(language));

  it("of the reader", () => {
    const [line] = chronicle([entry({ do: "make-move", seat: 0, name: "Maren" }, [played(0)])], NAMES);
    expect(line?.text).toContain(mine);
  });

  it("of somebody else", () => {
    const [line] = chronicle([entry({ do: "make-move", seat: 1, name: "Ana" }, [played(1)])], NAMES);
    expect(line?.text).toContain(others);
  });

  it("for whoever only watches", () => {
    const watched = entry({ do: "make-move", seat: 1, name: "Ana" }, [played(1)], null);
    expect(chronicle([watched], NAMES)[0]?.text).toContain(others);
  });
});

describe("in English", () => {
  beforeAll(() => words.speak("en"));

  it.each<[string, DeedView, string]>([
    ["a phrase of the reader", { do: "say", seat: 0, name: "Maren", text: "hello" }, "You: Hello"],
    ["a phrase of another", { do: "say", seat: 1, name: "Ana", text: "hello" }, "Ana: Hello"],
    ["a pause", { do: "pause", seat: 0, name: "Maren" }, "You pause the game."],
    ["an answer", { do: "answer", seat: 1, name: "Ana", yes: true }, "Ana agrees."],
    ["a bot for the reader", { do: "stand-in", seat: 1, name: "Ana", about: 0, text: "squire" }, "Squire takes over for you."],
    ["a bot for another", { do: "stand-in", seat: 0, name: "Maren", about: 1, text: "squire" }, "Squire takes over for Ana."],
  ])("%s", (_, deed, text) => {
    expect(sayDeed(entry(deed), NAMES, null)).toBe(text);
  });

  it("knows the reader who sits down or gets up", () => {
    const down: DeedView = { do: "take-seat", seat: null, name: "Maren", about: 0 };
    expect(sayDeed(entry(down, [], null, OWN), NAMES, null)).toBe("You sit down.");
    expect(sayDeed(entry({ ...down, name: "Ana", about: 1 }, [], null), NAMES, null)).toBe("Ana sits down.");
    const up: DeedView = { do: "leave-seat", seat: 0, name: "Maren" };
    expect(sayDeed(entry(up, [], OWN, null), NAMES, null)).toBe("You leave your seat.");
  });

  it("names the reader who is to go next", () => {
    const teller = { names: NAMES, reader: 0, card: (code: string) => code };
    expect(tell({ event: "next-named", seat: 1, named: 0 }, teller)).toBe("Ana chooses who goes next: you.");
    expect(tell({ event: "enemy-struck", seat: 0, damage: 5 }, teller)).toBe("The enemy strikes you for 5.");
  });

  it("is `you` in a companion's solo game, and a player where there are several", () => {
    const order = { say: "event-enemy-blocked", sign: "shield", facts: { who: 0 } } as const;
    const agreed = { players: 1, names: [], options: "" };
    expect(sayOrder(order, agreed)[0]).toBe("The shield holds: no damage to you.");
    expect(sayOrder(order, { ...agreed, players: 2 })[0]).toBe("The shield holds: no damage to Player 1.");
  });
});
