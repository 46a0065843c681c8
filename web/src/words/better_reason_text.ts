/** Why a move is better than another; the sentences are in the long text `review`. */

import type { BetterReason, ShownFact } from "../wire";
import { markCard } from "./card_names";
import { say, saySentences } from "./words.svelte";

/** The move that was made and the better one, in words. */
export interface TwoMoves {
  readonly made: string;
  readonly best: string;
}

/** Why, then what follows the better move. */
export function betterReasonText({ code, facts, follows }: BetterReason, moves: TwoMoves): string {
  const { card, count, value, attack } = facts;
  const numbers = { count: count ?? 0, value: value ?? 0, attack: attack ?? 0 };
  const why = say(`reason-${code}`, { ...moves, ...numbers, card: card ? markCard(card) : "" });
  if (!follows) return why;
  const { is_last, turns, cards } = follows;
  return saySentences(why, say(is_last ? "reason-follows-last" : "reason-follows", { turns, cards }));
}

/** What the played-out games show: the facts that count games are percent, the others tenths. */
const SHARES = new Set(["lost-here", "lost-next", "lost-dry", "royal", "flips", "used"]);

export function shownFactText({ fact, made, best }: ShownFact): string {
  const number = (found: number) => (SHARES.has(fact) ? String(found) : say("review-number", { number: found / 10 }));
  return say("reason-shown", { fact: say(`reason-shown-${fact}`), made: number(made), best: number(best) });
}
