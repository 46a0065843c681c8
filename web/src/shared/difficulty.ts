/** Combinations of options that make the game easier or harder as a whole (§13.3). */

import type { ChosenOptions } from "./options";

export const DIFFICULTIES = {
  gentle: { hand: "+1", health: "-5", attack: "-3" },
  official: {},
  hard: { health: "+5", attack: "+2" },
} as const satisfies Record<string, ChosenOptions>;

export type Difficulty = keyof typeof DIFFICULTIES;

/** The difficulty with exactly these options; null if they are another mixture. */
export function difficultyOf(chosen: ChosenOptions): Difficulty | null {
  const same = (options: ChosenOptions): boolean =>
    [...Object.keys(chosen), ...Object.keys(options)].every((name) => chosen[name] === options[name]);
  const names = Object.keys(DIFFICULTIES) as Difficulty[];
  return names.find((name) => same(DIFFICULTIES[name])) ?? null;
}
