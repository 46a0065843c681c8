/** A game as it was told, deed by deed, with a place in it: undo and redo move the place. */

import { OPTIONS, readOptions } from "../shared/options";
import type { Agreed } from "./agreed";
import { type Deed, readDeed, writeDeed } from "./deeds";
import { follow, isDue, whyNot } from "./follow";
import { begin, type Track } from "./track";

export interface Log {
  readonly agreed: Agreed;
  /** When it began: it also tells this game from others. */
  readonly begun: number;
  /** How long it was played, in seconds. */
  readonly seconds: number;
  readonly deeds: readonly string[];
  /** How many of them hold; the others can be done again. */
  readonly at: number;
}

export const openLog = (agreed: Agreed, begun: number): Log => ({
  agreed,
  begun,
  seconds: 0,
  deeds: [],
  at: 0,
});

/** The moment a log leads to. */
export function fold({ agreed, deeds, at }: Log): Track {
  return deeds.slice(0, at).reduce((track, text) => {
    const deed = readDeed(text);
    return deed ? follow(track, deed) : track;
  }, begin(agreed));
}

/** With one more deed; what could have been done again is gone. */
export const withDeed = (log: Log, deed: Deed): Log => {
  const deeds = [...log.deeds.slice(0, log.at), writeDeed(deed)];
  return { ...log, deeds, at: deeds.length };
};

/** So many deeds on or back, as far as there are any. */
export const go = (log: Log, by: number): Log => ({
  ...log,
  at: Math.max(0, Math.min(log.deeds.length, log.at + by)),
});

/** A log from what a device kept; null if it is none. What cannot have happened is cut off. */
export function readLog(text: string | null): Log | null {
  const { agreed, begun, seconds, deeds, at } = (parse(text) ?? {}) as Partial<Log>;
  if (!isAgreed(agreed) || !areTexts(deeds)) return null;
  const good = sound(agreed, deeds);
  const whole = (kept: unknown): number => (Number.isSafeInteger(kept) ? Math.max(0, kept as number) : 0);
  const log = { agreed, begun: whole(begun), seconds: whole(seconds), deeds: good, at: whole(at) };
  return go(log, 0);
}

export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const areTexts = (kept: unknown): kept is string[] =>
  Array.isArray(kept) && kept.every((each) => typeof each === "string");

function isAgreed(kept: Agreed | undefined): kept is Agreed {
  const { players, names, options } = kept ?? {};
  if (![1, 2, 3, 4].includes(players ?? 0) || !areTexts(names) || typeof options !== "string") return false;
  return readOptions(options).every(({ name, value }) =>
    OPTIONS.some((each) => each.name === name && each.values.includes(value)),
  );
}

/** As many of the deeds as can have happened. */
function sound(agreed: Agreed, deeds: readonly string[]): string[] {
  let track = begin(agreed);
  const wrong = deeds.findIndex((text) => {
    const deed = readDeed(text);
    if (!deed || !isDue(track, deed) || whyNot(track, deed)) return true;
    track = follow(track, deed);
    return false;
  });
  return wrong < 0 ? [...deeds] : deeds.slice(0, wrong);
}
