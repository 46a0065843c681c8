/** After a move at a table turn by turn: the next table that waits for the reader. */

import { turns } from "../../server/turns.svelte";
import { say } from "../../words/words.svelte";
import type { TableView } from "../table_view.svelte";
import type { Notice } from "./notices";

export function nextTable(view: TableView): Notice | null {
  if (!view.room.turn_by_turn || view.seat === null || view.isMyTurn) return null;
  const next = turns.nextAfter(view.live.code);
  if (!next) return null;
  return {
    key: `next ${next.code}`,
    kind: "offer",
    icon: "next",
    text: say("turns-others", { count: turns.countBesides(view.live.code) }),
    answers: [{ label: say("turns-next"), path: `/t/${next.code}` }],
  };
}
