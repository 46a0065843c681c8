/** What is special about a beat that everyone sees. */

import { expect, it } from "vitest";
import type { Beat } from "../../src/table/story/beats";
import { momentOf } from "../../src/table/story/moments";
import type { GameEvent } from "../../src/words/event_text";

const RANKS = ["J", "Q", "K"];

/** A beat with this event, when this many royals have appeared. */
function beat(event: GameEvent, seen: number, count = 0, attack = 10): Beat {
  const royals = RANKS.flatMap((rank) => ["c", "d", "h", "s"].map((suit) => `${rank}${suit}`)).map((card, at) => ({
    card,
    fate: at < seen - 1 ? "defeated" : at === seen - 1 ? "now" : "to-come",
  }));
  return { events: [event], after: { game: { royals, hands: [{ count }], enemy: { attack } } } } as unknown as Beat;
}
const comes = (enemy: string, seen: number): Beat => beat({ event: "enemy-revealed", enemy }, seen);
const pays = (value: number, left: number): Beat =>
  beat({ event: "cards-discarded", seat: 0, cards: ["Tc"], value }, 3, left);

it("knows the first Queen, the first King and the last enemy", () => {
  expect(momentOf(comes("Jd", 2))).toBeNull();
  expect(momentOf(comes("Qc", 5))).toBe("first-queen");
  expect(momentOf(comes("Qd", 6))).toBeNull();
  expect(momentOf(comes("Kc", 9))).toBe("first-king");
  expect(momentOf(comes("Ks", 12))).toBe("last-enemy");
});

it("knows a hand that was just enough", () => {
  expect(momentOf(pays(10, 0))).toBe("narrow");
  expect(momentOf(pays(11, 0))).toBe("narrow");
  expect(momentOf(pays(12, 0))).toBeNull();
  expect(momentOf(pays(10, 2))).toBeNull();
});
