/** Days and results in the reader's language. */

import { say } from "../words/words.svelte";
import { type Day, timeOf } from "../study/daily";
import type { DailyResult } from "../study/daily_tries";
import { defeatedRoyals } from "../study/game_facts";

/** A day as text; days have no time zone. */
export function dayText(day: Day, format: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" }): string {
  return new Date(timeOf(day)).toLocaleDateString(document.documentElement.lang, { ...format, timeZone: "UTC" });
}

/** «Gold victory», «Won», «Lost» or «Given up». */
export const resultText = ({ end, medal }: DailyResult): string =>
  end === "given-up" ? say("today-given-up") : say(`result-${medal ?? end}`);

export const beatenText = (result: DailyResult): string => {
  const count = defeatedRoyals(result);
  return count === 12 ? say("today-all-beaten") : say("today-beaten", { count });
};
