/** What players enter into the companion, and its text in the log. Must agree with docs/companion.md. */

import { JESTER, type Play, playOfCards, playOfRanks } from "./play";

export type Action =
  | { readonly do: "reveal"; readonly card: string }
  | { readonly do: "play"; readonly play: Play }
  | { readonly do: "name"; readonly seat: number }
  | { readonly do: "yield" | "cover" | "flip" | "lose" };

/** Notation, plus `A8/cd` if it is unknown which card has which suit, and `=Jh` for a revealed royal. */
export function writeAction(action: Action): string {
  if (action.do === "reveal") return `=${action.card}`;
  if (action.do === "name") return `>${action.seat + 1}`;
  if (action.do !== "play") return action.do;
  const { ranks, suits, cards } = action.play;
  return ranks[0] === JESTER ? JESTER : cards.join("") || `${ranks.join("")}/${suits}`;
}

export function readAction(text: string): Action | null {
  if (text === "yield" || text === "cover" || text === "flip" || text === "lose") return { do: text };
  if (/^=[JQK][cdhs]$/.test(text)) return { do: "reveal", card: text.slice(1) };
  if (/^>[1-4]$/.test(text)) return { do: "name", seat: Number(text.charAt(1)) - 1 };
  if (/^(Je|([A2-9TJQK][cdhs]){1,4})$/.test(text)) {
    return { do: "play", play: playOfCards(text.match(/../g) ?? []) };
  }
  const [, ranks, suits] = /^([A2-9TJQK]{2})\/([cdhs]{2})$/.exec(text) ?? [];
  return ranks && suits ? { do: "play", play: playOfRanks([...ranks], suits) } : null;
}
