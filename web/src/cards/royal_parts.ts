/** Parts that all royals have: face, robe and weapon. The suit decides skin, hair, weapon and the sign on the breast. */

import { GOLD, INK, suitColour, PAPER } from "./card_colours";
import { pip, type SuitLetter } from "./suits";

/** Colours of skin and hair. */
export const SKIN_AND_HAIR: Readonly<Record<SuitLetter, readonly [string, string]>> = { h: ["#f3d3b3", "#7a3b1f"], d: ["#e3b484", "#2b211c"], c: ["#c68a58", "#1f1a18"], s: ["#8f5a3a", "#e9e2d2"] };

/** What a royal holds, upright, with the hand at 0. */
export const HELD_ITEMS: Readonly<Record<SuitLetter, string>> = {                                             
  s: `<path d="M-3.2-6V-70L0-79L3.2-70V-6Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.4"/><path d="M0-72V-8" stroke="${INK}" stroke-width="1.2"/><path d="M-11-8H11V-3.500H-11Z" fill="${GOLD}" stroke="${INK}" stroke-width="1.2"/><path d="M-2.4-3H2.400V14H-2.400Z" fill="${INK}"/>`,
  c: `<path d="M-2.6 14V-46H2.600V14Z" fill="${INK}"/><path d="M0-77L5-69L13-70L12-62L19-56L12-51L13-43L5-44L0-37L-5-44L-13-43L-12-51L-19-56L-12-62L-13-70L-5-69Z" transform="translate(0 -10) scale(.74)" fill="${GOLD}" stroke="${INK}" stroke-width="1.8"/><circle cy="-52" r="4.2" fill="${INK}"/>`,
  h: `<path d="M-1.7 14V-48H1.700V14Z" fill="${INK}"/><path d="M0-30C-9-31-12-37-12-41C-5-42-1-37 0-30ZM0-18C8-19 11-25 11-29C5-30 1-25 0-18Z" fill="var(--card-leaf)" stroke="${INK}" stroke-width="1"/><g transform="translate(0 -58)"><path d="M0 13C-12 11-15 1-11-9C-6-5-4-9 0-13C4-9 6-5 11-9C15 1 12 11 0 13Z" fill="${suitColour('h')}" stroke="${INK}" stroke-width="1.3"/><path d="M-12-4C-6-2-3 4 0 12C3 4 6-2 12-4M-5-7C-3-3 3-3 5-7" fill="none" stroke="${PAPER}" stroke-width="1.5"/></g>`,
  d: `<path d="M-2 14V-52H2V14Z" fill="${INK}"/><path d="M0-80L9-64L0-48L-9-64Z" fill="${GOLD}" stroke="${INK}" stroke-width="1.4"/><path d="M0-80V-48M-9-64H9" stroke="${INK}" stroke-width="1"/><path d="M-6-46H6V-42H-6Z" fill="${GOLD}" stroke="${INK}" stroke-width="1"/>`,
};

/** Lit from the left: the right half is dark, with one gold eye. */
export function face(s: SuitLetter, wide: number): string {
  const [skin] = SKIN_AND_HAIR[s];
  return (
     `<path d="M-7 22H7V38H-7Z" fill="${skin}"/><path d="M1 22H7V38H-2Z" fill="${INK}" opacity=".55"/>` +
    `<path d="M-${wide}-14H${wide}V8C${wide} 20 7 28 0 31C-7 28-${wide} 20-${wide} 8Z" fill="${skin}"/>` +
    `<path d="M1-14H${wide}V8C${wide} 20 7 28 0 31C1 27 2 24 1 21L3 18L1 15L-4 12L1-2Z" fill="${INK}" opacity=".82"/>` +
    `<path d="M-10.5 1C-8-2-4.5-2-2.5 1.500C-5 3-8 3-10.5 1Z" fill="${INK}"/><path d="M-11.5-4.500C-8-7-5-6.5-2-3.5" fill="none" stroke="${INK}" stroke-width="1.9"/>` +
    `<path d="M3.5 1.500C5.5-2 8.5-2 10.5 1C8 3.2 5.5 3 3.5 1.500Z" fill="${GOLD}"/>` +
    `<path d="M-5 19.500L1 18.5" stroke="${INK}" stroke-width="1.7"/>`
  );
}

export const robe = (s: SuitLetter, trim: string): string =>
  `<path d="M-47 78C-47 48-34 40-11 33L0 46L11 33C34 40 47 48 47 78Z" fill="${suitColour(s)}"/><path d="M3 43L11 33C34 40 47 48 47 78H3Z" fill="${INK}" opacity=".42"/>` +
  `<g stroke="${PAPER}" stroke-width="1.5" opacity=".75"><path d="M-39 56L-42 78M-32 49L-34 78M-25 44L-26.5 60"/></g>` + trim +
  `<path d="M-14 52H14V63C14 72 6 76 0 79C-6 76-14 72-14 63Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.8"/>${pip(s, 0, 64, 0.2, suitColour(s))}`;
