/** Enters games of the engine into the companion, and finds where their numbers differ. */

import { readAction } from "../src/companion/actions";
import { newLog, stateOf, withAction } from "../src/companion/log";
import { resultOf } from "../src/companion/past_games";
import { isExpected, whyNot } from "../src/companion/reducer";
import { attack, health, healthLeft, immuneSuit, medal, shield, whyNoYield } from "../src/companion/state";

/** What users enter, and the numbers of the engine after it; must agree with tests/web/companion_games.py. */
export interface CompanionStep {
  readonly actions: readonly string[];
  readonly numbers: Readonly<Record<string, unknown>>;
}

export interface CompanionGame {
  readonly players: number;
  readonly options: string;
  readonly steps: readonly CompanionStep[];
}

export function differences(games: readonly CompanionGame[]): string[] {
  return games.flatMap((game, number) => firstDifference(game, number));
}

function firstDifference({ players, options, steps }: CompanionGame, number: number): string[] {
  let log = newLog({ players, names: [], options }, 0);
  for (const [at, { actions, numbers }] of steps.entries()) {
    const where = `game ${number}, step ${at}, ${actions.join(" ")}`;
    for (const text of actions) {
      const action = readAction(text);
      if (!action || !isExpected(stateOf(log), action)) return [`${where}: ${text} is not expected`];
      const why = whyNot(stateOf(log), action);
      if (why) return [`${where}: ${text} is refused, ${why.code}`];
      log = withAction(log, action);
    }
    const state = stateOf(log);
    const ours: Record<string, unknown> = {
      step: state.step,
      seat: state.seat,
      enemy: state.enemy,
      health: health(state),
      health_left: healthLeft(state),
      attack: attack(state),
      damage: state.damage,
      spades: state.spades,
      shield: shield(state),
      immune: immuneSuit(state),
      yielded: state.yielded,
      jesters: state.jestersAside,
      beaten: state.defeated.length,
      unyieldable: whyNoYield(state),
      medal: medal(state) ?? "",
      exact: state.defeated.at(-1)?.exact ?? null,
      over: resultOf(log, state) !== null,
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
