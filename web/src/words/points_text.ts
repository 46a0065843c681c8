/** Chances and points as text. */

import { words } from "./words.svelte";

/** The language is that of the sentences around the numbers. */
function decimal(points: number): string {
  void words.isReady; // a change of language writes the numbers again
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return points.toLocaleString(document.documentElement.lang || "en", options);
}

/** Hundredths of a point in tenths: −0 is 0. */
const tenths = (hundredths: number): number => Math.round(hundredths / 10) / 10 || 0;

/** `98.6` */
export const pointsText = (hundredths: number): string => decimal(tenths(hundredths));

/** `+1.3`, `−43.3`, `0.0` */
export function signedText(hundredths: number): string {
  const points = tenths(hundredths);
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${decimal(Math.abs(points))}`;
}

/** Games won in a hundred: `98`; what is not certain is neither 0 nor 100. */
export function inHundred(hundredths: number): string {
  if (hundredths > 0 && hundredths < 50) return "<1";
  if (hundredths < 10000 && hundredths > 9949) return "99";
  return String(Math.round(hundredths / 100));
}

/**
 * Parts that add up to a whole, rounded to tenths of a point so that they still do: the parts that rounding
 * changes most get the difference.
 */
export function roundedParts(parts: readonly number[], whole: number): number[] {
  const rounded = parts.map((part) => Math.round(part / 10));
  let missing = Math.round(whole / 10) - rounded.reduce((sum, part) => sum + part, 0);
  const byError = parts.map((part, at) => ({ at, error: part / 10 - (rounded[at] ?? 0) }));
  byError.sort((one, other) => (missing > 0 ? other.error - one.error : one.error - other.error));
  for (const { at } of byError) {
    if (!missing) break;
    const step = Math.sign(missing);
    rounded[at] = (rounded[at] ?? 0) + step;
    missing -= step;
  }
  return rounded.map((part) => part * 10 || 0);
}
