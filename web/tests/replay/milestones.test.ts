import { expect, it } from "vitest";
import { milestonesOf } from "../../src/replay/milestones";
import type { MomentView } from "../../src/wire";

const moment = (...events: MomentView["events"]): MomentView => ({ events }) as MomentView;
const fall = (exact: boolean, last = false) => ({ event: "enemy-defeated", enemy: "Jc", exact, last }) as const;

it("marks every fall and the victory", () => {
  const won = moment(fall(true, true), { event: "game-won", seat: 0, medal: null });
  expect(milestonesOf([moment(), moment(fall(false)), moment(), moment(fall(true)), won])).toEqual([
    { move: 1, kind: "defeated" },
    { move: 3, kind: "exact" },
    { move: 4, kind: "won" },
  ]);
});

it("marks the end of a game that was not won", () => {
  expect(milestonesOf([moment(), moment()])).toEqual([{ move: 1, kind: "lost" }]);
});
