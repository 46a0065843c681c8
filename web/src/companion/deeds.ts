/** What somebody tells the companion, and how a log writes it. Must agree with docs/companion.md. */

import { JESTER, ofCards, ofRanks, type Play } from "./play";

export type Deed =
  | { readonly do: "reveal"; readonly card: string }
  | { readonly do: "play"; readonly play: Play }
  | { readonly do: "name"; readonly seat: number }
  | { readonly do: "yield" | "cover" | "flip" | "lose" };

/** As notation writes moves, `A8/cd` where nobody said which is which; and `=Jh` a royal turned up. */
export function writeDeed(deed: Deed): string {
  if (deed.do === "reveal") return `=${deed.card}`;
  if (deed.do === "name") return `>${deed.seat + 1}`;
  if (deed.do !== "play") return deed.do;
  const { ranks, suits, cards } = deed.play;
  return ranks[0] === JESTER ? JESTER : cards.join("") || `${ranks.join("")}/${suits}`;
}

export function readDeed(text: string): Deed | null {
  if (text === "yield" || text === "cover" || text === "flip" || text === "lose") return { do: text };
  if (/^=[JQK][cdhs]$/.test(text)) return { do: "reveal", card: text.slice(1) };
  if (/^>[1-4]$/.test(text)) return { do: "name", seat: Number(text.charAt(1)) - 1 };
  if (/^(Je|([A2-9TJQK][cdhs]){1,4})$/.test(text)) {
    return { do: "play", play: ofCards(text.match(/../g) ?? []) };
  }
  const [, ranks, suits] = /^([A2-9TJQK]{2})\/([cdhs]{2})$/.exec(text) ?? [];
  return ranks && suits ? { do: "play", play: ofRanks([...ranks], suits) } : null;
}
