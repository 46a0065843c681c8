/** The value of each card for paying damage, to show the sum of selected cards.

Whether a sum covers the damage is not decided here: the server lists the discards that do.
A test compares them with rules/cards.py. */
const CARD_VALUES: Readonly<Record<string, number>> = {
  A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10, J: 10, Q: 15, K: 20,
};

export const totalValue = (cards: readonly string[]): number =>
  cards.reduce((sum, code) => sum + (code === "Je" ? 0 : (CARD_VALUES[code.charAt(0)] ?? 0)), 0);
