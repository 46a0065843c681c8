/** Whose turn it is, what follows a Jester, which moves were taken back, and for whom a bot played. */

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ReceivedUpdate } from "../../src/game/client_state";
import type { ForecastView, GameView, RoomView, SeatView } from "../../src/wire";
import { afterText } from "../../src/words/forecast_text";
import { logLines, undoneMoves } from "../../src/words/log_text";
import { actorOf } from "../../src/words/seat_names";
import { helpLines } from "../../src/words/help_text";
import { turnText, type TurnSituation } from "../../src/words/turn_text";
import { words } from "../../src/words/words.svelte";
import { GAME, ROOM } from "../support/sample_messages";

const NAMES = ["Maren", "Ana"];
const person = (name: string): SeatView => ({ name, bot: null, ready: true });
const TWO: RoomView = { ...ROOM, seats: NAMES.map(person) };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.setLanguage("en");
});
afterAll(() => vi.unstubAllGlobals());

describe("whose turn it is", () => {
  const ANA: GameView = { ...GAME, seat: 1 };
  function text(
    changes: { game?: GameView; room?: RoomView; here?: boolean[]; reader?: number | null; isNow?: boolean },
  ): string {
    const { game = ANA, room = TWO, here = [true, true], reader = 0, isNow = true } = changes;
    const isOver = room.phase === "over";
    const isBot = reader !== null && room.seats[reader]?.bot !== null;
    const view: TurnSituation = {
      room,
      game,
      state: { presence: { type: "presence", seats: here, watching: 0 } },
      seat: reader,
      isOver,
      isBotPlayingForMe: isBot,
      isMyTurn: isNow && !isOver && game.seat === reader && !isBot && !room.paused,
      story: { isNow },
      actor: (seat) => actorOf(seat, NAMES, reader),
    };
    return turnText(view);
  }

  it.each([
    ["another player", {}, "Ana is playing"],
    ["another player must discard", { game: { ...ANA, step: "suffer" as const } }, "Ana is struck"],
    ["another player after a Jester", { game: { ...ANA, step: "name" as const } }, "Ana chooses who goes next."],
    ["in the story of the reader's move", { game: GAME, isNow: false }, "You are playing"],
    ["in the story of a blow", { game: { ...GAME, step: "suffer" as const }, isNow: false }, "You are struck"],
    ["in the story of a player who left", { here: [true, false], isNow: false }, "Ana is playing"],
    ["an absent player", { here: [true, false] }, "Ana is away"],
    ["for a spectator", { reader: null }, "Ana is playing"],
    ["the reader", { game: GAME }, "Your turn"],
    ["the reader must discard", { game: { ...GAME, step: "suffer" as const } }, "Survive the blow"],
    ["a bot for the reader", { game: GAME, room: { ...TWO, seats: [{ ...person("Maren"), bot: "squire" }, person("Ana")] } }, "A bot is playing for you."],
    ["a bot for an absent player", { here: [true, false], room: { ...TWO, seats: [person("Maren"), { ...person("Ana"), bot: "squire" }] } }, "Ana is playing"],
    ["in a pause", { room: { ...TWO, paused: true } }, "Paused"],
    ["in a pause of the reader's turn", { game: GAME, room: { ...TWO, paused: true } }, "Paused"],
    ["after a loss", { game: { ...GAME, step: "beaten" as const }, room: { ...TWO, phase: "over" as const } }, "Lost"],
    ["after a victory", { game: { ...GAME, step: "won" as const }, room: { ...TWO, phase: "over" as const } }, "Won"],
    ["after the end by a vote", { room: { ...TWO, phase: "over" as const, abandoned: true } }, "Abandoned"],
  ])("%s", (_, changes, said) => expect(text(changes)).toBe(said));
});

it("§8.3 every Jester lets its player choose, also at attack 0 and without an immunity to cancel", () => {
  const forecast: ForecastView = {
    attack_value: 0, acting: [], blocked: [], cancels_immunity: false, healed: 0, drawn: [0, 0], damage: 0,
    health_left: 20, kill: null, wins: false, enemy_attack: 0, coverage: "nothing-to-cover", stuck: null,
    cheapest_cover: null,
  };
  const reader = { game: GAME, names: NAMES, seat: 0 };
  expect(afterText({ move: "Je" }, forecast, reader)).toBe("The enemy does not strike. You choose who goes next.");
  expect(afterText({ move: "2c" }, forecast, reader)).toBe("The enemy cannot strike back.");
});

/** An entry of the log that leaves the game with so many moves. */
const entry = (seq: number, moves: number, what: string, seat = 0, name: string | null = "Maren"): ReceivedUpdate => ({
  seq,
  public: {
    deed: { do: what, seat, name } as ReceivedUpdate["public"]["deed"],
    at: 0,
    events: what === "make-move" ? [{ event: "yielded", seat }] : [],
    game: { ...GAME, moves },
  },
  own: null,
  game: { ...GAME, moves },
  isByReader: false,
});

describe("moves that were taken back", () => {
  const log = [
    entry(1, 0, "be-ready"),
    entry(2, 1, "make-move"),
    entry(3, 2, "make-move", 1, "Ana"),
    entry(4, 1, "answer"),
    entry(5, 2, "make-move", 1, "Ana"),
    entry(6, 3, "make-move"),
  ];

  it("are found by the number of moves", () => {
    expect([...undoneMoves(log)]).toEqual([3]);
    expect([...undoneMoves([...log, entry(7, 0, "ask-undo")])].sort()).toEqual([2, 3, 5, 6]);
  });

  it("are marked in the log, whose lines name the player", () => {
    const lines = logLines(log, NAMES).filter(({ kind }) => kind === "move");
    expect(lines.map(({ isUndone }) => isUndone)).toEqual([false, true, false, false]);
    expect(lines.map(({ text }) => text.split(" ")[0])).toEqual(["Maren", "Ana", "Ana", "Maren"]);
  });
});

describe("a bot that stood in", () => {
  const HELPED: RoomView = { ...TWO, stood_in: [{ by_bot: 1, moves: 2 }, null] };
  const withBot = (room: RoomView): RoomView => ({ ...room, seats: [{ ...person("Maren"), bot: "squire" }, person("Ana")] });

  it("played for a while", () =>
    expect(helpLines(HELPED, null)).toEqual(["A bot played for Maren for a while. It made 1 of 2 moves."]));
  it("finished the game", () =>
    expect(helpLines(withBot(HELPED), null)).toEqual(["A bot finished this game for Maren. It made 1 of 2 moves."]));
  it("has not moved yet", () => expect(helpLines(withBot(TWO), 0)).toEqual(["A bot finished this game for you."]));
  it("is not a bot with a seat of its own", () =>
    expect(helpLines({ ...TWO, seats: [{ name: null, bot: "squire", ready: true }, person("Ana")] }, null)).toEqual([]));
  it("is named beside hints and a known deal", () =>
    expect(helpLines({ ...HELPED, hints: [1, 1], unearned: "known-deal" }, 1)).toEqual([
      "A bot played for Maren for a while. It made 1 of 2 moves.",
      "2 hints were given, so this game gives no medal.",
      "This deal has been played to its end before, so this game gives no medal. A new deal can.",
    ]));
});
