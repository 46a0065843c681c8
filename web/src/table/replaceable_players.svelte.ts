/** Players for whom others may let a bot play now: absent ones, and one whose time is up. The server decides. */

import type { RoomTable } from "./room_table.svelte";

export interface ReplaceablePlayer {
  readonly seat: number;
  readonly why: "away" | "late";
}

export class ReplaceablePlayers {
  /** The time at the server, updated whenever a player becomes replaceable. */
  #now = $state(0);
  #wakes = $state(0);
  readonly list: readonly ReplaceablePlayer[] = $derived.by(() => this.#found());
  readonly #view: () => RoomTable;

  /** To be called while a component is created: it sets timers. */
  constructor(view: () => RoomTable) {
    this.#view = view;
    $effect(() => {
      void this.#wakes;
      const now = this.#serverTime();
      this.#now = now;
      const times = this.#candidates().map(({ from }) => from);
      const wait = Math.min(...times.filter((from) => from > now)) - now;
      if (!Number.isFinite(wait)) return;
      const timer = setTimeout(() => (this.#wakes += 1), wait + 1);
      return () => clearTimeout(timer);
    });
  }

  #serverTime(): number {
    return Date.now() + this.#view().state.clockOffset;
  }

  #found(): ReplaceablePlayer[] {
    const due = this.#candidates().filter(({ from }) => from <= this.#now);
    return due.filter(({ seat }, at) => due.findIndex((each) => each.seat === seat) === at);
  }

  /** The players who are or will be replaceable, and from when. */
  #candidates(): (ReplaceablePlayer & { readonly from: number })[] {
    const { room, state } = this.#view();
    // Turn by turn nobody has to be here; the table has agreed on what happens to a late turn.
    if (room.phase !== "playing" || room.turn_by_turn) return [];
    return room.seats.flatMap(({ name, bot }, seat) => {
      if (name === null || bot !== null) return [];
      const away = state.presence?.away_at?.[seat] ?? null;
      const late = seat === state.game?.seat ? state.deadline : null;
      return [
        ...(away === null ? [] : [{ seat, why: "away" as const, from: away }]),
        ...(late === null ? [] : [{ seat, why: "late" as const, from: late + 1 }]),
      ];
    });
  }
}
