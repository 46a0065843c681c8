import { expect, it } from "vitest";
import { answered, daysLeft, type Practice, waits } from "../../src/study/practice";

const DAY = "2026-02-27";

it("comes back after 1, 3, 7 and 21 days, and then never", () => {
  let practice: Practice | null = null;
  let day = DAY;
  const days: string[] = [];
  while (waits(practice, day)) {
    practice = answered(practice, true, day);
    day = practice.due ?? "9999-01-01";
    days.push(day);
  }
  expect(days).toEqual(["2026-02-28", "2026-03-03", "2026-03-10", "2026-03-31", "9999-01-01"]);
  expect(daysLeft(answered(null, true, DAY), DAY)).toBe(1);
  expect(practice && daysLeft(practice, day)).toBeNull();
});

it("begins again tomorrow after a wrong answer, and the solution found then changes nothing", () => {
  const wrong = answered({ right: 3, due: DAY }, false, DAY);
  expect(wrong).toEqual({ right: 0, due: "2026-02-28" });
  expect(answered(wrong, true, DAY)).toBe(wrong);
  expect(waits(wrong, DAY)).toBe(false);
  expect(answered(wrong, true, "2026-03-05")).toEqual({ right: 1, due: "2026-03-06" });
});

it("does not move on what is practised before it waits", () => {
  const later = { right: 2, due: "2026-03-10" };
  expect(answered(later, true, DAY)).toBe(later);
  expect(answered({ right: 5, due: null }, true, DAY)).toEqual({ right: 5, due: null });
});
