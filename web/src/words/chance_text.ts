/** Chances, which the core gives in hundredths of a percentage point, as people read them. */

/** The number of percent: whole, but with a decimal near 0 and 100, where it matters. */
export function chanceText(hundredths: number): string {
  const digits = hundredths < 200 || hundredths > 9800 ? 1 : 0;
  return (hundredths / 100).toLocaleString(document.documentElement.lang, { maximumFractionDigits: digits });
}
