/** A play as it is entered: ranks and suits, and the exact cards if they are known. */

import { LAW } from "./law";

export interface Play {
  readonly ranks: readonly string[];
  /** In the order of the suits, each once. */
  readonly suits: string;
  /** Empty if ranks and suits leave more than one possibility. */
  readonly cards: readonly string[];
}

/** Why an action is not possible: a code with a sentence, its clause, and facts for the sentence. */
export interface ActionRefusal {
  readonly code: string;
  readonly clause: string;
  readonly facts: Record<string, string | number>;
}

export const SUITS = "cdhs";
export const JESTER = "Je";

export const refuse = (code: string, clause: string, facts: ActionRefusal["facts"] = {}): ActionRefusal => ({
  code,
  clause,
  facts,
});

export const rankOf = (card: string): string => (card === JESTER ? card : card.charAt(0));
const kindOf = (rank: string): string => LAW.kinds[rank] ?? "";
const kindsOf = (ranks: readonly string[]): string => ranks.map(kindOf).sort().join("");

/** §3.7 */
export const valueOf = (ranks: readonly string[]): number =>
  ranks.reduce((sum, rank) => sum + (LAW.values[rank] ?? 0), 0);

/** §3 why a card of this rank cannot join the others; null if it can. */
export function whyNotJoin(ranks: readonly string[], rank: string, limit: number): ActionRefusal | null {
  const together = [...ranks, rank];
  const total = valueOf(together);
  const kind = ranks.includes(rank) && "nr".includes(kindOf(rank)) ? "=" : kindOf(rank);
  const code = LAW.joining[kindsOf(ranks)]?.[kind];
  const isOver = LAW.combos.includes(kindsOf(together)) && total > limit;
  return code || isOver
    ? refuse(code || LAW.excess, LAW.clauses[code || LAW.excess] ?? "§1.1", { total, limit })
    : null;
}

/** Whether there are cards, and as many suits as such cards can have. */
export function isComplete({ ranks, suits }: Play): boolean {
  const [fewest, most] = suitCounts(ranks);
  return ranks.length > 0 && fewest <= suits.length && suits.length <= most;
}

/** The fewest and the most suits that cards of these ranks can have. */
export const suitCounts = (ranks: readonly string[]): readonly [number, number] =>
  LAW.plays[kindsOf(ranks)] ?? [0, 0];

/** A play entered by ranks and suits; finds the cards if there is only one possibility. */
export function playOfRanks(ranks: readonly string[], chosenSuits: string): Play {
  const suits = [...SUITS].filter((suit) => chosenSuits.includes(suit));
  const [first = ""] = ranks;
  const areAlike = ranks.every((rank) => rank === first) && suits.length === ranks.length;
  const cards = areAlike
    ? suits.map((suit) => first + suit)
    : suits.length === 1
      ? ranks.map((rank) => rank + suits[0])
      : [];
  return { ranks, suits: suits.join(""), cards };
}

export const playOfCards = (cards: readonly string[]): Play => ({
  ...playOfRanks(cards.map(rankOf), cards.map((card) => card.replace(JESTER, "").charAt(1)).join("")),
  cards,
});

export const NO_PLAY = playOfCards([]);
