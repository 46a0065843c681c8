/** A move that was made at a table of this device, and whether it can be taken back. */

import type { GameEvent } from "../words/event_text";
import type { LocalSeat } from "./saved_table";

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
