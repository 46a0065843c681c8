/** Games of the engine, told to the companion: where its numbers are not the engine's. */

import { readDeed } from "../src/companion/deeds";
import { fold, openLog, withDeed } from "../src/companion/log";
import { isDue, whyNot } from "../src/companion/follow";
import { resultOf } from "../src/companion/past";
import { attack, health, healthLeft, immune, medal, shield, unyieldable } from "../src/companion/track";

/** A moment as the engine has it; must agree with tests/we./companion_games.py. */
export interface Moment {
  readonly deeds: readonly string[];
  readonly numbers: Readonly<Record<string, unknown>>;
}

export interface Walk {
  readonly players: number;
  readonly options: string;
  readonly moments: readonly Moment[];
}

export function differences(walks: readonly Walk[]): string[] {
  return walks.flatMap((walk, number) => differ(walk, number));
}

function differ({ players, options, moments }: Walk, number: number): string[] {
  let log = openLog({ players, names: [], options }, 0);
  for (const [at, { deeds, numbers }] of moments.entries()) {
    const where = `walk ${number}, moment ${at}, ${deeds.join(" ")}`;
    for (const text of deeds) {
      const deed = readDeed(text);
      if (!deed || !isDue(fold(log), deed)) return [`${where}: ${text} is not due`];
      const why = whyNot(fold(log), deed);
      if (why) return [`${where}: ${text} is refused, ${why.code}`];
      log = withDeed(log, deed);
    }
    const track = fold(log);
    const ours: Record<string, unknown> = {
      step: track.step,
      seat: track.seat,
      enemy: track.enemy,
      health: health(track),
      health_left: healthLeft(track),
      attack: attack(track),
      damage: track.damage,
      spades: track.spades,
      shield: shield(track),
      immune: immune(track),
      yielded: track.yielded,
      jesters: track.aside,
      beaten: track.fates.length,
      unyieldable: unyieldable(track),
      medal: players === 1 ? medal(track) : "",
      exact: track.fates.at(-1)?.exact ?? null,
      over: resultOf(log, track) !== null,
    };
    for (const [name, value] of Object.entries(numbers)) {
      const mine = JSON.stringify(ours[name]);
      if (mine !== JSON.stringify(value)) {
        return [`${where}: ${name} is ${JSON.stringify(value)}, not ${mine}`];
      }
    }
  }
  return [];
}
