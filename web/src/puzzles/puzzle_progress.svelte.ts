/** What the reader did with the puzzles; kept in localStorage. */

import { loadItem, saveItem } from "../base/storage";
import type { Core } from "../core/core";
import { rate, type Rating } from "./glicko";
import { FIRST_RATING, GENTLE_COUNT, RATED_AFTER } from "./puzzle_numbers";
import type { ListedPuzzle } from "./puzzle_file";
import { ANY, isGentle, isWanted, readWish, type Wish } from "./puzzle_wish";

interface Kept extends Wish {
  readonly rating: Rating;
  /** Number of a puzzle → whether the first answer was right. */
  readonly answers: Readonly<Record<string, boolean>>;
  /** Right first answers in a row. */
  readonly streak: number;
  /** Most right answers in a rush; null: none was played to its end. */
  readonly bestRush: number | null;
  /** Numbers of the puzzles that a rush has shown: their answers do not count afterwards. */
  readonly rushed: readonly number[];
}

const NOTHING: Kept = { rating: FIRST_RATING, answers: {}, streak: 0, bestRush: null, rushed: [], ...ANY };

/** What another version, or another program, has kept under our name counts as nothing. */
function readKept(text: string | null): Kept {
  try {
    const { rating, answers, streak, bestRush, rushed, ...wish } = JSON.parse(text ?? "") as Kept;
    const numbers = [rating.rating, rating.deviation, rating.volatility, streak];
    if (!numbers.every(Number.isFinite) || rating.deviation <= 0 || rating.volatility <= 0) return NOTHING;
    const ofRushes = { bestRush: Number.isFinite(bestRush) ? bestRush : null, rushed: Array.isArray(rushed) ? rushed.filter(Number.isFinite) : [] };
    return { rating, answers: { ...answers }, streak, ...ofRushes, ...readWish(wish) };
  } catch {
    return NOTHING;
  }
}

class PuzzleProgress {
  #kept = $state.raw<Kept>(readKept(loadItem("puzzles")));

  get rating(): Rating {
    return this.#kept.rating;
  }

  /** How many more answers the rating needs before it says anything; it is not shown until then. */
  get untilRated(): number {
    return Math.max(0, RATED_AFTER - this.tried);
  }

  hasAnswered({ number }: ListedPuzzle): boolean {
    return number in this.#kept.answers;
  }

  /** Whether a rush has shown it before it was answered. */
  wasRushed({ number }: ListedPuzzle): boolean {
    return !(number in this.#kept.answers) && this.#kept.rushed.includes(number);
  }

  isKnown(puzzle: ListedPuzzle): boolean {
    return this.hasAnswered(puzzle) || this.wasRushed(puzzle);
  }

  get bestRush(): number | null {
    return this.#kept.bestRush;
  }

  meetInRush({ number }: ListedPuzzle): void {
    const { rushed } = this.#kept;
    if (!rushed.includes(number)) this.#keep({ ...this.#kept, rushed: [...rushed, number] });
  }

  /** Whether it is the best so far. */
  keepRush(right: number): boolean {
    const { bestRush } = this.#kept;
    if (right <= (bestRush ?? -1)) return false;
    this.#keep({ ...this.#kept, bestRush: right });
    return right > 0;
  }

  get streak(): number {
    return this.#kept.streak;
  }

  get wish(): Wish {
    return readWish(this.#kept);
  }

  set wish(wish: Wish) {
    this.#keep({ ...this.#kept, ...wish });
  }

  get tried(): number {
    return Object.keys(this.#kept.answers).length;
  }

  get solved(): number {
    return Object.values(this.#kept.answers).filter(Boolean).length;
  }

  /** Only the first answer to a puzzle counts, and none to one that a rush has shown. */
  add(core: Core, puzzle: ListedPuzzle, isSolved: boolean): void {
    const { rating, answers, streak } = this.#kept;
    const { number, difficulty } = puzzle;
    if (this.isKnown(puzzle)) return;
    this.#keep({
      ...this.#kept,
      rating: rate(core, rating, difficulty, isSolved),
      answers: { ...answers, [number]: isSolved },
      streak: isSolved ? streak + 1 : 0,
    });
  }

  /**
   * The wanted puzzle nearest to the rating: a new one, if one is left; never `last` again. If no other is like that,
   * any puzzle is better than none. The first ones are gentle.
   */
  next(puzzles: readonly ListedPuzzle[], last: number | null): ListedPuzzle | undefined {
    const { rating } = this.#kept;
    const others = puzzles.filter(({ number }) => number !== last);
    const wanted = others.filter((each) => isWanted(each, this.#kept));
    const fresh = wanted.filter((each) => !this.isKnown(each));
    const distance = ({ difficulty }: ListedPuzzle): number => Math.abs(difficulty - rating.rating);
    const gentle = this.tried < GENTLE_COUNT ? fresh.filter(isGentle) : [];
    const [found] = [gentle, fresh, wanted, others].filter(({ length }) => length);
    return found?.toSorted((a, b) => distance(a) - distance(b) || a.number - b.number)[0];
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    saveItem("puzzles", JSON.stringify(kept));
  }
}

export const progress = new PuzzleProgress();
