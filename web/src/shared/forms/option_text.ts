/** Text for the values of options: what they mean at a table with so many players. */

import { say } from "../../words/words.svelte";
import { ATTACK, COMBO, HANDS, HEALTH, JESTERS } from "./option_forms";

/** The numbers of Jacks, Queens and Kings. */
const listed = (numbers: readonly number[], change: number): string =>
  numbers.map((each) => each + change).join(" / ");

/** What a change of a number gives, such as `8 cards` for a larger hand; null if the option is not a number. */
function numberText(name: string, players: number, change: number): string | null {
  switch (name) {
    case "hand":
      return say("table-cards", { count: (HANDS[players - 1] ?? 0) + change });
    case "jesters":
      return String(Math.max(0, (JESTERS[players - 1] ?? 0) + change));
    case "health":
      return listed(HEALTH, change);
    case "attack":
      return listed(ATTACK, change);
    case "combo":
      return String(COMBO);
    default:
      return null;
  }
}

/** The value of the published game, in brackets behind its name. */
export const publishedText = (name: string, players: number): string =>
  say("home-as-published", {
    value: numberText(name, players, 0) ?? say(`option-published-${name}`),
  });

/** A value that differs from the published game, such as `+1 (8 cards)`. */
export function valueText(name: string, value: string, players: number): string {
  if (/[a-z]/.test(value)) return say(`option-value-${value}`);
  if (name === "combo") return value;
  return say("option-value-changed", {
    change: value.replace("-", "−"),
    value: numberText(name, players, Number(value)) ?? "",
  });
}
