/** What the others and the enemy did since the reader's last move: one row for each turn. */

import type { ReceivedUpdate } from "../../game/client_state";
import type { GameEvent } from "../../words/event_text";
import { undoneMoves } from "../../words/log_text";

export interface RecapRow {
  /** The moves of the turn: a play, and what was discarded or decided after it. */
  readonly seqs: readonly number[];
  readonly seat: number;
  /** The played cards; empty if the player yielded. */
  readonly cards: readonly string[];
  readonly events: readonly GameEvent[];
}

/** The turns since the last move of `reader`; empty for a spectator, and for a player who plays alone. */
export function recapOf(log: readonly ReceivedUpdate[], reader: number | null): RecapRow[] {
  if (reader === null) return [];
  const undone = undoneMoves(log);
  const moves = log.filter(({ seq, public: { deed } }) => deed.do === "make-move" && !undone.has(seq));
  const since = moves.slice(moves.findLastIndex((entry) => entry.public.deed.seat === reader) + 1);
  const rows: RecapRow[] = [];
  for (const { seq, public: { deed, events = [] } } of since) {
    const last = rows.at(-1);
    const played = events.find((event) => event.event === "cards-played");
    const begins = played !== undefined || events.some((event) => event.event === "yielded");
    if (last && last.seat === deed.seat && !begins) {
      rows[rows.length - 1] = { ...last, seqs: [...last.seqs, seq], events: [...last.events, ...events] };
    } else if (deed.seat != null) {
      rows.push({ seqs: [seq], seat: deed.seat, cards: played?.cards ?? [], events });
    }
  }
  return rows;
}
