import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { applyMessage, EMPTY_STATE } from "../../src/game/client_state";
import { CoreGame } from "../../src/core/core_game";
import { checkSeal } from "../../src/table/end/seal_check";
import { type ObservedDeal, observedAtTable, observedInReplay } from "../../src/table/end/observed_deal";
import type { GameView, MomentView, ReplayView, ServerMessage } from "../../src/wire";
import { loadCore } from "../support/core_files";
import { GAME, ROOM } from "../support/sample_messages";

const core = await loadCore();

// printf 'regicide-seal/1|salt|castle-42' | sha256sum
const COMMITMENT = "36c297f3b392005ad2e6469b309c9583a63d4866d0bad1e81070b2e05944a2bc";
const SEAL = { commitment: COMMITMENT, salt: "salt", seed: "castle-42" };
const HAND = ["Ac", "2s", "3c", "4h", "5h", "7d", "8s", "Th"];

// The same rows as in tests/table/test_seal.py.
const OBSERVED: ObservedDeal = {
  commitment: COMMITMENT,
  players: 1,
  options: "",
  hands: [[0, HAND]],
  enemies: [
    [0, "Jh"],
    [1, "Jc"],
  ],
  tavern: [
    { kind: "drawn", count: 2, cards: ["Ad", "As"] },
    { kind: "on-top", card: "Jh" },
    { kind: "drawn", count: 2, cards: ["Jh", "5d"] },
  ],
};
const all = { kind: "drawn", count: 32, cards: [] } as const;
const last = { kind: "drawn", count: 1, cards: ["2c"] } as const;

it.each<[string, Partial<ObservedDeal>, string]>([
  ["only the commitment", { hands: [], enemies: [], tavern: [] }, "true"],
  ["everything", {}, "true"],
  ["another commitment", { commitment: "0".repeat(64) }, "false"],
  ["another hand", { hands: [[0, [...HAND.slice(0, 7), "Ts"]]] }, "other-deal"],
  ["one card fewer", { hands: [[0, HAND.slice(0, 7)]] }, "other-deal"],
  ["another enemy", { enemies: [[0, "Js"]] }, "other-deal"],
  ["another castle", { enemies: [[1, "Js"]] }, "other-deal"],
  ["another draw", { tavern: [{ kind: "drawn", count: 2, cards: ["As", "5d"] }] }, "other-deal"],
  ["one of two drawn cards", { tavern: [{ kind: "drawn", count: 2, cards: ["As"] }] }, "true"],
  ["more draws than cards", { tavern: [all, last] }, "other-deal"],
  ["hearts", { tavern: [all, { kind: "under", count: 1 }, last] }, "true"],
  ["other options", { options: "hand=-1" }, "other-deal"],
  ["more players", { players: 2 }, "other-deal"],
])("compares the deal with what the page saw: %s", (_name, observed, result) => {
  expect(checkSeal(core, SEAL, { ...OBSERVED, ...observed })).toBe(result);
});

it("gives no result before the server reveals seed and salt", () => {
  expect(checkSeal(core, { ...SEAL, seed: null, salt: null }, OBSERVED)).toBe("unknown");
  expect(checkSeal(core, { ...SEAL, seed: "castle-43" }, OBSERVED)).toBe("false");
});

describe("the deal of a seed is the one in tests/golden/deals.txt", () => {
  const golden = readFileSync(new URL("../../../tests/golden/deals.txt", import.meta.url), "utf-8");
  const cardsOf = (text: string): string[] => text.match(/../g) ?? [];

  it.each(golden.trim().split("\n"))("%s", (line) => {
    const [asked = "", position = ""] = line.split("|");
    const [players, seed = "", options = ""] = asked.split(" ");
    const [, , enemy = "", , hands = "", tavern = "", , castle = ""] = position.split(" ");
    const deal = new CoreGame(core, { players: Number(players), options, seed }).openCards();
    expect(deal.enemies).toEqual([enemy.slice(0, 2), ...cardsOf(castle)]);
    expect(deal.tavern).toEqual(cardsOf(tavern));
    const written = hands.split("/").map((hand) => cardsOf(hand).sort());
    expect(deal.hands.map((hand) => [...hand].sort())).toEqual(written);
  });
});

describe("the observed deal", () => {
  const royals = (defeated: number): GameView["royals"] =>
    Array.from({ length: 12 }, (_, at) => ({
      card: "Js",
      fate: at < defeated ? "taken-exactly" : "to-come",
    }));
  const at = (moves: number, card: string, defeated: number): GameView => ({
    ...GAME,
    moves,
    enemy: { ...GAME.enemy, card },
    royals: royals(defeated),
  });
  const room = { ...ROOM, seal: { commitment: COMMITMENT, seed: null, salt: null } };
  const events: MomentView["events"] = [
    { event: "cards-drawn", seat: 0, count: 2, known: [] },
    { event: "enemy-defeated", enemy: "Jh", exact: true, last: false },
  ];
  const messages = (received: string[]): ServerMessage[] => [
    { type: "welcome", seq: 1, now: 0, room, game: at(0, "Jh", 0), own: { seat: 0, hand: HAND } },
    {
      type: "update",
      seq: 2,
      public: {
        deed: { do: "make-move", seat: 0, text: "7s" },
        at: 0,
        events,
        game: at(1, "Jc", 1),
        room: { ...room, seal: SEAL },
      },
      own: { seat: 0, hand: [], received },
    },
  ];
  const stateAfter = (received: ServerMessage[]) =>
    received.reduce((state, message) => applyMessage(state, message, 0), EMPTY_STATE);

  it("has the first hand, the enemies and the draws of the reader", () => {
    const state = stateAfter(messages(["Ad", "As"]));
    const observed = observedAtTable(state, state.room ?? room);
    expect(observed).toEqual({ ...OBSERVED, enemies: [...OBSERVED.enemies, [1, "Jc"]].sort(), tavern: observed.tavern });
    expect(observed.tavern).toEqual(OBSERVED.tavern.slice(0, 2));
    expect(checkSeal(core, SEAL, observed)).toBe("true");
    const other = stateAfter(messages(["Ad", "5d"]));
    expect(checkSeal(core, SEAL, observedAtTable(other, room))).toBe("other-deal");
  });

  it("has every hand of a replay", () => {
    const game = at(0, "Jh", 0);
    const moment: MomentView = { move: null, seat: null, events: [], game, hands: [HAND] };
    const drawn: MomentView["events"][0] = { event: "cards-received", seat: 0, cards: ["As", "Ad"] };
    const next: MomentView = { ...moment, move: "7d", events: [drawn, ...events], game: at(1, "Jc", 1) };
    const replay: ReplayView = { room: { ...room, seal: SEAL }, moments: [moment, next] };
    expect(checkSeal(core, SEAL, observedInReplay(replay))).toBe("true");
    const other: ReplayView = { ...replay, moments: [{ ...moment, hands: [[...HAND].fill("Ts", 7)] }, next] };
    expect(checkSeal(core, SEAL, observedInReplay(other))).toBe("other-deal");
  });
});
