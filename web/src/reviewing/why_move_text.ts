/** Why a move was made, after the game; the sentences are in the long text `review`. */

import type { WhyMove } from "../core/core_answers";
import { betterReasonText } from "../words/better_reason_text";
import { moveText } from "../words/move_text";
import { inHundred } from "../words/points_text";
import { say, saySentences } from "../words/words.svelte";

/** `move` is the one that was made. */
export function whyMoveText(why: WhyMove, move: string, names: readonly string[], reader: number | null): string {
  const { is_better: isBetter, is_close: isClose, chance, other_chance, medal, reason } = why;
  if (why.other === null) return say("why-only");
  const other = moveText(why.other, names, reader);
  if (isClose) return say("why-close", { other });
  const stake = say("review-chance-of", { medal: medal ?? "none" });
  const numbers = { other, stake, chance: inHundred(chance), other_chance: inHundred(other_chance) };
  const made = moveText(move, names, reader);
  const moves = isBetter ? { best: made, made: other } : { best: other, made };
  return saySentences(say(isBetter ? "why-next" : "why-better", numbers), reason ? betterReasonText(reason, moves) : "");
}
