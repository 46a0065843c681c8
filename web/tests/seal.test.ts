import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NOTHING, take } from "../src/game/seen";
import { dealt } from "../src/table/dealt";
import { check } from "../src/table/seal";
import { type Witness, witnessOf, witnessOfReplay } from "../src/table/witness";
import type { GameView, MomentView, ReplayView, ServerMessage } from "../src/wire";
import { GAME, ROOM } from "./views";

// printf 'regicide-seal/1|salt|castle-42' | sha256sum
const COMMITMENT = "36c297f3b392005ad2e6469b309c9583a63d4866d0bad1e81070b2e05944a2bc";
const SEAL = { commitment: COMMITMENT, salt: "salt", seed: "castle-42" };
const HAND = ["Ac", "2s", "3c", "4h", "5h", "7d", "8s", "Th"];

// The same rows as in tests/table/test_seal.py.
const SAW: Witness = {
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

it.each<[string, Partial<Witness>, string]>([
  ["nothing but the commitment", { hands: [], enemies: [], tavern: [] }, "true"],
  ["all of it", {}, "true"],
  ["another commitment", { commitment: "0".repeat(64) }, "false"],
  ["another hand", { hands: [[0, [...HAND.slice(0, 7), "Ts"]]] }, "other-deal"],
  ["a card less", { hands: [[0, HAND.slice(0, 7)]] }, "other-deal"],
  ["another enemy", { enemies: [[0, "Js"]] }, "other-deal"],
  ["another castle", { enemies: [[1, "Js"]] }, "other-deal"],
  ["another draw", { tavern: [{ kind: "drawn", count: 2, cards: ["As", "5d"] }] }, "other-deal"],
  ["one card of two", { tavern: [{ kind: "drawn", count: 2, cards: ["As"] }] }, "true"],
  ["more than was there", { tavern: [all, last] }, "other-deal"],
  ["hearts", { tavern: [all, { kind: "under", count: 1 }, last] }, "true"],
  ["other options", { options: "hand=-1" }, "other-deal"],
  ["more players", { players: 2 }, "other-deal"],
])("compares what was seen: %s", async (_name, seen, verdict) => {
  expect(await check(SEAL, { ...SAW, ...seen })).toBe(verdict);
});

it("says nothing before seed and salt are open", async () => {
  expect(await check({ ...SEAL, seed: null, salt: null }, SAW)).toBe("unknown");
  expect(await check({ ...SEAL, seed: "castle-43" }, SAW)).toBe("false");
});

describe("a deal from a seed", () => {
  const golden = readFileSync(new URL("../../tests/golden/deals.txt", import.meta.url), "utf-8");
  const cardsOf = (text: string): string[] => text.match(/../g) ?? [];

  it.each(golden.trim().split("\n"))("%s", async (line) => {
    const [asked = "", position = ""] = line.split("|");
    const [players, seed = "", options = ""] = asked.split(" ");
    const [, , enemy = "", , hands = "", tavern = "", , castle = ""] = position.split(" ");
    const deal = await dealt(seed, Number(players), options);
    expect(deal.castle).toEqual([enemy.slice(0, 2), ...cardsOf(castle)]);
    expect(deal.tavern).toEqual(cardsOf(tavern));
    const written = hands.split("/").map((hand) => cardsOf(hand).sort());
    expect(deal.hands.map((hand) => [...hand].sort())).toEqual(written);
  });
});

describe("what a page saw", () => {
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
  const told = (received: string[]): ServerMessage[] => [
    { type: "welcome", seq: 1, now: 0, room, game: at(0, "Jh", 0), own: { seat: 0, hand: HAND } },
    {
      type: "update",
      seq: 2,
      public: {
        deed: { do: "make-move", seat: 0 },
        at: 0,
        events,
        game: at(1, "Jc", 1),
        room: { ...room, seal: SEAL },
      },
      own: { seat: 0, hand: [], received },
    },
  ];
  const seenAfter = (messages: ServerMessage[]) =>
    messages.reduce((seen, message) => take(seen, message, 0), NOTHING);

  it("is its first hand, the enemies and its draws", async () => {
    const seen = seenAfter(told(["Ad", "As"]));
    const witness = witnessOf(seen, seen.room ?? room);
    expect(witness).toEqual({ ...SAW, enemies: [...SAW.enemies, [1, "Jc"]].sort(), tavern: witness.tavern });
    expect(witness.tavern).toEqual(SAW.tavern.slice(0, 2));
    expect(await check(SEAL, witness)).toBe("true");
    const other = seenAfter(told(["Ad", "5d"]));
    expect(await check(SEAL, witnessOf(other, room))).toBe("other-deal");
  });

  it("keeps the commitment that was shown first", () => {
    const [first, second] = told(["Ad", "As"]) as [ServerMessage, ServerMessage];
    const swapped = structuredClone(second);
    if (swapped.type === "update" && swapped.public.room) swapped.public.room.seal.commitment = "11";
    const seen = seenAfter([first, swapped]);
    expect(witnessOf(seen, seen.room ?? room).commitment).toBe(COMMITMENT);
  });

  it("says nothing of draws after a gap", () => {
    const [first, second] = told(["Ad", "5d"]) as [ServerMessage, ServerMessage];
    const late: ServerMessage = { type: "welcome", seq: 9, now: 0, room, game: at(3, "Jc", 1) };
    const after = second.type === "update" ? { ...second, seq: 10 } : second;
    expect(witnessOf(seenAfter([first, late, after]), room).tavern).toEqual([]);
  });

  it("is every hand of a replay", async () => {
    const game = at(0, "Jh", 0);
    const moment: MomentView = { move: null, seat: null, events: [], game, hands: [HAND] };
    const drawn: MomentView["events"][0] = { event: "cards-received", seat: 0, cards: ["As", "Ad"] };
    const next: MomentView = { ...moment, move: "7d", events: [drawn, ...events], game: at(1, "Jc", 1) };
    const replay: ReplayView = { room: { ...room, seal: SEAL }, moments: [moment, next] };
    expect(await check(SEAL, witnessOfReplay(replay))).toBe("true");
    const other: ReplayView = { ...replay, moments: [{ ...moment, hands: [[...HAND].fill("Ts", 7)] }, next] };
    expect(await check(SEAL, witnessOfReplay(other))).toBe("other-deal");
  });
});
