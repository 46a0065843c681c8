/** The sentences that read the graph. */

import type { Decision, Review } from "../../core/review";
import { say, saySentences } from "../../words/words.svelte";
import { inHundred } from "../../words/points_text";

export function graphText({ deal, decisions, end }: Review): string {
  const last = decisions.at(-1);
  if (!last || deal === null) return say("review-page-graph-empty");
  const start = say("review-page-graph", { deal: inHundred(deal), number: last.number, last: inHundred(last.value) });
  const more = end === 0 ? fallText(decisions) : lowText(decisions);
  return saySentences(start, more);
}

/** After which move the chance was never as good as even again. */
function fallText(decisions: readonly Decision[]): string {
  const number = decisions.findLastIndex(({ value }) => value >= 5000) + 1;
  return number ? say("review-page-graph-fell", { number }) : "";
}

function lowText(decisions: readonly Decision[]): string {
  const lowest = decisions.reduce((found, each) => (each.value < found.value ? each : found));
  return say("review-page-graph-low", { low: inHundred(lowest.value), number: lowest.number });
}
