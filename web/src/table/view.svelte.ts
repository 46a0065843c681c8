/** What the table's views need to know of the moment, worked out once for all of them. */

import { arrange, codesOf, type Held } from "../game/hand";
import type { Choosing } from "../game/controller";
import type { Command } from "../game/outbox";
import { settings } from "../settings/settings.svelte";
import type { ChoiceView, GameView, RoomView } from "../wire";
import { type Actor, actor, namesOf } from "../words/names";
import type { LiveTable } from "./live.svelte";

const WISHES = ["me-next", "not-me-next", "anyone-next"];

export class View {
  readonly live: LiveTable;
  readonly now = $derived.by(() => this.live.now);
  readonly seen = $derived.by(() => this.now.seen);
  readonly room = $derived.by(() => this.seen.room as RoomView);
  readonly game = $derived.by(() => this.seen.game as GameView);
  readonly names = $derived.by(() => namesOf(this.room));
  readonly seat = $derived.by(() => this.seen.own?.seat ?? null);
  readonly isSolo = $derived.by(() => this.room.seats.length === 1);
  readonly isOver = $derived.by(() => this.room.phase === "over");
  readonly isBotMine = $derived.by(
    () => this.seat !== null && this.room.seats[this.seat]?.bot !== null,
  );
  /** Whether the game waits for whoever sits here. */
  readonly isMine = $derived.by(
    () => !this.isOver && this.seat === this.game.seat && !this.isBotMine && !this.room.paused,
  );
  readonly canAct = $derived.by(
    () => this.isMine && this.now.moves !== null && this.now.line === "open" && !this.now.isSending,
  );
  readonly hand: readonly Held[] = $derived.by(() =>
    arrange(this.seen.own?.hand ?? [], settings.order),
  );
  readonly keys: readonly string[] = $derived.by(() =>
    this.now.choosing.kind === "cards" ? this.now.choosing.keys : [],
  );
  readonly chosen: readonly string[] = $derived.by(() => codesOf(this.hand, this.keys));
  readonly choices = $derived.by(() => this.seen.choices?.choices ?? null);
  /** The legal move that would be made now. */
  readonly choice: ChoiceView | null = $derived.by(() => this.#find(this.now.choosing));
  /** Seat → what it said about going next, since the Jester was played. */
  readonly wishes: ReadonlyMap<number, string> = $derived.by(() => this.#wishes());

  constructor(live: LiveTable) {
    this.live = live;
  }

  /** The player a sentence is about. */
  actor(seat: number): Actor {
    return actor(seat, this.names, this.seat);
  }

  do(what: Command): void {
    this.live.controller.do(what);
  }

  #find(choosing: Choosing): ChoiceView | null {
    const moves = this.now.moves;
    if (!moves) return null;
    switch (choosing.kind) {
      case "cards":
        return moves.with(this.chosen);
      case "next":
        return moves.named(`>${choosing.seat + 1}`);
      default:
        return moves.named(choosing.kind);
    }
  }

  #wishes(): Map<number, string> {
    const found = new Map<number, string>();
    if (this.game.step !== "name") return found;
    const log = this.seen.log;
    const start = log.findLastIndex((entry) => entry.public.game);
    for (const { public: news } of log.slice(start + 1)) {
      const { deed } = news;
      if (deed.do === "say" && deed.text && WISHES.includes(deed.text) && deed.seat != null) {
        found.set(deed.seat, deed.text);
      }
    }
    return found;
  }

  /** Whether a card may be added to what is chosen, as far as the listed moves go. */
  fits(held: Held): boolean {
    if (this.keys.includes(held.key)) return true;
    return this.now.moves?.leadsSomewhere([...this.chosen, held.code]) ?? false;
  }

  confirm(): void {
    if (this.canAct && this.choice) this.live.controller.move(this.choice.move);
  }
}
