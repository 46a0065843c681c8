/**
 * Another game of the same people: who asked for it goes there at once, everyone else is asked. Who comes is ready
 * there; who stays leaves the seat at the new table, so that the others can give it to a bot.
 */

import { router } from "../../base/router.svelte";
import { say } from "../../words/words.svelte";
import type { Notice } from "../lane/notices";
import { LiveTable } from "../live_table.svelte";
import { autoReady } from "../room/auto_ready";
import type { RoomTable } from "../room_table.svelte";
import { placeAtServer } from "../table_place";

export class RematchOffer {
  readonly #view: () => RoomTable;
  #hasAsked = $state(false);
  #hasDeclined = $state(false);

  constructor(view: () => RoomTable) {
    this.#view = view;
  }

  ask(sameDeal: boolean): void {
    this.#hasAsked = true;
    this.#view().do({ do: "ask-rematch", same_deal: sameDeal });
  }

  /** To be called when the room changes: the one who asked goes there as soon as the table is made. */
  follow(): void {
    if (this.#hasAsked && this.#view().room.rematch !== null) this.join();
  }

  join(): void {
    const { room, live } = this.#view();
    if (room.rematch === null) return;
    autoReady.add(room.rematch);
    router.go(live.place.tablePath(room.rematch));
  }

  notice(): Notice | null {
    const view = this.#view();
    const code = view.room.rematch;
    if (code === null || view.isLocal || view.seat === null || this.#hasAsked || this.#hasDeclined) return null;
    const asker = view.state.log.findLast(({ public: { deed } }) => deed.do === "make-rematch")?.public.deed;
    if (asker?.seat === view.seat) return null;
    return {
      key: `rematch ${code}`,
      kind: "ask",
      icon: "again",
      text: say("rematch-asked", { who: asker?.name ?? view.names[asker?.seat ?? 0] ?? "" }),
      answers: [
        { label: say("rematch-stay"), act: () => this.#decline(code) },
        { label: say("rematch-come"), act: () => this.join() },
      ],
    };
  }

  #decline(code: string): void {
    this.#hasDeclined = true;
    leaveSeatAt(code);
  }
}

/** Connects to the new table only to leave the seat that was kept there. */
function leaveSeatAt(code: string): void {
  const other = new LiveTable(placeAtServer(code));
  other.controller.do({ do: "leave-seat" });
  const stop = $effect.root(() => {
    $effect(() => {
      const { state, isSending, finalError } = other.snapshot;
      if (finalError === null && (state.room === null || isSending)) return;
      other.close();
      stop();
    });
  });
}
