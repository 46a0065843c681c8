/** The deal that a seed gives. Must agree with notation/seed.py; tests/golden/deals.txt checks both. */

import { readOptions } from "../../shared/forms/options";
import { CASTLE, HANDS, JESTERS, TAVERN } from "./game_setup";

export interface Deal {
  /** Enemies in the order they appear. */
  readonly castle: readonly string[];
  readonly hands: readonly (readonly string[])[];
  /** The tavern after the deal, top card first. */
  readonly tavern: readonly string[];
}

const RANGE = 2 ** 32;

export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** The random numbers of shuffle k: eight big-endian numbers of 32 bits from each hash. */
async function* randomNumbers(seed: string, k: number): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = new DataView((await sha256(`regicide/1|${seed}|${k}|${block}`)).buffer);
    for (let at = 0; at < 32; at += 4) yield bytes.getUint32(at);
  }
}

async function shuffle(seed: string, k: number, cards: readonly string[]): Promise<string[]> {
  const found = [...cards];
  const numbers = randomNumbers(seed, k);
  for (let last = found.length - 1; last > 0; last -= 1) {
    const other = await numberBelow(last + 1, numbers);
    [found[last], found[other]] = [found[other] as string, found[last] as string];
  }
  return found;
}

/** Skips the numbers of the last, incomplete range, so that every result is equally likely. */
async function numberBelow(bound: number, numbers: AsyncGenerator<number, never>): Promise<number> {
  for (;;) {
    const number = (await numbers.next()).value;
    if (number < RANGE - (RANGE % bound)) return number % bound;
  }
}

export async function dealFromSeed(seed: string, players: number, options: string): Promise<Deal> {
  const values = new Map(readOptions(options).map(({ name, value }) => [name, Number(value)]));
  const size = (HANDS[players - 1] ?? 0) + (values.get("hand") ?? 0);
  const jesters = JESTERS[players - 1]?.[-(values.get("jesters") ?? 0)] ?? 0;
  const piles = await Promise.all(CASTLE.map((pile, k) => shuffle(seed, k, pile)));
  const all = [...TAVERN, ...Array<string>(jesters).fill("Je")];
  const tavern = await shuffle(seed, CASTLE.length, all);
  const seats = Array.from({ length: players }, (_, seat) => seat * size);
  return {
    castle: piles.flat(),
    hands: seats.map((start) => tavern.slice(start, start + size)),
    tavern: tavern.slice(players * size),
  };
}
