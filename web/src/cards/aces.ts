/** Aces: the animal companion of each suit, seen from the front and symmetrical. */

import { GOLD, INK, suitColour, PAPER } from "./card_colours";
import { drawCorner, drawFrame } from "./numerals";
import type { SuitLetter } from "./suits";

const mirror = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;

const ANIMALS: Readonly<Record<SuitLetter, (ink: string) => string>> = {
  h: (c) => // hare
    mirror(`<path d="M-3-10C-6-26-19-52-24-50C-31-46-22-18-14-4Z" fill="${c}"/><path d="M-9-14C-12-26-19-41-21.5-40C-24-37-18-20-13-10Z" fill="${PAPER}" opacity=".9"/>`) +
    `<path d="M0-16C17-16 24-4 24 9C24 24 12 33 0 33C-12 33-24 24-24 9C-24-4-17-16 0-16Z" fill="${c}"/>` +
    mirror(`<path d="M0 13C-8 12-14 17-13.5 23C-13 28-6 31 0 33Z" fill="${PAPER}"/><ellipse cx="-13.5" cy="4" rx="4.3" ry="5" fill="${PAPER}"/><circle cx="-12.7" cy="4.5" r="2.7" fill="${INK}"/><path d="M-16 21L-33 18M-16 24L-32 26" stroke="${c}" stroke-width="1.5"/><path d="M-3-12L-5-4M-8-11L-11-5" stroke="${PAPER}" stroke-width="1.6"/>`) +
    `<path d="M-4.5 14.500H4.500L0 19.500Z" fill="${INK}"/><path d="M0 19V23.5" stroke="${INK}" stroke-width="1.6"/><path d="M-3.2 24.500H3.200V29.500H.5V26H-.5V29.500H-3.200Z" fill="${PAPER}" stroke="${INK}" stroke-width="1"/>`,
  d: (c) => // fox
    `<path d="M-31-34L-12-17C-5-20 5-20 12-17L31-34C34-16 33-5 28 4L33 12L24 13L0 34L-24 13L-33 12L-28 4C-33-5-34-16-31-34Z" fill="${c}"/>` +
    mirror(`<path d="M-27-25L-16-14C-20-10-23-6-24-2C-28-9-28-17-27-25Z" fill="${INK}"/><path d="M-29 9C-20 2-12 6-7 14L0 30L0 34L-24 13L-33 12Z" fill="${PAPER}"/><path d="M-20-2C-14-6-8-3-6 3C-12 4-17 3-20-2Z" fill="${PAPER}"/><circle cx="-11.5" cy="0" r="2.9" fill="${INK}"/><path d="M-3-16L-2-6M-8-15L-7-9" stroke="${PAPER}" stroke-width="1.6"/>`) +
    `<path d="M-5.5 25C-3 22.5 3 22.5 5.5 25L0 33Z" fill="${INK}"/>`,
  c: (c) => // bear
    mirror(`<circle cx="-20" cy="-19" r="11.5" fill="${c}"/><circle cx="-20" cy="-19" r="5.5" fill="${PAPER}"/>`) +
    `<path d="M0-25C20-25 31-10 31 6C31 23 17 33 0 33C-17 33-31 23-31 6C-31-10-20-25 0-25Z" fill="${c}"/>` +
    `<path d="M0 1C10 1 16 8 16 16C16 25 9 30 0 30C-9 30-16 25-16 16C-16 8-10 1 0 1Z" fill="${PAPER}"/>` +
    mirror(`<circle cx="-13" cy="-4" r="4.2" fill="${PAPER}"/><circle cx="-12.5" cy="-3.5" r="2.6" fill="${INK}"/><path d="M-29 6L-20 9M-28 13L-20 14.500M-25 20L-18.5 19.500M-4-21L-5-13M-10-19L-12-13" stroke="${PAPER}" stroke-width="1.7"/><path d="M0 19.500C-1 25-7 25-8.5 22" fill="none" stroke="${INK}" stroke-width="1.8"/>`) +
    `<path d="M-7.5 8.500C-4 6 4 6 7.5 8.500C7.5 13 3 16.5 0 16.500C-3 16.5-7.5 13-7.5 8.500Z" fill="${INK}"/><path d="M0 15V20" stroke="${INK}" stroke-width="1.8"/>`,
  s: (c) => // owl
    `<path d="M-33-36C-25-29-17-27-10-26C-3-28 3-28 10-26C17-27 25-29 33-36C36-17 34 12 23 24C14 33-14 33-23 24C-34 12-36-17-33-36Z" fill="${c}"/>` +
    mirror(`<circle cx="-14" cy="-4" r="13.5" fill="${PAPER}"/><circle cx="-14" cy="-4" r="9.5" fill="${GOLD}"/><circle cx="-13" cy="-4" r="5.8" fill="${INK}"/><circle cx="-11" cy="-6.2" r="1.7" fill="${PAPER}"/><path d="M-29-27L-4-12L-8-19C-16-21-23-23-29-27Z" fill="${INK}"/><path d="M-20 14L-15 19L-10 14M-13 21L-8 26L-3 21M0 16L-3.5 19.5" fill="none" stroke="${PAPER}" stroke-width="1.9"/>`) +
    `<path d="M0-5L5 3L0 13L-5 3Z" fill="${GOLD}" stroke="${INK}" stroke-width="1.2"/>`,
};

/** The animal alone, in a box from -40 -54 to 40 38. */
const drawAnimal = (suit: SuitLetter): string => ANIMALS[suit](suitColour(suit));

export function drawAce(suit: SuitLetter): string {
  const [y, scale] = suit === "h" ? [97, 0.9] : [94, 0.86];
  return (
    drawFrame() +
    drawCorner("A", suit) +
    `<circle cx="59" cy="93" r="36.5" fill="none" stroke="${suitColour(suit)}" stroke-width="1.2" stroke-dasharray="1.5 3.9" stroke-linecap="round" opacity=".7"/>` +
    `<g transform="translate(59 ${y}) scale(${scale})">${drawAnimal(suit)}</g>`
  );
}
