/** One hidden SVG with a symbol for each card; a card on the page refers to it with `use`. */

import { drawAce } from "./aces";
import { drawBack } from "./back";
import { drawJester } from "./jester";
import { drawLogo } from "./logo";
import { drawNumber } from "./numbers";
import { drawRoyal, type RoyalRank } from "./royals";
import { SHAPES, SUIT_LETTERS, type SuitLetter } from "./suits";

const RANKS = "A23456789TJQK";

/** Codes in notation (`7h`, `Td`, `As`, `Je`), and `back`. */
export const CARD_CODES: readonly string[] = [
  ...[...RANKS].flatMap((rank) => SUIT_LETTERS.map((suit) => rank + suit)),
  "Je",
  "back",
];

export function drawCard(code: string): string {
  if (code === "Je") return drawJester();
  if (code === "back") return drawBack();
  const rank = code.charAt(0);
  const suit = code.charAt(1) as SuitLetter;
  if (rank === "A") return drawAce(suit);
  return "JQK".includes(rank) ? drawRoyal(rank as RoyalRank, suit) : drawNumber(rank, suit);
}

const symbol = (id: string, box: string, inside: string): string =>
  `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;

export function sprite(): string {
  const clips = SUIT_LETTERS.map(
    (suit) => `<clipPath id="clip-${suit}"><path d="${SHAPES[suit]}"/></clipPath>`,
  );
  const suits = SUIT_LETTERS.map((suit) =>
    symbol(`suit-${suit}`, "-52 -54 104 108", `<path d="${SHAPES[suit]}" fill="currentColor"/>`),
  );
  return [
    "<defs>",
    ...clips,
    '<clipPath id="clip-card"><rect x="1.5" y="1.5" width="97" height="137" rx="8.2"/></clipPath>',
    '<clipPath id="clip-back"><rect x="10" y="10" width="80" height="120" rx="3"/></clipPath></defs>',
    ...CARD_CODES.map((code) => symbol(`c-${code}`, "0 0 100 140", drawCard(code))),
    ...suits,
    symbol("mark", "-42 -44 84 88", drawLogo("currentColor", "var(--mark-blade, currentColor)")),
  ].join("");
}
