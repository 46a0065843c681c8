/** The notes of each sound. tests/web/test_sounds.py measures that none clips and all are about equally loud. */

import type { BeatKind } from "./beats";
import type { Moment } from "./moments";

export interface Note {
  /** Hertz; 0: noise. */
  readonly pitch: number;
  /** Seconds from now. */
  readonly at: number;
  readonly seconds: number;
  /** From 0 to 1. */
  readonly volume: number;
  readonly shape?: OscillatorType;
}

const bell = (pitch: number, at: number, volume: number): Note => ({ pitch, at, seconds: 0.4, volume, shape: "sine" });
const scrape = (at: number, volume = 0.3): Note => ({ pitch: 0, at, seconds: 0.08, volume });
const knock = (at: number, pitch = 150, volume = 0.45): Note => ({ pitch, at, seconds: 0.12, volume, shape: "triangle" });

/** `amount`: how much damage. */
export const NOTES: Partial<Record<BeatKind | Moment | "turn" | "deal", (amount: number) => Note[]>> = {
  deal: () => Array.from({ length: 5 }, (_, i) => scrape(i * 0.09)),
  "first-queen": () => [bell(392, 0, 0.2), bell(494, 0.16, 0.22)],
  "first-king": () => [bell(262, 0, 0.22), bell(311, 0.16, 0.22), bell(262, 0.32, 0.2)],
  "last-enemy": () => [bell(131, 0, 0.22), bell(131, 0.24, 0.24)],
  narrow: () => [knock(0, 120), bell(880, 0.12, 0.2)],
  turn: () => [knock(0), knock(0.16)],
  play: () => [scrape(0, 0.2), knock(0.05, 190)],
  discard: () => [scrape(0), scrape(0.08)],
  flip: () => [scrape(0), scrape(0.07), scrape(0.14)],
  heal: () => [scrape(0), scrape(0.06), scrape(0.12), scrape(0.18)],
  draw: () => [scrape(0), scrape(0.07), scrape(0.14)],
  double: () => [knock(0), knock(0.18)],
  shield: () => [{ pitch: 320, at: 0, seconds: 0.08, volume: 0.12, shape: "square" }, knock(0.03, 110)],
  blocked: () => [{ pitch: 110, at: 0, seconds: 0.22, volume: 0.3, shape: "sawtooth" }],
  cancel: () => [bell(660, 0, 0.2), bell(880, 0.09, 0.2)],
  damage: (amount) => Array.from({ length: Math.min(6, Math.max(1, Math.ceil(amount / 5))) }, (_, i) => scrape(i * 0.07)),
  overkill: () => [scrape(0), knock(0.1, 90)],
  exact: () => [scrape(0), bell(1320, 0.06, 0.25)],
  crumble: () => [{ pitch: 0, at: 0, seconds: 0.16, volume: 0.25 }, { pitch: 0, at: 0.12, seconds: 0.16, volume: 0.2 }, knock(0.2, 80)],
  strike: () => [bell(98, 0, 0.24)],
  won: () => [bell(523, 0, 0.22), bell(659, 0.18, 0.22), bell(784, 0.36, 0.22)],
  lost: () => [{ pitch: 70, at: 0, seconds: 0.6, volume: 0.26, shape: "triangle" }],
};
