/** The play that is being entered, looked up in the possible plays that the core listed. */

import { SUIT_LETTERS } from "../cards/suits";
import { cardsOf, isSubset } from "../game/moves";

export interface Play {
  readonly ranks: readonly string[];
  /** In the order of the suits, each once. */
  readonly suits: string;
  /** Empty if only ranks and suits were entered. */
  readonly cards: readonly string[];
}

export const JESTER = "Je";

export const rankOf = (card: string): string => (card === JESTER ? card : card.charAt(0));
const ranksOf = (play: string): string[] => cardsOf(play).map(rankOf);
const suitsOf = (cards: readonly string[]): string =>
  SUIT_LETTERS.filter((suit) => cards.some((card) => card !== JESTER && card.endsWith(suit))).join("");

export const playOfRanks = (ranks: readonly string[], suits: string): Play => ({
  ranks,
  suits: SUIT_LETTERS.filter((suit) => suits.includes(suit)).join(""),
  cards: [],
});

export const playOfCards = (cards: readonly string[]): Play => ({
  ranks: cards.map(rankOf),
  suits: suitsOf(cards),
  cards,
});

export const NO_PLAY = playOfCards([]);

/** Whether a possible play has all these ranks or cards, and perhaps more. */
export const isPartOfPlay = ({ ranks, cards }: Play, plays: readonly string[]): boolean =>
  plays.some((play) => (cards.length ? isSubset(cards, cardsOf(play)) : isSubset(ranks, ranksOf(play))));

/** The possible plays with exactly these ranks. All have the same attack value. */
export const playsOfRanks = (ranks: readonly string[], plays: readonly string[]): string[] =>
  plays.filter((play) => cardsOf(play).length === ranks.length && isSubset(ranks, ranksOf(play)));

/** How many suits cards of these ranks can have, fewest first. */
export const suitCounts = (ranks: readonly string[], plays: readonly string[]): number[] =>
  [...new Set(playsOfRanks(ranks, plays).map((play) => suitsOf(cardsOf(play)).length))].sort();

/** Ranks and suits, or cards if they are known. */
export const textOf = ({ ranks, suits, cards }: Play): string => cards.join("") || `${ranks.join("")}/${suits}`;

/** A play with as many suits as such cards can have, with its cards if only one possible play has them. */
export function completed(play: Play, plays: readonly string[]): Play | null {
  if (!play.ranks.length) return null;
  if (play.cards.length) return play;
  const { ranks, suits } = play;
  if (!suitCounts(ranks, plays).includes(suits.length)) return null;
  const [found, ...others] = playsOfRanks(ranks, plays).filter((each) => suitsOf(cardsOf(each)) === suits);
  return found && !others.length ? playOfCards(cardsOf(found)) : play;
}
