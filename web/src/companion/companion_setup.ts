/** The setup of a game: players, names and options, and the numbers that follow from them. */

import { readOptions } from "../shared/options";
import { LAW } from "./law";

export interface CompanionSetup {
  readonly players: number;
  /** By seat; a player without a name is called by number. */
  readonly names: readonly string[];
  /** In notation; empty: the published game. */
  readonly options: string;
}

export function optionValue(setup: CompanionSetup, name: string, normal: string): string {
  return readOptions(setup.options).find((each) => each.name === name)?.value ?? normal;
}

const optionNumber = (setup: CompanionSetup, name: string, normal = "0"): number =>
  Number(optionValue(setup, name, normal));

export const handLimit = (setup: CompanionSetup): number =>
  (LAW.hands[setup.players - 1] ?? 0) + optionNumber(setup, "hand");

/** How many Jesters are in the tavern, and how many are aside (solo). */
export const jesterCounts = (setup: CompanionSetup): [number, number] => [
  LAW.jesters[setup.players - 1]?.[-optionNumber(setup, "jesters")] ?? 0,
  LAW.aside[setup.players - 1]?.[-optionNumber(setup, "jesters")] ?? 0,
];

export const comboLimit = (setup: CompanionSetup): number => optionNumber(setup, "combo", "10");

/** Health and attack of an enemy of this rank. */
export function enemyStrength(setup: CompanionSetup, rank: string): [number, number] {
  const [health, attack] = LAW.enemies[rank] ?? [0, 0];
  return [health + optionNumber(setup, "health"), attack + optionNumber(setup, "attack")];
}
