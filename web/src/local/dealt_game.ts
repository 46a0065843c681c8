/** The game of a table as it begins: after the deal; of a practice game, after the moves that were made before. */

import type { Core } from "../core/core";
import { CoreGame } from "../core/core_game";
import type { Opening } from "./saved_table";

export function dealGame(core: Core, { seats, options, seed, start }: Pick<Opening, "seats" | "options" | "seed" | "start">): CoreGame {
  const game = new CoreGame(core, { players: seats.length, options, seed: start?.seed ?? seed });
  for (const move of start?.moves ?? []) game.move(move);
  if (start?.isDealtAgain) game.dealAgain(seed);
  return game;
}
