/** Jacks, Queens and Kings: head and shoulders in front of rays. */

import { HELD_ITEMS } from "./royal_parts";
import { drawJackHead, drawKingHead, drawQueenHead } from "./royal_heads";
import { suitColour, LINE } from "./card_colours";
import { drawCorner, drawFrame } from "./numerals";
import type { SuitLetter } from "./suits";

export type RoyalRank = "J" | "Q" | "K";

const HEADS = {
  J: { draw: drawJackHead, place: "translate(53 80) scale(.86)" },
  Q: { draw: drawQueenHead, place: "translate(53.5 79) scale(.85)" },
  K: { draw: drawKingHead, place: "translate(53 80) scale(.83)" },
} as const;

export function drawRoyal(rank: RoyalRank, suit: SuitLetter): string {
  const head = HEADS[rank];
  return (
    drawFrame() +
    `<g clip-path="url(#clip-card)"><rect width="100" height="140" fill="${suitColour(suit)}" opacity=".09"/>` +
    `<g transform="translate(55 74)">${rays(suit)}</g>` +
    `<g transform="translate(86 122) rotate(3) scale(.9)">${HELD_ITEMS[suit]}</g>` +
    `<g transform="${head.place}">${head.draw(suit)}</g></g>` +
    drawCorner(rank, suit) +
    `<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="none" stroke="${LINE}" stroke-width="1.5"/>`
  );
}

function rays(suit: SuitLetter): string {
  const half = (3.2 * Math.PI) / 180;
  const at = (radius: number, angle: number): string =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  const ray = (angle: number): string =>
    `M${at(34, angle - half)}L${at(92, angle - half * 0.9)}L${at(92, angle + half * 0.9)}L${at(34, angle + half)}Z`;
  const all = Array.from({ length: 24 }, (_, i) => ray((i * 15 * Math.PI) / 180)).join("");
  return `<path d="${all}" fill="${suitColour(suit)}" opacity=".13"/>`;
}
