/** What a table agreed on before it began, and the numbers that follow from it. */

import { readOptions } from "../shared/options";
import { LAW } from "./law";

export interface Agreed {
  readonly players: number;
  /** As far as somebody wrote them; the others are called by number. */
  readonly names: readonly string[];
  /** As notation writes them; empty: the game as published. */
  readonly options: string;
}

export function option(agreed: Agreed, name: string, normal: string): string {
  return readOptions(agreed.options).find((each) => each.name === name)?.value ?? normal;
}

const number = (agreed: Agreed, name: string, normal = "0"): number =>
  Number(option(agreed, name, normal));

export const handLimit = (agreed: Agreed): number =>
  (LAW.hands[agreed.players - 1] ?? 0) + number(agreed, "hand");

/** Jesters in the tavern, and Jesters aside. */
export const jestersOf = (agreed: Agreed): [number, number] => [
  LAW.jesters[agreed.players - 1]?.[-number(agreed, "jesters")] ?? 0,
  LAW.aside[agreed.players - 1]?.[-number(agreed, "jesters")] ?? 0,
];

export const comboLimit = (agreed: Agreed): number => number(agreed, "combo", "10");

/** Health and attack of an enemy of this rank. */
export function strength(agreed: Agreed, rank: string): [number, number] {
  const [health, attack] = LAW.enemies[rank] ?? [0, 0];
  return [health + number(agreed, "health"), attack + number(agreed, "attack")];
}
