/** A rush: as many right answers as three minutes and three mistakes allow; each right one makes the next puzzle harder. */

import type { ListedPuzzle } from "./puzzle_file";
import { isGentle } from "./puzzle_wish";

export const RUSH_SECONDS = 180;
export const RUSH_MISTAKES = 3;
/** Seconds left at which a screen reader hears the time. */
export const SPOKEN_SECONDS = [60, 30, 10] as const;

/** Until so many right answers one player faces one enemy; until so many, any number of players does. */
const GENTLE_UNTIL = 4;
const ONE_ENEMY_UNTIL = 8;
/** The easiest of the file have 703. After ten right answers the puzzles are hard ones. */
const FIRST_DIFFICULTY = 700;
const DIFFICULTY_STEP = 30;
/** The puzzles nearest to the wanted difficulty, one of which comes: so that two rushes differ. */
const NEAREST = 24;

export interface Rush {
  /** On the clock that the rush was begun with, in milliseconds. */
  readonly endsAt: number;
  readonly right: number;
  readonly missed: readonly ListedPuzzle[];
  /** The numbers of the puzzles that were shown. */
  readonly shown: readonly number[];
  readonly wasLastRight: boolean | null;
}

export const beginRush = (now: number): Rush => ({ endsAt: now + RUSH_SECONDS * 1000, right: 0, missed: [], shown: [], wasLastRight: null });

export const secondsLeft = ({ endsAt }: Rush, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

export const isRushOver = (rush: Rush, now: number): boolean => rush.missed.length >= RUSH_MISTAKES || now >= rush.endsAt;

/** An answer after the end changes nothing. */
export function answerRush(rush: Rush, puzzle: ListedPuzzle, isRight: boolean, now: number): Rush {
  if (isRushOver(rush, now)) return rush;
  const shown = [...rush.shown, puzzle.number];
  return isRight
    ? { ...rush, shown, right: rush.right + 1, wasLastRight: true }
    : { ...rush, shown, missed: [...rush.missed, puzzle], wasLastRight: false };
}

function isOfStep(puzzle: ListedPuzzle, right: number): boolean {
  if (right < GENTLE_UNTIL) return isGentle(puzzle);
  return right >= ONE_ENEMY_UNTIL || isGentle({ ...puzzle, players: 1 });
}

/** What comes after so many right answers: none that this rush has shown, and, if there is a choice, none that the reader knows. */
export function rushPuzzle(
  puzzles: readonly ListedPuzzle[],
  { right, shown }: Pick<Rush, "right" | "shown">,
  isKnown: (puzzle: ListedPuzzle) => boolean,
  random: () => number,
): ListedPuzzle | undefined {
  const wanted = FIRST_DIFFICULTY + right * DIFFICULTY_STEP;
  const distance = ({ difficulty }: ListedPuzzle): number => Math.abs(difficulty - wanted);
  const left = puzzles.filter((each) => isOfStep(each, right) && !shown.includes(each.number));
  const near = left.toSorted((a, b) => distance(a) - distance(b) || a.number - b.number).slice(0, NEAREST);
  const fresh = near.filter((each) => !isKnown(each));
  const choice = fresh.length ? fresh : near;
  return choice[Math.floor(random() * choice.length)];
}
