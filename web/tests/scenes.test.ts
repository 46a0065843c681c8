import { expect, it } from "vitest";
import { scenesOf } from "../src/table/animation/scenes";
import type { GameEvent } from "../src/words/event_text";

const drawn = (seat: number, count: number): GameEvent => ({ event: "cards-drawn", seat, count, known: [] });

it("drawn cards fly to one seat after the other, until every seat has its cards", () => {
  const [scene] = scenesOf([
    { event: "power-acted", suit: "diamonds", attack: 6 },
    drawn(2, 3),
    drawn(3, 1),
    drawn(0, 2),
  ]);
  expect(scene?.flight).toEqual({ from: "tavern", to: [2, 3, 0, 2, 0, 2] });
});

it("healed cards fly from the discard pile to the tavern", () => {
  const [scene] = scenesOf([{ event: "cards-healed", cards: ["2c", "3d"], known: true } as GameEvent]);
  expect(scene?.flight).toEqual({ from: "discard", to: ["tavern", "tavern"] });
});
