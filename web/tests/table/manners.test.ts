/** Bots have a manner of their own, and speak only of what everyone saw. */

import { expect, it } from "vitest";
import type { Beat, BeatKind } from "../../src/table/story/beats";
import { remarkOn } from "../../src/table/story/manners";
import type { Telling } from "../../src/table/story/telling";

const beat = (kind: BeatKind, event: object = {}): Beat => ({ kind, events: [event] }) as unknown as Beat;
const of = (actor: number | "enemy"): Telling => ({ actor }) as unknown as Telling;

it("gives three bots of one table three manners", () => {
  const said = [1, 2, 3].map((seat) => remarkOn(beat("exact"), of(seat)));
  expect(said.map((each) => each?.seat)).toEqual([1, 2, 3]);
  expect(new Set(said.map((each) => each?.message)).size).toBe(3);
});

it("lets the player speak who did it, or whom the blow did not hurt", () => {
  expect(remarkOn(beat("cancel"), of(2))).toEqual({ seat: 2, message: "manner-gruff-open" });
  expect(remarkOn(beat("spared", { event: "enemy-struck", seat: 3 }), of("enemy"))).toEqual({ seat: 3, message: "manner-merry-held" });
  for (const kind of ["draw", "heal", "discard", "strike", "pass"] as const) expect(remarkOn(beat(kind), of(1))).toBeNull();
  expect(remarkOn(beat("exact"), of("enemy"))).toBeNull();
});
