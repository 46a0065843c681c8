/** The facts of one game that the daily deal, statistics and seals count: src/regicide/study/game_facts.py says what each means. */

import type { Core } from "../core/core";
import type { GameFacts } from "../core/core_answers";
import { CoreGame } from "../core/core_game";

/** A game to count. */
export type CountedGame = Pick<GameFacts, "players" | "options" | "date" | "people" | "helped" | "known"> & {
  readonly seed: string;
  readonly moves: readonly string[];
};

export const exactKills = ({ marks }: Pick<GameFacts, "marks">): number => marks.split("x").length - 1;
export const defeatedRoyals = ({ marks }: Pick<GameFacts, "marks">): number => marks.replace(/[-f]/g, "").length;

/** With whom a game was played. */
export function companyOf({ players, people }: Pick<GameFacts, "players" | "people">): "solo" | "bots" | "people" {
  if (players === 1) return "solo";
  return people.length > 1 ? "people" : "bots";
}

/** Of games in the order in which they were played: wins in a row at their end, and at best. */
export function winsInARow(games: readonly GameFacts[]): [current: number, longest: number] {
  let [current, longest] = [0, 0];
  for (const { result } of games) {
    current = result === "won" ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return [current, longest];
}

export function gameFacts(core: Core, counted: CountedGame): GameFacts {
  const { moves, ...told } = counted;
  const game = new CoreGame(core, told);
  const state = core.functions.rg_game_state(game.address);
  const people = told.people.reduce((bits, seat) => bits | (1 << seat), 0);
  const earns = Number(!told.helped && !told.known);
  try {
    const { text, isError } = core.withText(told.seed, (seedAt, seedLength) =>
      core.withText(moves.join(" "), (movesAt, movesLength) =>
        core.read((out) => core.functions.rg_game_facts(state, seedAt, seedLength, people, earns, movesAt, movesLength, out)),
      ),
    );
    if (isError) throw new Error("a move is illegal");
    return { ...told, ...(JSON.parse(text) as Omit<GameFacts, keyof typeof told>) };
  } finally {
    game.free();
  }
}

/** What a game improved on, turns of a win or royals defeated; null if it did not: as `personal_best` in Python. */
export function personalBest(core: Core, before: readonly GameFacts[], game: GameFacts): number | null {
  if (game.result === "*") return null;
  const ended = [...before.filter(({ result }) => result !== "*"), game];
  const numbers = ended.flatMap((facts) => [facts.players, defeatedRoyals(facts), facts.turns, Number(!facts.helped && !facts.known)]);
  const address = core.allocate(numbers.length * Int32Array.BYTES_PER_ELEMENT);
  try {
    new Int32Array(core.functions.memory.buffer, address, numbers.length).set(numbers);
    const best = core.functions.rg_best_before(address, ended.length);
    return best < 0 ? null : best;
  } finally {
    core.free(address);
  }
}
