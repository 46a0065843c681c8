/** The shape of each suit, in a box from -48 to 48. Not the Unicode characters: some fonts show them as emoji. */

export type SuitLetter = "c" | "d" | "h" | "s";

export const SUIT_LETTERS: readonly SuitLetter[] = ["c", "d", "h", "s"];

export const SHAPES: Readonly<Record<SuitLetter, string>> = {
h: "M0 44C-14 29-47 9-47-16C-47-34-33-44-20-44C-10-44-3-38 0-29C3-38 10-44 20-44C33-44 47-34 47-16C47 9 14 29 0 44Z",
  d: "M0-50C8-31 21-14 38 0C21 14 8 31 0 50C-8 31-21 14-38 0C-21-14-8-31 0-50Z",
  s: "M0-48C9-29 44-12 44 14C44 29 33 37 22 37C14 37 8 33 5 27C6 36 10 42 18 47H-18C-10 42-6 36-5 27C-8 33-14 37-22 37C-33 37-44 29-44 14C-44-12-9-29 0-48Z",
  c: "M0-47A20.5 20.5 0 0 1 14.5-12A20.5 20.5 0 1 1 5 22C6 34 10 42 18 47H-18C-10 42-6 34-5 22A20.5 20.5 0 1 1-14.5-12A20.5 20.5 0 0 1 0-47Z",
};

/** The shape of a suit, placed and scaled. */
export function pip(suit: SuitLetter, x: number, y: number, scale: number, fill: string): string {
  return `<path d="${SHAPES[suit]}" transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"/>`;
}
