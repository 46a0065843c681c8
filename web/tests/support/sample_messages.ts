/** Short server messages for tests. */

import type { ChoicesView, GameView, RoomView, Update, Welcome } from "../../src/wire";

export const ROOM: RoomView = {
  phase: "playing",
  seats: [{ name: "Maren", bot: null, ready: true }],
  host: 0,
  first: 0,
  options: "",
  public: false,
  turn_seconds: null,
  chosen_seed: false,
  seal: { commitment: "00", seed: null, salt: null },
  proposal: null,
  paused: false,
  abandoned: false,
  rematch: null,
};

export const GAME: GameView = {
  seat: 0,
  step: "play",
  enemy: {
    card: "Js",
    health: 20,
    health_left: 20,
    attack: 10,
    full_attack: 10,
    shield: 0,
    immune: "spades",
    waiting_shield: 0,
  },
  table: [],
  royals: [],
  tavern: { count: 32, top: [], groups: [] },
  discard: [],
  hands: [{ count: 3, known: [] }],
  hand_limit: 8,
  yielded: [false],
  jesters: 2,
  moves: 0,
  outcome: null,
};

export const CHOICES: ChoicesView = {
  moves: [{ move: "3c" }, { move: "3d" }, { move: "3c3d" }, { move: "9h" }, { move: "flip" }],
  no_yield: { code: "solo-yield", clause: "§9.2", facts: {} },
  no_flip: null,
  medal_after_flip: "silver",
  damage: null,
  cheapest_cover: null,
};

export const OWN = { seat: 0, hand: ["3c", "3d", "9h"] };

export const welcome = (seq: number): Welcome => ({
  type: "welcome",
  seq,
  now: 5000,
  room: ROOM,
  game: GAME,
  own: OWN,
});

export const update = (seq: number, game: GameView | null = { ...GAME, moves: seq }): Update => ({
  type: "update",
  seq,
  public: { deed: game ? { do: "make-move", seat: 0, text: "7s" } : { do: "say", seat: 0, text: "hello" }, at: 5000 + seq, game },
  own: OWN,
});
