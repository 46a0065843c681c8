/** Statistics of the games of this device: as src/regicide/study/statistics.py, which says what each number means. */

import { type Seal, SEALS } from "../core/core_interface";
import { MEDALS } from "../shared/medals";
import type { GameFacts } from "../core/core_answers";
import { companyOf, defeatedRoyals, exactKills, winsInARow } from "../study/game_facts";

export interface WinRate {
  readonly kind: string;
  readonly games: number;
  readonly won: number;
  /** In hundredths of a percent. */
  readonly interval: readonly [number, number];
}

export interface Statistics {
  readonly games: number;
  readonly won: number;
  readonly unfinished: number;
  readonly helped: number;
  readonly by_players: readonly WinRate[];
  readonly by_company: readonly WinRate[];
  readonly by_options: readonly WinRate[];
  /** Gold, silver, bronze. */
  readonly medals: readonly number[];
  /** Games by royals defeated, 0 to 12. */
  readonly reached: readonly number[];
  readonly exact: number;
  /** By `WAYS_TO_LOSE`. */
  readonly lost_by: readonly number[];
  readonly lost_to: readonly (readonly [string, number])[];
  /** Wins in a row: now, and at best. */
  readonly row: readonly [number, number];
}

export const WAYS_TO_LOSE = ["stuck", "dry", "damage"] as const;
/** 95 % of a normal distribution is within this many standard deviations. */
const DEVIATIONS = 1.959963984540054;
const ROYALS = 12;
/** An interval of fewer games says only that they are few: as src/regicide/study/statistics.py. */
export const ENOUGH_GAMES = 20;

/** Counts games, which are in the order in which they were played. */
export function statistics(games: readonly GameFacts[]): Statistics {
  const ended = games.filter(({ result }) => result !== "*");
  const lost = ended.filter(({ result }) => result === "lost");
  const ways = countBy(lost, wayToLose);
  const reached = countBy(ended, (facts) => String(defeatedRoyals(facts)));
  const medals = countBy(ended, ({ medal }) => medal ?? "");
  return {
    games: ended.length,
    won: ended.length - lost.length,
    unfinished: games.length - ended.length,
    helped: ended.filter(({ helped }) => helped).length,
    by_players: winRates(ended, ({ players }) => String(players)),
    by_company: winRates(ended, companyOf),
    by_options: winRates(ended, ({ options }) => options),
    medals: MEDALS.map((medal) => medals.get(medal) ?? 0),
    reached: Array.from({ length: ROYALS + 1 }, (_, count) => reached.get(String(count)) ?? 0),
    exact: ended.reduce((sum, facts) => sum + exactKills(facts), 0),
    lost_by: WAYS_TO_LOSE.map((way) => ways.get(way) ?? 0),
    lost_to: [...countBy(lost, ({ enemy }) => enemy ?? "")].sort(
      ([one, first], [other, second]) => second - first || byText(one, other),
    ),
    row: winsInARow(ended),
  };
}

/** How many games reach each seal. */
export function sealsOf(games: readonly GameFacts[]): Record<Seal, number> {
  const counts = Object.fromEntries(SEALS.map((name) => [name, 0])) as Record<Seal, number>;
  for (const name of games.flatMap(({ seals }) => seals as Seal[])) counts[name] += 1;
  return counts;
}

/** The largest number of royals that at least half of the games defeat. */
export function medianReached({ games, reached }: Pick<Statistics, "games" | "reached">): number {
  let left = Math.ceil(games / 2);
  return reached.findLastIndex((count) => (left -= count) <= 0);
}

function wayToLose({ stuck, dry }: GameFacts): (typeof WAYS_TO_LOSE)[number] {
  if (stuck) return "stuck";
  return dry ? "dry" : "damage";
}

function winRates(games: readonly GameFacts[], kindOf: (facts: GameFacts) => string): WinRate[] {
  const counts = countBy(games, kindOf);
  const won = countBy(games.filter(({ result }) => result === "won"), kindOf);
  return [...counts.keys()].sort(byText).map((kind) => {
    const [all, good] = [counts.get(kind) ?? 0, won.get(kind) ?? 0];
    return { kind, games: all, won: good, interval: wilson(good, all) };
  });
}

/** Wilson score interval, in hundredths of a percent. */
export function wilson(won: number, games: number): [number, number] {
  const [rate, square] = [won / games, DEVIATIONS ** 2];
  const middle = (rate + square / (2 * games)) / (1 + square / games);
  const spread =
    (DEVIATIONS * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games ** 2))) / (1 + square / games);
  const hundredths = (share: number): number => Math.floor(share * 10_000 + 0.5);
  return [
    hundredths(Math.max(0, Math.min(rate, middle - spread))),
    hundredths(Math.min(1, Math.max(rate, middle + spread))),
  ];
}

function countBy(games: readonly GameFacts[], kindOf: (facts: GameFacts) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const facts of games) counts.set(kindOf(facts), (counts.get(kindOf(facts)) ?? 0) + 1);
  return counts;
}

/** The order of characters, as Python sorts. */
const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
