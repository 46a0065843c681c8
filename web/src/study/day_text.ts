/** Days and results in the reader's language. */

import { dateText } from "../words/date_text";
import { say } from "../words/words.svelte";
import { playersText } from "../words/players_text";
import { type Day, timeOf } from "../base/days";
import { type DailyDeal, marksText } from "./daily";
import type { DailyResult } from "./daily_tries";
import { defeatedRoyals } from "./game_facts";

/** A day as text; days have no time zone. */
export function dayText(day: Day, format: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" }): string {
  return dateText(timeOf(day), { ...format, timeZone: "UTC" });
}

/** «Gold victory», «Won», «Lost» or «Given up». */
export const resultText = ({ end, medal }: DailyResult): string =>
  end === "given-up" ? say("today-given-up") : say(`result-${medal ?? end}`);

export const beatenText = (result: DailyResult): string => {
  const count = defeatedRoyals(result);
  return count === 12 ? say("today-all-beaten") : say("today-beaten", { count });
};

/** A result to send to others: it names no card. */
export const shareText = ({ day, players }: DailyDeal, result: DailyResult): string =>
  [
    say("today-share-first", { date: dayText(day, { day: "numeric", month: "short", year: "numeric" }), players: playersText(players) }),
    marksText(result.marks),
    say("today-share-last", { result: resultText(result), turns: say("today-turns", { count: result.turns }) }),
  ].join("\n");
