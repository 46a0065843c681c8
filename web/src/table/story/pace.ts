/** How long each beat takes, at each speed. */

import type { Speed } from "../../base/settings.svelte";
import type { Beat, BeatKind } from "./beats";

/** Multiplies the times of the calm speed. */
export const PACE: Record<Speed, number> = { calm: 1, normal: 0.6, fast: 0.3, instant: 0 };
/** With reduced motion each beat is a cut that stays this long, in milliseconds. */
export const STILL_MS: Record<Speed, number> = { calm: 2000, normal: 1200, fast: 600, instant: 0 };

/** Milliseconds of movement, of each further card, and for reading, at the calm speed. */
const TIMES: Record<BeatKind, readonly [movement: number, card: number, reading: number]> = {
  pass: [300, 0, 320],
  play: [440, 110, 640],
  yield: [0, 0, 800],
  heal: [620, 75, 420],
  draw: [460, 190, 420],
  double: [940, 0, 560],
  shield: [480, 0, 640],
  blocked: [0, 0, 860],
  cancel: [420, 0, 700],
  damage: [420, 0, 720],
  exact: [980, 0, 800],
  overkill: [980, 0, 640],
  crumble: [260, 0, 820],
  next: [680, 0, 1100],
  strike: [840, 0, 620],
  spared: [0, 0, 900],
  discard: [440, 130, 700],
  name: [560, 0, 800],
  flip: [620, 60, 500],
  won: [900, 0, 900],
  lost: [900, 0, 900],
};

/** Milliseconds that one card of the beat flies. */
export const flightTime = ({ kind }: Beat): number => TIMES[kind][0];

/** Milliseconds between the starts of two cards of the beat. */
export const gapOf = ({ kind }: Beat): number => TIMES[kind][1];

export const movementOf = (beat: Beat): number =>
  flightTime(beat) + gapOf(beat) * Math.max(0, beat.flights.length - 1);

export const readingOf = ({ kind }: Beat): number => TIMES[kind][2];
