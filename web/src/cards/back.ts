/** The back of a card: a lattice with the logo in the middle. */

import { PAPER } from "./card_colours";
import { drawLogo } from "./logo";

const G = "var(--back-ground)";
const L = "var(--back-line)";
const F = "var(--back-gold)";

export function drawBack(): string {
  const { lattice, dots } = latticePaths();
  return (
    `<rect width="100" height="140" rx="9.5" fill="${F}"/><rect x="1.2" y="1.2" width="97.6" height="137.6" rx="8.6" fill="${G}"/><g clip-path="url(#clip-back)"><path d="${lattice}" fill="none" stroke="${L}" stroke-width="1.1"/><path d="${dots}" fill="${L}"/></g>` +
    `<rect x="6.5" y="6.5" width="87" height="127" rx="5" fill="none" stroke="${F}" stroke-width="1.6"/><rect x="9.7" y="9.7" width="80.6" height="120.6" rx="3" fill="none" stroke="${F}" stroke-width=".6"/>` +
    `<path d="M50 27C64 39 78 50 82 70C78 90 64 101 50 113C36 101 22 90 18 70C22 50 36 39 50 27Z" fill="${G}" stroke="${F}" stroke-width="1.6"/><path d="M50 33C62 43 73 53 77 70C73 87 62 97 50 107C38 97 27 87 23 70C27 53 38 43 50 33Z" fill="none" stroke="${L}" stroke-width="1.2"/><g transform="translate(50 69) scale(.6)">${drawLogo(F, PAPER)}</g>`
  );
}

function latticePaths(): { lattice: string; dots: string } {
  let lattice = "";
  let dots = "";
  for (let row = 0; row < 11; row++) {
    for (let column = 0; column < 8; column++) {
      const [x, y] = [8 + column * 12, 10 + row * 12];
      lattice += `M${x} ${y - 6}l6 6l-6 6l-6-6Z`;
      dots += `M${x + 6} ${y + 4.6}l1.4 1.4l-1.4 1.4l-1.4-1.4Z`;
    }
  }
  return { lattice, dots };
}
