/** The options of §13: which of them a game can use, and their notation. */

import { JESTERS, type OptionForm, OPTIONS } from "./option_forms";

/** Option → value in notation; an option that is missing is as published. */
export type ChosenOptions = Readonly<Record<string, string>>;

/** Options that change nothing in a solo game: there is no yielding, and no other player to talk to or whose hand to see. */
const WITH_OTHERS = ["yield", "talk", "hands"];

/** The options and values that change a game with so many players. */
export function optionsFor(players: number): OptionForm[] {
  const jesters = JESTERS[players - 1] ?? 0;
  const forms = OPTIONS.filter(({ name }) => {
    if (name === "solo-yield") return players === 1;
    if (name === "jesters") return jesters > 0;
    return players > 1 || !WITH_OTHERS.includes(name);
  });
  return forms.map(({ name, values }) =>
    name === "jesters" ? { name, values: values.slice(0, jesters) } : { name, values },
  );
}

/** The chosen options in notation, without those that mean nothing with so many players. */
export const writeOptions = (chosen: ChosenOptions, players: number): string =>
  optionsFor(players)
    .filter(({ name, values }) => values.includes(chosen[name] ?? ""))
    .map(({ name }) => `${name}=${chosen[name]}`)
    .join(",");

/** The names and values in the notation of options. */
export const readOptions = (text: string): { name: string; value: string }[] =>
  text
    .split(",")
    .filter(Boolean)
    .map((piece) => {
      const [name = "", value = ""] = piece.split("=");
      return { name, value };
    });
