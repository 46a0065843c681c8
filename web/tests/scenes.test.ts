import { expect, it } from "vitest";
import { scenesOf } from "../src/table/scenes";
import type { GameEvent } from "../src/words/events";

const drawn = (seat: number, count: number): GameEvent => ({ event: "cards-drawn", seat, count, known: [] });

it("draws fly round the table, one card each in turn, until all have theirs", () => {
  const [scene] = scenesOf([
    { event: "power-acted", suit: "diamonds", attack: 6 },
    drawn(2, 3),
    drawn(3, 1),
    drawn(0, 2),
  ]);
  expect(scene?.flight).toEqual({ from: "tavern", to: [2, 3, 0, 2, 0, 2] });
});

it("healed cards fly from the discard pile under the tavern", () => {
  const [scene] = scenesOf([{ event: "cards-healed", cards: ["2c", "3d"], known: true } as GameEvent]);
  expect(scene?.flight).toEqual({ from: "discard", to: ["tavern", "tavern"] });
});
