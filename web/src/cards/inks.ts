/** Colours come from CSS custom properties, so themes and four-colour suits need no redraw. */

import type { SuitLetter } from "./suits";

export const PAPER = "var(--card-paper)";
export const INK = "var(--card-ink)";
export const GOLD = "var(--card-gold)";
export const LINE = "var(--card-line)";

/** A suit's ink on paper. */
export const inkOf = (suit: SuitLetter): string => `var(--card-${suit})`;
