/** The Jester in purple and gold, with the cap as its sign in the corner. */

import { face } from "./royal_parts";
import { GOLD, INK, PAPER } from "./card_colours";
import { drawFrame } from "./numerals";

const bell = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="4.6" fill="${GOLD}" stroke="${INK}" stroke-width="1.3"/><path d="M${x - 2.5} ${y + 1}H${x + 2.5}" stroke="${INK}" stroke-width="1.2"/>`;

const A = "var(--card-jester)";
const B = GOLD;

export function drawJester(): string {
  return (
     drawFrame() + `<g clip-path="url(#clip-card)"><rect width="100" height="140" fill="${A}" opacity=".08"/><g transform="translate(52 80)"><g fill="${A}" opacity=".14"><path d="M-60-30L-46-8L-60 14ZM-32-30L-18-8L-32 14L-46-8ZM32-30L46-8L32 14L18-8ZM60-30L46-8L60 14ZM-46 18L-32 40L-46 62L-60 40ZM46 18L32 40L46 62L60 40ZM4-74L18-52L4-30L-10-52ZM32-74L46-52L32-30L18-52Z"/></g>` +
    `<path d="M-44 70C-42 48-30 41-10 35L0 46L10 35C30 41 42 48 44 70Z" fill="${A}"/><path d="M0 46L10 35C30 41 42 48 44 70H0Z" fill="${B}"/><path d="M-26 38L-19 50L-11 41L-5 53L0 43L5 53L11 41L19 50L26 38L10 31H-10Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.4"/>` + face("h", 13) +
    `<path d="M-8 17C-4 23 4 23 8.5 16C5 27-5 27-8 17Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.3"/><path d="M-7 4L-5.5 9L-4 4Z" fill="${A}"/>` +
    `<path d="M-15 14C-18-2-16-14-8-20C-22-24-36-14-38 8C-44-24-26-44 0-36V-10C-7-9-12-2-13 14Z" fill="${A}" stroke="${INK}" stroke-width="1.5"/><path d="M15 14C18-2 16-14 8-20C22-24 36-14 38 8C44-24 26-44 0-36V-10C7-9 12-2 13 14Z" fill="${B}" stroke="${INK}" stroke-width="1.5"/>` +
    `<path d="M-11-31C-9-50 4-58 15-56C7-51 6-42 11-31L0-16Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/>` + bell(-38, 10) + bell(38, 10) + bell(17, -56) + `</g></g>` +
    `<g transform="translate(23 27) scale(.95)"><path d="M-14 12C-15-2-11-8-6-10C-10-12-14-10-17-6C-15-16-6-18 0-13C6-18 15-16 17-6C14-10 10-12 6-10C11-8 15-2 14 12Z" fill="${A}"/><circle cx="-16" cy="-4" r="3" fill="${A}"/><circle cx="16" cy="-4" r="3" fill="${A}"/><path d="M0-13L-5-20H5Z" fill="${A}"/><path d="M-14 8H14" stroke="${PAPER}" stroke-width="2"/></g>`
  );
}
