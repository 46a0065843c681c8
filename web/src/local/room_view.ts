/** A table of this device without its game, as src/regicide/wire/room_view.py. */

import type { Phase, RoomView, StandInShare, Unearned } from "../wire";
import type { LocalSeat, Opening } from "./saved_table";

export interface LocalRoom {
  readonly phase: Phase;
  readonly seats: readonly LocalSeat[];
  readonly commitment: string;
  readonly isPaused: boolean;
  readonly isAbandoned: boolean;
  readonly rematch: string | null;
  readonly hints: readonly number[];
  readonly unearned: Unearned | null;
  readonly standIns: readonly (StandInShare | null)[];
}

export function roomView({ options, chosenSeed, seed, salt }: Opening, room: LocalRoom): RoomView {
  const isOver = room.phase === "over";
  return {
    phase: room.phase,
    seats: room.seats.map(({ name, bot }) => ({ name, bot, ready: true })),
    host: 0,
    first: 0,
    options,
    public: false,
    turn_seconds: null,
    chosen_seed: chosenSeed,
    seal: { commitment: room.commitment, seed: isOver ? seed : null, salt: isOver ? salt : null },
    proposal: null,
    paused: room.isPaused,
    abandoned: room.isAbandoned,
    rematch: room.rematch,
    help: true, // it harms no other player
    ...(room.hints.length && { hints: [...room.hints] }),
    ...(room.unearned && { unearned: room.unearned }),
    ...(room.standIns.some(Boolean) && { stood_in: [...room.standIns] }),
  };
}
