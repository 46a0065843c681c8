import { expect, it } from "vitest";
import type { Decision, Review } from "../../src/core/review";
import { band, chanceBefore, curve, drops, enemySpans, GraphScale, medalSteps, moveBars, unknownLine } from "../../src/review/graph/chance_graph";
import { gameEnd, tavernDryAfter } from "../../src/review/game_end";
import { findTurn } from "../../src/reviewing/hindsight";
import { cardsOf } from "../../src/game/moves";
import { inHundred, roundedParts } from "../../src/words/points_text";
import { largestLuck, stops } from "../../src/review/review";
import { sumBars } from "../../src/review/graph/sum_bars";
import type { MomentView } from "../../src/wire";

const DECISION: Decision = {
  number: 1,
  seat: 0,
  step: "play",
  move: "8c",
  best: "8c",
  value: 8000,
  chance: 8000,
  value_error: 100,
  chance_error: 100,
  error: 0,
  loss: 0,
  luck: 0,
  by: [],
  mark: null,
  playouts: 0,
  is_being_checked: false,
  is_best: true,
  reason: null,
  medal: null,
  medal_before: null,
};

const SEAT = { seat: 0, decisions: 0, loss: 0, best: 0, luck: 0, slips: 0, mistakes: 0, blunders: 0, habit: null };

/** Chances before and after each move, then the end; losses and luck follow from them. */
function reviewOf(chances: readonly (readonly [number, number])[], end: number | null, moves = chances.length): Review {
  const decisions = chances.map(([value, chance], at): Decision => {
    const next = chances[at + 1]?.[0] ?? (moves === chances.length ? end : null);
    const loss = value - chance;
    const mark = loss >= 1500 ? "blunder" : loss >= 500 ? "mistake" : loss >= 200 ? "slip" : null;
    return { ...DECISION, number: at + 1, value, chance, loss, mark, luck: next === null ? null : next - chance };
  });
  const total = (name: "loss" | "luck"): number => decisions.reduce((sum, each) => sum + (each[name] ?? 0), 0);
  const sum = { average: null, deal_luck: null, luck: total("luck"), medals: 0, loss: total("loss"), end: end ?? chances.at(-1)?.[1] ?? 0 };
  const isComplete = moves === chances.length;
  return {
    version: 2,
    playouts: 0,
    worlds: 400,
    average: null,
    deal: chances[0]?.[0] ?? null,
    end: isComplete ? end : null,
    decisions,
    sum: isComplete ? sum : null,
    seats: [SEAT, SEAT],
    turning_points: decisions.filter(({ mark }) => mark).map(({ number }) => number),
    takeaways: null,
  };
}

const BOX = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const LOST = reviewOf([[8000, 8000], [9000, 6000], [2000, 2000]], 0);

it("draws a move straight down and luck as a slope", () => {
  const scale = new GraphScale(BOX, 3);
  expect(curve(LOST, scale)).toBe("M0 20V20L33.3 10L33.3 10V40L66.7 80L66.7 80V80L100 100");
  expect(unknownLine(LOST, scale)).toBeNull();
  expect(drops(LOST, scale)).toEqual([{ number: 2, mark: "blunder", x: 33.3, top: 10, bottom: 40 }]);
  expect(moveBars(LOST, scale, 34).map(({ kind, height }) => [kind, height])).toEqual([
    ["luck", 7.5], ["loss", 22.5], ["luck", 30], ["luck", 15],
  ]);
});

it("begins a new line and a new bar where another medal is at stake", () => {
  const game = reviewOf([[8000, 6000], [9900, 9900]], 10000);
  const [first, next] = game.decisions;
  if (!first || !next || !game.sum) throw new Error("two decisions");
  const medal_before = { medal: "gold", chance: 0 } as const;
  const decisions = [{ ...first, medal: "gold", luck: -6000 }, { ...next, medal: "silver", medal_before }] as const;
  const staged: Review = { ...game, decisions: [...decisions], sum: { ...game.sum, luck: -5900, medals: 9900 } };
  const scale = new GraphScale(BOX, 2);
  expect(curve(staged, scale)).toBe("M0 20V40L50 100M50 1V1L100 0");
  expect(medalSteps(staged, scale)).toBe("M50 100V1");
  expect(sumBars(staged)?.map(({ name, amount }) => [name, amount])).toEqual([
    ["deal", 8000], ["luck", -5900], ["moves", -2000], ["medals", 9900], ["end", 10000],
  ]);
});

it("draws what is known, and dots for the rest", () => {
  const begun = reviewOf([[8000, 8000], [9000, 6000]], 0, 4);
  const scale = new GraphScale(BOX, 4);
  expect(curve(begun, scale)).toBe("M0 20V20L25 10L25 10V40");
  expect(unknownLine(begun, scale)).toBe("M25 40H100");
  expect([0, 1, 2, 4].map((moves) => chanceBefore(begun, moves, 4))).toEqual([8000, 9000, null, null]);
  expect(sumBars(begun)).toBeNull();
  expect(band({ ...begun, decisions: [] }, scale)).toBe("");
});

it("keeps the band within certainty", () => {
  const sure = reviewOf([[9990, 9990]], 10000);
  expect(band(sure, new GraphScale(BOX, 1))).toBe("M0 0L0 0L0 2.1L0 2.1Z");
});

it("ends a record that breaks off at the chance of its last move", () => {
  const broken = reviewOf([[8000, 7000]], null);
  expect(chanceBefore(broken, 1, 1)).toBe(7000);
  expect(sumBars(broken)?.map(({ amount }) => amount)).toEqual([8000, 0, -1000, 7000]);
});

it("finds the cursor's move by its place", () => {
  const scale = new GraphScale({ ...BOX, left: 10, right: 10 }, 8);
  expect([-50, 10, 34, 90, 500].map((x) => scale.movesAt(x))).toEqual([0, 0, 2, 8, 8]);
  expect(scale.movesAt(scale.x(5))).toBe(5);
});

it("the bars of the sum meet", () => {
  const bars = sumBars(LOST) ?? [];
  expect(bars.map(({ amount }) => amount)).toEqual([8000, -5000, -3000, 0]);
  for (const [at, bar] of bars.slice(1, 3).entries()) expect(bar.from).toBe(bars[at]?.to);
  expect(bars[3]?.to).toBe(bars[2]?.to);
});

it("bars reach beyond certainty if luck does", () => {
  const lucky = reviewOf([[9000, 8000], [9900, 9900]], 10000);
  const bars = sumBars(lucky) ?? [];
  expect(Math.max(...bars.map(({ to }) => to))).toBe(100);
  expect(bars[3]?.to).toBeLessThan(100);
});

it.each([
  [[9864, -7333, -2531], 0],
  [[9864, 1234, -1098], 10000],
  [[5555, -15, -5], 5535],
  [[4, 4, 4], 12],
])("rounds %j so that the parts still make %i", (parts, whole) => {
  const rounded = roundedParts(parts, whole);
  expect(rounded.reduce((sum, part) => sum + part, 0)).toBe(Math.round(whole / 10) * 10);
  for (const [at, part] of rounded.entries()) expect(Math.abs(part - (parts[at] ?? 0))).toBeLessThanOrEqual(10);
});

it("calls nothing certain that is not", () => {
  expect([0, 10, 49, 50, 9940, 9960, 9999, 10000].map(inHundred)).toEqual(["0", "<1", "<1", "1", "99", "99", "99", "100"]);
});

it("stops at turning points and at the largest luck", () => {
  expect(largestLuck(LOST)?.number).toBe(2);
  expect(stops(LOST)).toEqual([1]);
  expect(largestLuck(reviewOf([[9900, 9900]], 10000))).toBeNull();
  // Alone, a change without an event is the error of the estimates.
  expect(largestLuck({ ...LOST, seats: [SEAT] })).toBeNull();
});

/** A position is winnable up to this number of moves; the solver decides those that are late enough. */
const solver = (last: number, decided: number) => (moves: number) =>
  moves < decided ? ("undecided" as const) : moves <= last ? ("winnable" as const) : ("lost" as const);

it.each([0, 1, 7, 30, 58, 59])("finds move %i as the last winnable moment", (last) => {
  expect(findTurn("winnable", 60, solver(last, 0))).toEqual({ lastWinnable: last, firstLost: last + 1 });
});

it("says what stays undecided", () => {
  expect(findTurn("winnable", 60, solver(20, 40))).toEqual({ lastWinnable: 0, firstLost: 40 });
  expect(findTurn("undecided", 60, solver(20, 40))).toEqual({ lastWinnable: null, firstLost: 40 });
  expect(findTurn("lost", 60, solver(-1, 0))).toEqual({ lastWinnable: null, firstLost: 0 });
});

const moment = (enemy: string, tavern: number, events: object[] = [], more: object = {}): MomentView =>
  ({ move: "8c", seat: 0, events, hands: [["3c", "Kd"]], game: { enemy: { card: enemy, attack: 30 }, tavern: { count: tavern }, outcome: null, ...more } }) as unknown as MomentView;

it("makes the royals the time axis", () => {
  const exact = [{ event: "enemy-defeated", enemy: "Jc", exact: true }];
  const moments = [moment("Jc", 9), moment("Jc", 9), moment("Qh", 9, exact), moment("Qh", 0)];
  expect(enemySpans(moments)).toEqual([
    { card: "Jc", from: 0, to: 2, fate: "exact" },
    { card: "Qh", from: 2, to: 3, fate: "standing" },
  ]);
});

it("says how a game was lost", () => {
  const lost = { outcome: { won: false, seat: 0, short: 7 } };
  const moments = [moment("Jc", 3), moment("Jc", 0), moment("Jc", 0, [], lost)];
  expect(gameEnd(moments)).toEqual({ kind: "struck", enemy: "Jc", seat: 0, attack: 30, value: 23 });
  expect(tavernDryAfter(moments)).toBe(1);
  expect(tavernDryAfter([moment("Jc", 3)])).toBeNull();
  expect(gameEnd(moments.slice(0, 2))).toEqual({ kind: "broken-off", moves: 1 });
});

it.each([["x8cKd", ["8c", "Kd"]], ["Je", ["Je"]], ["yield", []], [">2", []], ["flip", []], ["TcTd", ["Tc", "Td"]]])("reads the cards of %s", (move, cards) => {
  expect(cardsOf(move)).toEqual(cards);
});
