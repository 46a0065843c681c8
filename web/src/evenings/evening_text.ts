/** An evening in a few words. */

import type { TeamGame } from "../wire";
import { momentText } from "../words/date_text";
import { say } from "../words/words.svelte";

/** When it begins or ends. */
export function stateText({ opens, closes }: { opens: number; closes: number }, now: number): string {
  if (now >= closes) return say("evening-over", { time: momentText(closes) });
  return now < opens ? say("evening-from", { from: momentText(opens), until: momentText(closes) }) : say("evening-until", { time: momentText(closes) });
}

/** What a team made of a deal, as far as the reader may know it. */
export function gameText({ stage, result, turns }: TeamGame): string {
  if (!result) return say(`evening-stage-${stage}`);
  return `${say(`result-${result}`)} · ${say("evening-turn-count", { count: turns ?? 0 })}`;
}

/** Who helped: bots in seats, or a bot for a person. */
export function helpText({ bots = 0, helped = false }: TeamGame): string {
  const parts = [bots ? say("evening-with-bots", { count: bots }) : "", helped ? say("evening-helped") : ""];
  return parts.filter(Boolean).join(", ");
}
