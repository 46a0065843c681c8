/** Combinations of options that make the game easier or harder as a whole (§13.3).

Measured with `regicide arena` at tables of one to four: Squire wins 0 to 6% of the official games and 39 to 57% of
the gentle ones (400 games each); Champion, with 200 rollouts, wins 96 to 100% of the official games, 93 to 96% of the
hard ones (100 games each) and 60 to 70% of the merciless ones (60 games each). */

import type { ChosenOptions } from "./options";

export const DIFFICULTIES = {
  gentle: { hand: "+1", health: "-5", attack: "-3" },
  official: {},
  hard: { health: "+5", attack: "+2" },
  merciless: { health: "+10", attack: "+4" },
} as const satisfies Record<string, ChosenOptions>;

export type Difficulty = keyof typeof DIFFICULTIES;

/** The difficulty with exactly these options; null if they are another mixture. */
export function difficultyOf(chosen: ChosenOptions): Difficulty | null {
  const same = (options: ChosenOptions): boolean =>
    [...Object.keys(chosen), ...Object.keys(options)].every((name) => chosen[name] === options[name]);
  const names = Object.keys(DIFFICULTIES) as Difficulty[];
  return names.find((name) => same(DIFFICULTIES[name])) ?? null;
}
