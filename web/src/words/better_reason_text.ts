/** Why a move is better than another; the sentences are in the long text `review`. */

import type { HintReason } from "../wire";
import { markCard } from "./card_names";
import { say } from "./words.svelte";

export function betterReasonText({ code, facts: { card, count } }: HintReason): string {
  return say(`reason-${code}`, { ...(card && { card: markCard(card) }), ...(count && { count }) });
}
