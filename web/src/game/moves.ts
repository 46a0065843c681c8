/** The legal moves as the server listed them, looked up by cards. Nothing here decides what is legal. */

import type { ChoicesView, ChoiceView } from "../wire";

/** The cards of a move as notation writes it; none for yield, flip and naming. */
export function cardsOf(move: string): string[] {
  if (move === "yield" || move === "flip" || move.startsWith(">")) return [];
  const text = move.startsWith("x") ? move.slice(1) : move;
  return text.match(/../g) ?? [];
}

/** As notation would write a move with these cards. */
export function moveOf(cards: readonly string[], isDiscard: boolean): string {
  return (isDiscard ? "x" : "") + cards.join("");
}

const keyOf = (cards: readonly string[]): string => [...cards].sort().join("");

/** Whether all of `some` are among `all`, doubles counted. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
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
  readonly #sets: string[][] = [];

  constructor(choices: ChoicesView) {
    for (const choice of choices.moves) {
      const cards = cardsOf(choice.move);
      this.#byText.set(choice.move, choice);
      if (cards.length) {
        this.#byCards.set(keyOf(cards), choice);
        this.#sets.push(cards);
      }
    }
  }

  /** The legal move with just these cards. */
  with(cards: readonly string[]): ChoiceView | null {
    return this.#byCards.get(keyOf(cards)) ?? null;
  }

  named(text: string): ChoiceView | null {
    return this.#byText.get(text) ?? null;
  }

  /** Whether some legal move has all these cards and perhaps more. */
  leadsSomewhere(cards: readonly string[]): boolean {
    return this.#sets.some((set) => isWithin(cards, set));
  }

  /** Seats that may be named to go next, counted from 0. */
  get nominees(): number[] {
    return [...this.#byText.keys()]
      .filter((text) => text.startsWith(">"))
      .map((text) => Number(text.slice(1)) - 1);
  }
}
