/** A table without its game, and what components derive from it. */

import type { Snapshot } from "../game/controller";
import type { Command } from "../game/outbox";
import type { RoomView } from "../wire";
import { type Actor, actorOf, seatNames } from "../words/seat_names";
import type { LiveTable } from "./live_table.svelte";
import type { Story } from "./story/story.svelte";

export class RoomTable {
  readonly live: LiveTable;
  /** What the page shows: the story may be behind the newest state; presence and the clock are of now. */
  readonly state = $derived.by(() => {
    const { presence, clockOffset } = this.snapshot.state;
    return { ...this.story.shown, presence, clockOffset };
  });
  readonly room: RoomView;
  readonly names = $derived.by(() => seatNames(this.room.seats));
  /** The reader's seat; null for a spectator. */
  readonly seat = $derived.by(() => this.state.own?.seat ?? null);

  constructor(live: LiveTable, room: () => RoomView) {
    this.live = live;
    this.room = $derived(room());
  }

  get snapshot(): Snapshot {
    return this.live.snapshot;
  }

  get story(): Story {
    return this.live.story;
  }

  /** Nobody else can come here or look on. */
  get isLocal(): boolean {
    return this.live.place.isLocal;
  }

  get isSolo(): boolean {
    return this.room.seats.length === 1;
  }

  get isOver(): boolean {
    return this.room.phase === "over";
  }

  get isBotPlayingForMe(): boolean {
    return this.seat !== null && this.room.seats[this.seat]?.bot !== null;
  }

  /** Whether this player is connected, as far as it matters: turn by turn nobody has to be. */
  isHere(seat: number): boolean {
    return Boolean(this.room.turn_by_turn) || (this.state.presence?.seats[seat] ?? true);
  }

  /** The player a sentence is about. */
  actor(seat: number): Actor {
    return actorOf(seat, this.names, this.seat);
  }

  do(what: Command): void {
    this.live.controller.do(what);
  }
}
