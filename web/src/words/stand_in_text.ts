/** Sentences about a bot that played in a person's place. */

import { undoneMoves } from "./log_text";
import type { ReceivedUpdate } from "../game/client_state";
import type { RoomView } from "../wire";
import type { Actor } from "./seat_names";
import { say } from "./words.svelte";

export interface StandIn {
  readonly seat: number;
  /** How many of the seat's moves a bot made; null if a part of the log is missing. */
  readonly share: { readonly count: number; readonly moves: number } | null;
  /** Whether the bot played to the end. */
  readonly isLast: boolean;
}

/** The seats of people for whom a bot played. */
export function standInsOf(room: RoomView, log: readonly ReceivedUpdate[]): StandIn[] {
  const undone = undoneMoves(log);
  const made = log.filter(({ seq, public: { deed } }) => deed.do === "make-move" && !undone.has(seq));
  const isWhole = log[0]?.seq === 1;
  return room.seats.flatMap(({ name, bot }, seat) => {
    const own = made.filter(({ public: { deed } }) => deed.seat === seat);
    // The moves of a bot have no author's name.
    const count = own.filter(({ public: { deed } }) => deed.name == null).length;
    if (name === null || (bot === null && count === 0)) return [];
    return [{ seat, share: isWhole ? { count, moves: own.length } : null, isLast: bot !== null }];
  });
}

export function standInText({ share, isLast }: StandIn, who: Actor): string {
  const sentence = say(isLast ? "end-bot-finished" : "end-bot-helped", who);
  return share ? `${sentence} ${say("end-bot-share", share)}` : sentence;
}
