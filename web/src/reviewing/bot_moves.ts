/** The moves of bots in a log: a reader may ask why they were made (why_played.ts). */

import type { ReceivedUpdate } from "../game/client_state";
import type { GameView } from "../wire";
import type { GameEvent } from "../words/event_text";

/** A move, and what everyone saw of it. */
export interface SeenMove {
  /** The game before it. */
  readonly before: GameView;
  readonly events: readonly GameEvent[];
}

/** By the number of their entries. A bot's moves have no name; what was before the first entry is not known. */
export function botMoves(log: readonly ReceivedUpdate[]): ReadonlyMap<number, SeenMove> {
  const found = new Map<number, SeenMove>();
  log.forEach(({ seq, public: { deed, events } }, at) => {
    const before = log[at - 1]?.game;
    if (deed.do === "make-move" && deed.name == null && before && events) found.set(seq, { before, events });
  });
  return found;
}
