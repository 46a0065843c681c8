/** The setup of a game: players, names and options, and the numbers that follow from them. */

import { readOptions } from "../shared/options";
import { LAW } from "./law";

export interface Config {
  readonly players: number;
  /** By seat; a player without a name is called by number. */
  readonly names: readonly string[];
  /** In notation; empty: the published game. */
  readonly options: string;
}

export function optionValue(config: Config, name: string, normal: string): string {
  return readOptions(config.options).find((each) => each.name === name)?.value ?? normal;
}

const optionNumber = (config: Config, name: string, normal = "0"): number =>
  Number(optionValue(config, name, normal));

export const handLimit = (config: Config): number =>
  (LAW.hands[config.players - 1] ?? 0) + optionNumber(config, "hand");

/** How many Jesters are in the tavern, and how many are aside (solo). */
export const jesterCounts = (config: Config): [number, number] => [
  LAW.jesters[config.players - 1]?.[-optionNumber(config, "jesters")] ?? 0,
  LAW.aside[config.players - 1]?.[-optionNumber(config, "jesters")] ?? 0,
];

export const comboLimit = (config: Config): number => optionNumber(config, "combo", "10");

/** Health and attack of an enemy of this rank. */
export function enemyStrength(config: Config, rank: string): [number, number] {
  const [health, attack] = LAW.enemies[rank] ?? [0, 0];
  return [health + optionNumber(config, "health"), attack + optionNumber(config, "attack")];
}
