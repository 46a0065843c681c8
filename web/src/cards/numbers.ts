/** 2 to 10: one big suit sign with as many cuts as the card's value. */

import { suitColour, PAPER } from "./card_colours";
import { drawCorner, drawFrame } from "./numerals";
import { SHAPES, type SuitLetter } from "./suits";

export function drawNumber(rank: string, suit: SuitLetter): string {
  const value = rank === "T" ? 10 : Number(rank);
  const scale = suit === "h" ? 0.71 : 0.76;
  const top = -42;
  const step = ((suit === "d" ? 42 : 34) - top) / (value + 1);
  const cuts = Array.from({ length: value }, (_, i) => cut(i + 1, top + step * (i + 1), step));
  return (
    drawFrame() +
    drawCorner(rank, suit) +
    `<g transform="translate(60.5 96) scale(${scale})"><path d="${SHAPES[suit]}" fill="${suitColour(suit)}"/>` +
    `<g fill="${PAPER}" clip-path="url(#clip-${suit})">${cuts.join("")}</g></g>`
  );
}

function cut(number: number, y: number, step: number): string {
  const width = Math.min(5.2, step * 0.46);
  const start = `${3 + (number % 2) * 2} ${short(y + 2.2)}`;
  const there = `Q24 ${short(y - 1.2)} 50 ${short(y - 5)}`;
  const back = `L50 ${short(y - 5 + width * 0.3)}Q24 ${short(y + width - 0.4)} ${start}`;
  return `<path d="M${start}${there}${back}Z"/>`;
}

const short = (number: number): string => number.toFixed(1);
