/** Enters games of the engine into the companion, and finds where their numbers differ. */

import { type CompanionRules, companionRules, exactKills, royalsDefeated } from "../../src/companion/companion_game";
import { newLog, withAction } from "../../src/companion/log";
import { resultOf } from "../../src/companion/past_games";
import { loadCore } from "./core_files";

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

export async function differences(games: readonly CompanionGame[]): Promise<string[]> {
  const rules = companionRules(await loadCore());
  return games.flatMap((game, number) => firstDifference(game, number, rules));
}

function firstDifference({ players, options, steps }: CompanionGame, number: number, rules: CompanionRules): string[] {
  const setup = { players, names: [], options };
  let log = newLog(setup, 0);
  for (const [at, { actions, numbers }] of steps.entries()) {
    const where = `game ${number}, step ${at}, ${actions.join(" ")}`;
    log = actions.reduce(withAction, log);
    const game = rules(setup, log.actions);
    if (!game) return [`${where}: no such game`];
    if (game.refusal) return [`${where}: ${log.actions[game.accepted]} is refused, ${game.refusal.code}`];
    const ours: Record<string, unknown> = {
      step: game.step,
      seat: game.seat,
      enemy: game.enemy?.card,
      health: game.enemy?.health,
      health_left: game.enemy?.health_left,
      attack: game.enemy?.attack,
      shield: game.enemy?.shield,
      immune: game.enemy?.immune,
      yielded: game.yielded,
      jesters: game.jesters,
      beaten: royalsDefeated(game),
      exact: exactKills(game),
      unyieldable: numbers["step"] === "play" ? (rules(setup, [...log.actions, "yield"])?.refusal?.code ?? "") : "",
      medal: game.medal,
      over: resultOf(log, game) !== null,
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
