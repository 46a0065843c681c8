/** Heads of the royals: the Jack has cap and feather, the Queen collar and crown, the King square crown and beard. */

import { face, robe, SKIN_AND_HAIR } from "./royal_parts";
import { GOLD, INK, suitColour, PAPER } from "./card_colours";
import { pip, type SuitLetter } from "./suits";

export function drawJackHead(s: SuitLetter): string {
  const [, hair] = SKIN_AND_HAIR[s];
  return `<path d="M-17-14C-23 0-22 18-16 25L-10 24V-12ZM17-14C23 0 22 18 16 25L10 24V-12Z" fill="${hair}" stroke="${INK}" stroke-width="1"/>` + robe(s, `<path d="M-17 36L-11 31L0 44L11 31L17 36L0 54Z" fill="${GOLD}" stroke="${INK}" stroke-width="1.3"/>`) + face(s, 12.5) +
    `<path d="M-14-13H14V-8C8-11-8-11-14-8Z" fill="${hair}"/>` +
    `<path d="M-21-10C-27-24-12-33 3-32C19-31 26-22 22-10C10-15-10-15-21-10Z" fill="${suitColour(s)}" stroke="${INK}" stroke-width="1.4"/><path d="M4-31C19-31 26-22 22-10C16-13 10-14 5-14Z" fill="${INK}" opacity=".42"/>` +
    `<path d="M-22-9C-10-15 10-15 23-9L23-4.500C10-10-10-10-22-4.500Z" fill="${GOLD}" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="M-13-14C-19-30-15-45 3-51C-1-47 0-45 4-45C-3-41-2-39 1-38C-6-33-9-25-9-14Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.4"/><path d="M-11-15C-13-28-9-39-1-46" fill="none" stroke="${INK}" stroke-width="1.2"/>`;
}

export function drawQueenHead(s: SuitLetter): string {
  const [, hair] = SKIN_AND_HAIR[s];
  const { fan, ribs } = collar();
  return `<path d="${fan}L26 38L0 44L-26 38Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.4"/><path d="${ribs}" stroke="${suitColour(s)}" stroke-width="1.3"/>` + robe(s, `<g fill="${GOLD}" stroke="${INK}" stroke-width=".9"><circle cx="-12" cy="38" r="2.5"/><circle cx="-6.5" cy="43.5" r="2.5"/><circle cx="0" cy="46" r="3"/><circle cx="6.5" cy="43.5" r="2.5"/><circle cx="12" cy="38" r="2.5"/></g>`) +
    `<path d="M-12-16C-21-12-20 6-15 14C-12 10-12 0-11-8ZM12-16C21-12 20 6 15 14C12 10 12 0 11-8Z" fill="${hair}" stroke="${INK}" stroke-width="1"/>` + face(s, 11.5) +
    `<path d="M-13-16C-5-20 5-20 13-16L11.5-8C5-13-1-12-1-6C-3-12-8-12-11.5-8Z" fill="${hair}"/>` +
    `<path d="M-17-16L-21-38L-11.5-28L-8-41L0-29L8-41L11.5-28L21-38L17-16C8-20-8-20-17-16Z" fill="${GOLD}" stroke="${INK}" stroke-width="1.5"/><path d="M0-29L8-41L11.5-28L21-38L17-16C12-18 6-19 0-19Z" fill="${INK}" opacity=".25"/>` +
    `<g fill="${PAPER}" stroke="${INK}" stroke-width="1.2"><circle cx="-21" cy="-39" r="2.6"/><circle cx="-8" cy="-42.5" r="2.6"/><circle cx="8" cy="-42.5" r="2.6"/><circle cx="21" cy="-39" r="2.6"/></g>` + pip(s, 0, -24, .085, suitColour(s)) +
    `<circle cx="-13.5" cy="17" r="2.2" fill="${GOLD}" stroke="${INK}" stroke-width=".9"/><path d="M-5 19.800C-3 18-1 18 1 18.600C0 21.6-3 22-5 19.800Z" fill="${suitColour("h")}"/>`;
}

export function drawKingHead(s: SuitLetter): string {
  const [, hair] = SKIN_AND_HAIR[s];
  const spots = SPOTS.map(spot).join("");
  return `<path d="M-17-14C-25 4-25 22-18 34L-9 30V-10ZM17-14C25 4 25 22 18 34L9 30V-10Z" fill="${hair}" stroke="${INK}" stroke-width="1"/>` +
    robe(s, `<path d="M-47 70C-44 48-32 41-12 34L-8 46C-22 51-32 58-36 72ZM47 70C44 48 32 41 12 34L8 46C22 51 32 58 36 72Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.4"/><g fill="${INK}">${spots}</g>`) + face(s, 13.5) +
    `<path d="M-13.5 6C-12 12-8 15-4 15L0 14L4 15C8 15 12 12 13.5 6C18 22 13 40 0 50C-13 40-18 22-13.5 6Z" fill="${hair}" stroke="${INK}" stroke-width="1.2"/><path d="M1 15C8 16 12 12 13.5 6C18 22 13 40 0 50Z" fill="${INK}" opacity=".5"/><path d="M-4.5 19.500C-2 18 2 18 4.5 19.500C2 22.5-2 22.5-4.5 19.500Z" fill="${suitColour("h")}" stroke="${INK}" stroke-width=".9"/>` +
    `<g fill="none" stroke="${s === "s" ? INK : PAPER}" stroke-width="1.3" opacity=".8"><path d="M-11 18C-10 28-7 34-3 41M-7 23C-6 30-4 34-1 39M-3 26C-3 30-2 33 0 36"/></g>` +
    `<path d="M-19-13L-22-36L-13-29V-42H-5L0-34L5-42H13V-29L22-36L19-13C8-17-8-17-19-13Z" fill="${GOLD}" stroke="${INK}" stroke-width="1.6"/><path d="M0-34L5-42H13V-29L22-36L19-13C13-15.5 6-16 0-16Z" fill="${INK}" opacity=".27"/>` +
    `<path d="M-19.6-17C-8-21 8-21 19.6-17L19-12C8-16-8-16-19-12Z" fill="${suitColour(s)}" stroke="${INK}" stroke-width="1.2"/>` + pip(s, 0, -27, .1, suitColour(s)) + `<g fill="${PAPER}" stroke="${INK}" stroke-width="1.2"><circle cx="-22" cy="-37" r="2.6"/><circle cx="22" cy="-37" r="2.6"/></g>`;
}

/** The scalloped outline of the Queen's collar, and its ribs. */
function collar(): { fan: string; ribs: string } {
  const step = Math.PI * 0.0933;
  const at = (radius: number, angle: number): string =>
    `${(Math.cos(angle) * radius).toFixed(1)} ${(16 - Math.sin(angle) * radius).toFixed(1)}`;
  let fan = "";
  let ribs = "";
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI * 1.06 - i * step;
    fan += `${i ? "L" : "M"}${at(33, angle)}`;
    if (i < 12) fan += `Q${at(38, angle - step / 2)} ${at(33, angle - step)}`;
    ribs += `M${at(15, angle)}L${at(32, angle)}`;
  }
  return { fan, ribs };
}

/** Places of the spots on the King's ermine. */
const SPOTS: readonly (readonly [number, number])[] = [
  [-34, 55], [-27, 48], [-21, 55], [-30, 62], [27, 48],
  [34, 55], [21, 55], [30, 62], [-40, 64], [40, 64],
];

const spot = ([x, y]: readonly [number, number]): string =>
  `<path d="M${x} ${y - 2.6}L${x + 1.7} ${y + 2.6}H${x - 1.7}Z"/>`;
