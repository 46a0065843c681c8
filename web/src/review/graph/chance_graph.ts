/**
 * The graph of a review: the chance of winning before each move, solo of the best medal. Straight down is a move, a slope
 * is luck.
 *
 * Functions of the numbers alone; ChanceGraph.svelte draws what they say.
 */

import type { Decision, Mark, Review } from "../../core/review";
import { milestonesOf } from "../../replay/milestones";
import type { MomentView } from "../../wire";
import { THRESHOLDS } from "../review";

export interface GraphBox {
  readonly width: number;
  readonly height: number;
  /** Around the curve: numbers at the left, royals below. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const graphBox = (width: number): GraphBox =>
  width < 560
    ? { width, height: 232, left: 34, right: 14, top: 16, bottom: 40 }
    : { width, height: 262, left: 42, right: 14, top: 16, bottom: 40 };

/** Where things are in the graph of a game with so many moves. */
export class GraphScale {
  readonly box: GraphBox;
  readonly moves: number;

  constructor(box: GraphBox, moves: number) {
    this.box = box;
    this.moves = moves;
  }

  /** After so many moves. */
  x(moves: number): number {
    const { width, left, right } = this.box;
    return round(left + ((width - left - right) * moves) / Math.max(1, this.moves));
  }

  y(chance: number): number {
    const { height, top, bottom } = this.box;
    return round(top + (height - top - bottom) * (1 - clampChance(chance) / 10000));
  }

  /** The number of moves that is nearest to a place. */
  movesAt(x: number): number {
    const { width, left, right } = this.box;
    const part = (x - left) / Math.max(1, width - left - right);
    return Math.max(0, Math.min(this.moves, Math.round(part * this.moves)));
  }
}

const round = (number: number): number => Math.round(number * 10) / 10;
const clampChance = (chance: number): number => Math.max(0, Math.min(10000, chance));

/** The chance after so many moves, before the next one; null if it is not known yet. */
export function chanceBefore({ decisions, end }: Review, moves: number, all: number): number | null {
  const next = decisions[moves];
  if (next) return next.value;
  if (moves < all || decisions.length < all) return null;
  return end ?? decisions.at(-1)?.chance ?? null;
}

/** The path of the curve, as far as it is known. Where another medal is at stake it begins again. */
export function curve(review: Review, scale: GraphScale): string {
  const parts = review.decisions.map(({ value, chance, medal_before }, at) => {
    const x = scale.x(at);
    const next = review.decisions[at + 1]?.medal_before?.chance ?? chanceBefore(review, at + 1, scale.moves);
    const slope = next === null ? "" : `L${scale.x(at + 1)} ${scale.y(next)}`;
    return `${at && !medal_before ? "L" : "M"}${x} ${scale.y(value)}V${scale.y(chance)}${slope}`;
  });
  return parts.join("");
}

/** From the chance of the medal before to that of the next one. */
export const medalSteps = ({ decisions }: Review, scale: GraphScale): string =>
  decisions
    .map(({ value, medal_before }, at) => (medal_before ? `M${scale.x(at)} ${scale.y(medal_before.chance)}V${scale.y(value)}` : ""))
    .join("");

/** Two standard errors: the chance is within, 19 times in 20. */
const SPREAD = 1.96;
export const spread = (error: number): number => Math.round(SPREAD * error);

/** The area around the curve in which the chance is, 19 times in 20. */
export function band(review: Review, scale: GraphScale): string {
  const areas = stretches(review).map((decisions) => {
    const edge = (side: 1 | -1): string[] =>
      decisions.flatMap(({ number, value, chance, value_error, chance_error }) => [
        `${scale.x(number - 1)} ${scale.y(value + side * spread(value_error))}`,
        `${scale.x(number - 1)} ${scale.y(chance + side * spread(chance_error))}`,
      ]);
    return `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`;
  });
  return areas.join("");
}

/** Decisions with one medal at stake. */
function stretches({ decisions }: Review): Decision[][] {
  const found: Decision[][] = [];
  for (const each of decisions) {
    const last = found.at(-1);
    if (last && !each.medal_before) last.push(each);
    else found.push([each]);
  }
  return found;
}

/** From the last known chance to the right edge; null if everything is known. */
export function unknownLine(review: Review, scale: GraphScale): string | null {
  const { length } = review.decisions;
  if (length >= scale.moves) return null;
  const last = review.decisions.at(-1)?.chance ?? 5000;
  return `M${scale.x(Math.max(0, length - 1))} ${scale.y(last)}H${scale.x(scale.moves)}`;
}

/** What a move cost, where that is enough for a word. */
export interface Drop {
  readonly number: number;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly mark: Mark | null;
}

export const drops = ({ decisions }: Review, scale: GraphScale): Drop[] =>
  decisions.flatMap(({ number, value, chance, loss, mark }, at) =>
    mark || loss >= THRESHOLDS.slip
      ? [{ number, mark, x: scale.x(at), top: scale.y(value), bottom: scale.y(chance) }]
      : [],
  );

/** The place of a stroke of luck: in the middle of its slope. */
export function luckPlace({ number, chance, luck }: Decision, scale: GraphScale): { readonly x: number; readonly y: number } {
  return { x: round((scale.x(number - 1) + scale.x(number)) / 2), y: scale.y(chance + (luck ?? 0) / 2) };
}

/** The time axis: one enemy after the other. */
export interface EnemySpan {
  readonly card: string;
  /** Moves made when it came, and when it fell or the game ended. */
  readonly from: number;
  readonly to: number;
  readonly fate: "standing" | "defeated" | "exact";
}

export function enemySpans(moments: readonly MomentView[]): EnemySpan[] {
  const falls = new Map(milestonesOf(moments).map(({ move, kind }) => [move, kind]));
  const last = moments.length - 1;
  const starts = moments.flatMap(({ game }, at) => (at === 0 || game.enemy.card !== moments[at - 1]?.game.enemy.card ? [at] : []));
  return starts.map((from, place): EnemySpan => {
    const to = starts[place + 1] ?? last;
    const kind = falls.get(to);
    // The last royal of a won game falls with the end.
    const fate = kind === "exact" ? "exact" : kind === "defeated" || kind === "won" ? "defeated" : "standing";
    return { card: moments[from]?.game.enemy.card ?? "", from, to, fate };
  });
}

/** What each move lost, and the luck after it: bars below and above a line, at most `height` long. */
export interface MoveBar {
  readonly kind: "loss" | "luck";
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Bars shorter than this are left out. */
const SMALLEST_BAR = 30;

export function moveBars({ decisions }: Review, scale: GraphScale, middle: number): MoveBar[] {
  const largest = Math.max(THRESHOLDS.blunder, ...decisions.flatMap(({ loss, luck }) => [loss, Math.abs(luck ?? 0)]));
  const length = (amount: number): number => round((Math.abs(amount) / largest) * (middle - 4));
  return decisions.flatMap(({ loss, luck }, at): MoveBar[] => [
    ...(loss >= SMALLEST_BAR ? [{ kind: "loss", x: scale.x(at), y: middle, height: length(loss) } as const] : []),
    ...(luck !== null && Math.abs(luck) >= SMALLEST_BAR
      ? [{ kind: "luck", x: scale.x(at + 0.5), y: luck > 0 ? middle - length(luck) : middle, height: length(luck) } as const]
      : []),
  ]);
}
