/** Colours of the drawings: CSS custom properties, so that themes and four-colour suits work without a redraw. */

import type { SuitLetter } from "./suits";

export const PAPER = "var(--card-paper)";
export const INK = "var(--card-ink)";
export const GOLD = "var(--card-gold)";
export const LINE = "var(--card-line)";

/** The colour of a suit on a card. */
export const suitColour = (suit: SuitLetter): string => `var(--card-${suit})`;
