/** Whose turn the board shows, in a few words: for the header and the prompt. */

import type { GameView, Presence, RoomView } from "../wire";
import type { Actor } from "./seat_names";
import { say } from "./words.svelte";

/** What the words depend on; a `TableView` has all of it. */
export interface TurnSituation {
  readonly room: RoomView;
  readonly game: GameView;
  readonly state: { readonly presence: Presence | null };
  readonly seat: number | null;
  readonly isOver: boolean;
  readonly isMyTurn: boolean;
  readonly isBotPlayingForMe: boolean;
  readonly story: { readonly isNow: boolean };
  actor(seat: number): Actor;
}

export function turnText(view: TurnSituation): string {
  const { step, seat } = view.game;
  if (view.room.abandoned) return say("table-abandoned");
  if (view.isOver) return say(step === "won" ? "table-won" : "table-game-lost");
  if (view.room.paused) return say("table-pause");
  if (view.isMyTurn) return ownTurnText(step);
  if (seat === view.seat && view.isBotPlayingForMe) return say("action-bot-plays-for-you");
  // A story may tell what a player did before they left.
  if (view.story.isNow && isAbsent(view, seat)) return say("table-turn-away", view.actor(seat));
  if (step === "name") return say("table-wait-for-choice", view.actor(seat));
  return say(step === "suffer" ? "table-struck" : "table-turn-of", view.actor(seat));
}

function ownTurnText(step: GameView["step"]): string {
  if (step === "suffer") return say("table-survive");
  return say(step === "name" ? "table-who-next" : "table-your-turn");
}

/** Whether the person of this seat is missed: not connected, and no bot plays for them. Turn by turn nobody has to be here. */
function isAbsent({ room, state }: Pick<TurnSituation, "room" | "state">, seat: number): boolean {
  const chair = room.seats[seat];
  return !room.turn_by_turn && chair?.name != null && chair.bot === null && state.presence?.seats[seat] === false;
}
