/** A rush that goes on: its clock, the puzzle that is asked, and the two that may come next, which load meanwhile. */

import type { ListedPuzzle, Puzzle } from "./puzzle_file";
import { answerRush, beginRush, isRushOver, type Rush, RUSH_SECONDS, rushPuzzle, secondsLeft, SPOKEN_SECONDS } from "./rush";

export interface RushEnvironment {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  readonly random: () => number;
  readonly load: (puzzle: ListedPuzzle) => Promise<Puzzle>;
  /** Whether the reader has met the puzzle before. */
  readonly isKnown: (puzzle: ListedPuzzle) => boolean;
  readonly shown: (puzzle: ListedPuzzle) => void;
  /** Returns whether it is the best so far. */
  readonly ended: (rush: Rush) => boolean;
  readonly failed: () => void;
}

export class RushRun {
  readonly #puzzles: readonly ListedPuzzle[];
  readonly #environment: RushEnvironment;
  rush = $state.raw<Rush>(beginRush(0));
  seconds = $state(RUSH_SECONDS);
  puzzle = $state.raw<Puzzle | null>(null);
  isOver = $state(false);
  isBest = $state(false);
  /** What a screen reader hears of the time; null: nothing yet. */
  spokenSeconds = $state<number | null>(null);
  /** After a right answer, and after a wrong one. */
  #ahead: { readonly right: Promise<Puzzle | null>; readonly wrong: Promise<Puzzle | null> } | null = null;

  constructor(puzzles: readonly ListedPuzzle[], environment: RushEnvironment) {
    this.#puzzles = puzzles;
    this.#environment = environment;
  }

  /** Time runs once the first puzzle is there. */
  async begin(): Promise<void> {
    await this.#show(this.#load(this.rush), () => (this.rush = beginRush(this.#environment.now())));
  }

  /** Reads the clock. */
  tick(): void {
    if (this.isOver || !this.puzzle) return;
    const before = this.seconds;
    const now = this.#environment.now();
    this.seconds = secondsLeft(this.rush, now);
    this.spokenSeconds = SPOKEN_SECONDS.findLast((each) => before > each && each >= this.seconds) ?? this.spokenSeconds;
    if (isRushOver(this.rush, now)) this.#end();
  }

  async answer(isRight: boolean): Promise<void> {
    const { puzzle } = this;
    this.tick();
    if (this.isOver || !puzzle) return;
    this.rush = answerRush(this.rush, puzzle, isRight, this.#environment.now());
    if (isRushOver(this.rush, this.#environment.now())) this.#end();
    else if (this.#ahead) await this.#show(isRight ? this.#ahead.right : this.#ahead.wrong);
  }

  async #show(coming: Promise<Puzzle | null>, before?: () => void): Promise<void> {
    try {
      const puzzle = await coming;
      if (this.isOver) return;
      before?.();
      this.puzzle = puzzle;
    } catch {
      this.#environment.failed();
      return;
    }
    const { puzzle } = this;
    if (!puzzle) return this.#end();
    this.#environment.shown(puzzle);
    const right = this.#load(answerRush(this.rush, puzzle, true, -Infinity));
    const wrong = this.#load(answerRush(this.rush, puzzle, false, -Infinity));
    for (const each of [right, wrong]) each.catch(() => undefined); // said when it is needed
    this.#ahead = { right, wrong };
  }

  async #load(rush: Rush): Promise<Puzzle | null> {
    const { load, isKnown, random } = this.#environment;
    const next = rushPuzzle(this.#puzzles, rush, isKnown, random);
    return next ? load(next) : null;
  }

  #end(): void {
    this.isOver = true;
    this.isBest = this.#environment.ended(this.rush);
  }
}
