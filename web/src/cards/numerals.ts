/** The rank in the corner of a card, as strokes in a box of 24 by 34: it does not depend on fonts. */

import { suitColour, LINE, PAPER } from "./card_colours";
import { pip, type SuitLetter } from "./suits";

const STROKES: Readonly<Record<string, string>> = {
  A: "M2.8 34L10.4 3.4H13.6L21.2 34M6.4 24.4H17.6",
  2: "M3.6 11.5C3.6 .5 20.4 .5 20.4 11C20.4 18.5 6 21.5 4 30.4H21.4",
  3: "M3.4 3.6H19L11.4 14.2C24.6 13.4 23.6 30.6 11.6 30.6C6.4 30.6 3.6 28.2 2.8 24",
  4: "M16.6 34V3.6H15L3.6 23.6H22.4",
  5: "M19.4 3.6H6.4L5.2 15.6C9.6 12.2 20.6 12.6 20.6 21.8C20.6 33 5.6 32.8 3.2 25.4",
  6: "M17.6 2.8C9.4 7 3.8 14 3.8 21.6C3.8 33.6 20.4 33.6 20.4 22.2C20.4 12.2 7 12.2 4.4 19.6",
  7: "M2.8 3.6H19.6C14 13 10.6 22.4 9.8 34",
  8: "M12 15.8C3.6 15.4 3.4 3.4 12 3.4C20.6 3.4 20.4 15.4 12 15.8C1.4 16.4 1.2 30.6 12 30.6C22.8 30.6 22.6 16.4 12 15.8Z",
  9: "M6.4 31.2C14.6 27 20.2 20 20.2 12.4C20.2 .4 3.6 .4 3.6 11.8C3.6 21.8 17 21.8 19.6 14.4",
  T: "M.8 9.2L5.2 3.8V34M12.6 12V22C12.6 33.6 25.4 33.6 25.4 22V12C25.4 .4 12.6 .4 12.6 12Z",
  J: "M7 3.6H20M16 3.6V22.4C16 33.2 4 33 3.4 23.6",
  Q: "M3.8 12.6V21.4C3.8 33.6 20.2 33.6 20.2 21.4V12.6C20.2 .4 3.8 .4 3.8 12.6ZM12.4 21.6L22 34",
  K: "M5.2 0V34M20.4 1L6 19M10.6 13.6L21.2 34",
};

/** Rank and suit, top left only: cards on a screen are never upside down. */
export function drawCorner(rank: string, suit: SuitLetter): string {
  const ink = suitColour(suit);
  const stroke = `<path transform="translate(7.5 8) scale(1.06 1)" d="${STROKES[rank] ?? ""}"/>`;
  return (
    `<g fill="none" stroke="${ink}" stroke-width="6.2" stroke-linejoin="miter">${stroke}</g>` +
    pip(suit, 20, 59.5, 0.235, ink)
  );
}

export function drawFrame(): string {
  return `<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="${PAPER}" stroke="${LINE}" stroke-width="1.5"/>`;
}
