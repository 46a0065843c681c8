/** The game of a table of this device: how it begins, the moves that were made, and which can be taken back. */

import type { Core } from "../core/core";
import { CoreGame } from "../core/core_game";
import type { GameEvent } from "../words/event_text";
import type { LocalSeat, Opening } from "./saved_table";

/** After the deal; of a practice game, after the moves that were made before. */
export function dealGame(core: Core, { seats, options, seed, start }: Pick<Opening, "seats" | "options" | "seed" | "start">): CoreGame {
  const game = new CoreGame(core, { players: seats.length, options, seed: start?.seed ?? seed });
  for (const move of start?.moves ?? []) game.move(move);
  if (start?.isDealtAgain) game.dealAgain(seed);
  return game;
}

export interface MadeMove {
  readonly text: string;
  readonly seat: number;
  readonly isByBot: boolean;
  /** A hidden card was revealed or shuffled: the move cannot be taken back. */
  readonly reveals: boolean;
}

export const isRevealing = (event: GameEvent): boolean =>
  event.event === "cards-drawn" ||
  event.event === "enemy-revealed" ||
  (event.event === "power-acted" && event.suit === "hearts");

/** The index of the latest move of a seat; null: of any person, where a device goes round. Null if cards were revealed since. */
export function lastMoveToUndo(moves: readonly MadeMove[], seats: readonly LocalSeat[], seat: number | null): number | null {
  for (let at = moves.length - 1; at >= 0; at -= 1) {
    const move = moves[at];
    if (!move || move.reveals) return null;
    if (seat === null ? seats[move.seat]?.bot === null : move.seat === seat) return at;
  }
  return null;
}
