/** Results of the games that were tracked to their end on this device. */

import { MEDALS } from "../shared/medals";
import { type CompanionGame, exactKills, isOver, royalsDefeated } from "./companion_game";
import { type ActionLog, parseJson } from "./log";

/** Saved as JSON in localStorage: field names must not change. */
export interface PastGame {
  readonly begun: number;
  readonly seconds: number;
  readonly players: number;
  /** `won`, `lost`, or the medal of a solo win. */
  readonly result: string;
  readonly beaten: number;
  readonly exact: number;
}

/** How many results are kept. */
const MOST_RESULTS = 500;

/** The result of a game; null while it runs. */
export function resultOf({ setup, begun, seconds }: ActionLog, game: CompanionGame): PastGame | null {
  if (!isOver(game)) return null;
  const result = game.step === "won" ? (game.medal ?? "won") : "lost";
  const { players } = setup;
  return { begun, seconds, players, result, beaten: royalsDefeated(game), exact: exactKills(game) };
}

/** The list with the result of this game, once; undoing the end removes it again. */
export function withResult(past: readonly PastGame[], log: ActionLog, game: CompanionGame): PastGame[] {
  const result = resultOf(log, game);
  const others = past.filter(({ begun }) => begun !== log.begun);
  return result ? [result, ...others].slice(0, MOST_RESULTS) : others;
}

/** The saved results; everything else is left out. */
export function readPastGames(text: string | null): PastGame[] {
  const saved = parseJson(text);
  return Array.isArray(saved) ? saved.filter(isPastGame) : [];
}

function isPastGame(value: unknown): value is PastGame {
  const { begun, seconds, players, result, beaten, exact } = (value ?? {}) as Partial<PastGame>;
  const areNumbers = [begun, seconds, players, beaten, exact].every(Number.isFinite);
  return areNumbers && ["won", "lost", ...MEDALS].includes(result ?? "");
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

export const totals = (
  past: readonly PastGame[],
): { won: number; beaten: number; exact: number; seconds: number } => ({
  won: past.filter(({ result }) => result !== "lost").length,
  beaten: sum(past.map(({ beaten }) => beaten)),
  exact: sum(past.map(({ exact }) => exact)),
  seconds: sum(past.map(({ seconds }) => seconds)),
});

/** Minutes and seconds; from one hour on also hours. */
export function clockText(seconds: number): string {
  const [hours, ...rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const [first, ...more] = hours ? [hours, ...rest] : rest;
  return [first, ...more.map((part) => String(part).padStart(2, "0"))].join(":");
}
