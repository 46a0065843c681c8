/** What the others did since the reader's last move: one row for each turn. */

import { expect, it } from "vitest";
import type { ReceivedUpdate } from "../../src/game/client_state";
import { recapOf } from "../../src/table/story/recap";
import type { GameEvent } from "../../src/words/event_text";
import type { PublicView } from "../../src/wire";

const played = (seat: number, card: string): GameEvent => ({ event: "cards-played", seat, cards: [card], attack: 5 });
const paid = (seat: number, card: string): GameEvent => ({ event: "cards-discarded", seat, cards: [card], value: 5 });
const yielded = (seat: number): GameEvent => ({ event: "yielded", seat });

/** An entry of the log: the seat's move, after which the game has so many moves. */
const entry = (seq: number, seat: number, moves: number, ...events: GameEvent[]): ReceivedUpdate => ({
  seq,
  public: { deed: { do: "make-move", seat, name: null, text: "" }, at: 0, game: { moves }, events } as unknown as PublicView,
  own: null,
  game: null,
  isByReader: false,
});

const TURNS = [
  entry(1, 1, 1, played(1, "2h")),
  entry(2, 0, 2, played(0, "5c")),
  entry(3, 0, 3, paid(0, "9d")),
  entry(4, 1, 4, played(1, "7s")),
  entry(5, 1, 5, paid(1, "8s")),
  entry(6, 2, 6, yielded(2)),
];

it("has one row for a play and its discard, since the reader's last move", () => {
  const rows = recapOf(TURNS, 0);
  expect(rows.map(({ seqs, seat, cards }) => ({ seqs, seat, cards }))).toEqual([
    { seqs: [4, 5], seat: 1, cards: ["7s"] },
    { seqs: [6], seat: 2, cards: [] },
  ]);
});

it("has a row for each play of a player who plays again", () => {
  expect(recapOf([...TURNS, entry(7, 2, 7, played(2, "3d"))], 0).map(({ seqs }) => seqs)).toEqual([[4, 5], [6], [7]]);
});

it("leaves out what was taken back, and is empty after the reader's own move", () => {
  const undo = { ...entry(7, 2, 5), public: { deed: { do: "ask-undo", seat: 2 }, at: 0, game: { moves: 5 } } as unknown as PublicView };
  expect(recapOf([...TURNS, undo], 0).map(({ seqs }) => seqs)).toEqual([[4, 5]]);
  expect(recapOf(TURNS, 2)).toEqual([]);
  expect(recapOf(TURNS, null)).toEqual([]);
});
