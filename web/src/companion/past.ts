/** Games that were tracked to their end on this device. */

import { type Log, parse } from "./log";
import { medal, type Track } from "./track";

export interface Result {
  readonly begun: number;
  readonly seconds: number;
  readonly players: number;
  /** `won`, `lost`, or the medal of a solo win. */
  readonly result: string;
  readonly beaten: number;
  readonly exact: number;
}

/** More than anyone scrolls through, and little for a device. */
const KEPT = 500;

export const exactly = ({ fates }: Track): number => fates.filter(({ exact }) => exact).length;

export function resultOf({ begun, seconds }: Log, track: Track): Result | null {
  const { step, agreed, fates } = track;
  if (step !== "won" && step !== "lost") return null;
  const result = step === "won" && agreed.players === 1 ? medal(track) : step;
  const { players } = agreed;
  return { begun, seconds, players, result, beaten: fates.length, exact: exactly(track) };
}

/** A game is there once, while it is over: undoing its end takes it out again. */
export function withResult(past: readonly Result[], log: Log, track: Track): Result[] {
  const result = resultOf(log, track);
  const others = past.filter(({ begun }) => begun !== log.begun);
  return result ? [result, ...others].slice(0, KEPT) : others;
}

/** What a device kept; what is no result is left out. */
export function readPast(text: string | null): Result[] {
  const kept = parse(text);
  return Array.isArray(kept) ? kept.filter(isResult) : [];
}

function isResult(kept: unknown): kept is Result {
  const { begun, seconds, players, result, beaten, exact } = (kept ?? {}) as Partial<Result>;
  const areNumbers = [begun, seconds, players, beaten, exact].every(Number.isFinite);
  return areNumbers && ["won", "lost", "gold", "silver", "bronze"].includes(result ?? "");
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

export const figures = (
  past: readonly Result[],
): { won: number; beaten: number; exact: number; seconds: number } => ({
  won: past.filter(({ result }) => result !== "lost").length,
  beaten: sum(past.map(({ beaten }) => beaten)),
  exact: sum(past.map(({ exact }) => exact)),
  seconds: sum(past.map(({ seconds }) => seconds)),
});

/** Minutes and seconds, or hours too. */
export function clockText(seconds: number): string {
  const [hours, ...rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const [first, ...more] = hours ? [hours, ...rest] : rest;
  return [first, ...more.map((part) => String(part).padStart(2, "0"))].join(":");
}
