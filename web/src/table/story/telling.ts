/** What the strip says of a move: who acts, one sentence, and a chip for each beat. */

import type { GameEvent } from "../../words/event_text";
import type { Beat, BeatKind } from "./beats";
import { type Moment, momentOf } from "./moments";

export interface Chip {
  readonly kind: BeatKind;
  /** The letter of the suit that acts. */
  readonly suit: string | null;
  readonly amount: number;
  /** Who draws how many cards. */
  readonly draws: readonly { readonly seat: number; readonly count: number }[];
  readonly moment: Moment | null;
}

export interface Telling {
  readonly actor: number | "enemy";
  /** The enemy of that moment. */
  readonly enemy: string;
  /** The event whose sentence is the headline. */
  readonly head: GameEvent;
  readonly chips: readonly Chip[];
}

/** Events that begin a new headline. */
const HEADS = [
  "cards-played",
  "yielded",
  "jester-flipped",
  "next-named",
  "cards-discarded",
  "enemy-struck",
  "enemy-revealed",
  "game-won",
  "game-lost",
];

/** The telling after a beat. A beat without a headline of its own adds a chip. */
export function toldAfter(telling: Telling | null, beat: Beat): Telling | null {
  const event = beat.events[0];
  if (!event) return telling;
  if (HEADS.includes(event.event)) {
    const moment = momentOf(beat);
    const chips = moment ? [{ kind: beat.kind, suit: null, amount: 0, draws: [], moment }] : [];
    return { actor: actorOf(event), enemy: beat.after.game.enemy.card, head: event, chips };
  }
  const chip = chipOf(beat);
  return telling && chip ? { ...telling, chips: [...telling.chips, chip] } : telling;
}

function actorOf(event: GameEvent): number | "enemy" {
  if (event.event === "enemy-struck" || event.event === "enemy-revealed") return "enemy";
  return "seat" in event ? event.seat : "enemy";
}

function chipOf({ kind, events, excess }: Beat): Chip | null {
  const chip = (suit: string | null, amount: number): Chip => ({ kind, suit, amount, draws: [], moment: null });
  const event = events[0];
  switch (event?.event) {
    case "cards-healed":
      return chip("h", event.cards.length);
    case "cards-drawn": {
      const draws = events.filter((each) => each.event === "cards-drawn").map(({ seat, count }) => ({ seat, count }));
      return { ...chip("d", 0), draws };
    }
    case "power-acted":
      return chip("c", event.attack);
    case "power-blocked":
    case "immunity-cancelled":
      return chip(event.suit.charAt(0), 0);
    case "shield-raised":
      return chip("s", event.shield);
    case "enemy-damaged":
      return chip(null, event.amount);
    case "enemy-defeated":
      return chip(null, excess);
    default:
      return null;
  }
}
