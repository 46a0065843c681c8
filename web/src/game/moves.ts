/** The legal moves that the server listed, looked up by cards. Nothing here decides what is legal. */

import type { ChoicesView, ChoiceView } from "../wire";

const NO_CARDS = ["yield", "flip"];

/** The cards of a move in notation; empty for yield, flip and choosing the next player. */
export function cardsOf(move: string): string[] {
  if (NO_CARDS.includes(move) || move.startsWith(">")) return [];
  const text = move.startsWith("x") ? move.slice(1) : move;
  return text.match(/../g) ?? [];
}

/** The notation of a move with these cards. */
export function moveOf(cards: readonly string[], isDiscard: boolean): string {
  return (isDiscard ? "x" : "") + cards.join("");
}

const keyOf = (cards: readonly string[]): string => [...cards].sort().join("");

/** Whether `all` contains each card of `some`, as often as `some` has it. */
export function isSubset(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export class Moves {
  readonly #byCards = new Map<string, ChoiceView>();
  readonly #byText = new Map<string, ChoiceView>();
  readonly #cardSets: string[][] = [];

  constructor(choices: ChoicesView) {
    for (const choice of choices.moves) {
      const cards = cardsOf(choice.move);
      this.#byText.set(choice.move, choice);
      if (cards.length) {
        this.#byCards.set(keyOf(cards), choice);
        this.#cardSets.push(cards);
      }
    }
  }

  /** The legal move with exactly these cards. */
  withCards(cards: readonly string[]): ChoiceView | null {
    return this.#byCards.get(keyOf(cards)) ?? null;
  }

  /** The legal move with this notation. */
  withText(text: string): ChoiceView | null {
    return this.#byText.get(text) ?? null;
  }

  /** Whether a legal move has all these cards, and perhaps more. */
  hasMoveContaining(cards: readonly string[]): boolean {
    return this.#cardSets.some((set) => isSubset(cards, set));
  }

  /** The only legal move, if it is to yield or to flip a Jester. */
  get only(): ChoiceView | null {
    const [first, ...others] = this.#byText.values();
    return first && !others.length && NO_CARDS.includes(first.move) ? first : null;
  }

  /** Whether a legal move has cards. */
  get hasCards(): boolean {
    return this.#cardSets.length > 0;
  }

  /** Seats that may be chosen to go next, counted from 0. */
  get nominees(): number[] {
    return [...this.#byText.keys()]
      .filter((text) => text.startsWith(">"))
      .map((text) => Number(text.slice(1)) - 1);
  }
}
