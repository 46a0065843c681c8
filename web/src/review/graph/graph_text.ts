/** The sentences that read the graph. */

import type { Decision, Review } from "../../core/review";
import { say, saySentences } from "../../words/words.svelte";
import { inHundred } from "../../words/points_text";

export function graphText({ deal, decisions, end }: Review): string {
  const last = decisions.at(-1);
  if (!last || deal === null) return say("review-page-graph-empty");
  const changes = decisions.filter(({ medal_before }) => medal_before);
  const until = changes[0] ?? last;
  const { medal, chance } = until.medal_before ?? { medal: last.medal, chance: last.value };
  const start = say("review-page-graph", { stake: stakeText(medal), deal: inHundred(deal), number: until.number, last: inHundred(chance) });
  const steps = changes.map(({ number, medal, value }) => say("review-page-graph-medal", { number, stake: stakeText(medal), chance: inHundred(value) }));
  const more = end === 0 ? fallText(decisions) : changes.length ? "" : lowText(decisions);
  return saySentences(start, ...steps, more);
}

/** What the chances are of: `Chance of gold`. */
export const stakeText = (medal: Decision["medal"]): string => say("review-chance-of", { medal: medal ?? "none" });

/** After which move the chance was never as good as even again. */
function fallText(decisions: readonly Decision[]): string {
  const number = decisions.findLastIndex(({ value }) => value >= 5000) + 1;
  return number ? say("review-page-graph-fell", { number }) : "";
}

function lowText(decisions: readonly Decision[]): string {
  const lowest = decisions.reduce((found, each) => (each.value < found.value ? each : found));
  return say("review-page-graph-low", { low: inHundred(lowest.value), number: lowest.number });
}
