/** Values that the components of a table with a game derive from its snapshot, computed once for all of them. */

import { codesOf, type HandCard, sortHand } from "../game/hand";
import type { Selection } from "../game/controller";
import { settings } from "../base/settings.svelte";
import type { ChoiceView, GameView, RoomView } from "../wire";
import { type ActionKind, EarlyActions } from "./early_actions";
import type { LiveTable } from "./live_table.svelte";
import { RoomTable } from "./room_table.svelte";
import { isToMove } from "./turn_alert";

const WISHES = ["me-next", "not-me-next", "anyone-next"];

export class TableView extends RoomTable {
  readonly game: GameView;
  /** Whether the game waits for the reader. */
  readonly isMyTurn = $derived.by(
    () =>
      this.story.isNow &&
      !this.isOver &&
      this.seat === this.game.seat &&
      !this.isBotPlayingForMe &&
      !this.room.paused,
  );
  readonly canAct = $derived.by(
    () =>
      this.isMyTurn &&
      this.snapshot.moves !== null &&
      this.snapshot.connection === "open" &&
      !this.snapshot.isSending,
  );
  /** Whether the newest position waits for the reader, also while older moves are being told. */
  readonly isAsked = $derived.by(() => isToMove(this.snapshot.state));
  /** Whether it does, and cannot take their choice yet. */
  readonly isBusy = $derived.by(
    () =>
      this.isAsked &&
      (this.snapshot.moves === null || this.snapshot.connection !== "open" || this.snapshot.isSending),
  );
  /** Another person can read what the reader says: bots cannot. */
  readonly mayReact = $derived.by(
    () => !this.isLocal && this.seat !== null && this.room.seats.some(({ name }, at) => name !== null && at !== this.seat),
  );
  readonly #early = new EarlyActions();
  readonly hand: readonly HandCard[] = $derived.by(() =>
    sortHand(this.state.own?.hand ?? [], settings.order),
  );
  readonly selectedKeys: readonly string[] = $derived.by(() =>
    this.snapshot.selection.kind === "cards" ? this.snapshot.selection.keys : [],
  );
  readonly selectedCards: readonly string[] = $derived.by(() => codesOf(this.hand, this.selectedKeys));
  readonly choices = $derived.by(() => this.state.choices?.choices ?? null);
  /** The legal move that the selection makes; null if it does not make one. */
  readonly selectedMove: ChoiceView | null = $derived.by(() => this.#moveOf(this.snapshot.selection));
  /** Seat → its wish about going next, since the Jester was played. */
  readonly wishes: ReadonlyMap<number, string> = $derived.by(() => this.#findWishes());

  constructor(live: LiveTable, room: () => RoomView, game: () => GameView) {
    super(live, room);
    this.game = $derived(game());
  }

  /**
   * Does what the reader asks for: at once, or as soon as the table can take it. While the connection is lost, the
   * page says so, and does nothing.
   */
  whenReady(kind: ActionKind, act: () => void): void {
    // The reader reaches for a card while moves are being told: their decision is now.
    if (kind === "choose") this.story.skipIfAsked(this.isAsked);
    if (this.canAct) act();
    else if (this.isMyTurn && this.isBusy && this.snapshot.connection !== "lost") {
      this.#early.keep(kind, this.game.moves, act);
    }
  }

  /** To be called whenever the table becomes ready, or waits for another player. */
  doEarlyActions(): void {
    if (this.canAct) this.#early.doAll(this.game.moves, () => this.canAct);
    else if (!this.isBusy) this.forgetEarlyActions();
  }

  forgetEarlyActions(): void {
    this.#early.forget();
  }

  #moveOf(selection: Selection): ChoiceView | null {
    const moves = this.snapshot.moves;
    if (!moves) return null;
    switch (selection.kind) {
      case "cards":
        return moves.withCards(this.selectedCards);
      case "next":
        return moves.withText(`>${selection.seat + 1}`);
      default:
        return moves.withText(selection.kind);
    }
  }

  #findWishes(): Map<number, string> {
    const found = new Map<number, string>();
    if (this.game.step !== "name") return found;
    const log = this.state.log;
    const start = log.findLastIndex((entry) => entry.public.game);
    for (const { public: news } of log.slice(start + 1)) {
      const { deed } = news;
      if (deed.do === "say" && WISHES.includes(deed.text) && deed.seat != null) {
        found.set(deed.seat, deed.text);
      }
    }
    return found;
  }

  /** Whether a listed move has this card and all selected ones. */
  canAdd(card: HandCard): boolean {
    if (this.selectedKeys.includes(card.key)) return true;
    return this.snapshot.moves?.hasMoveContaining([...this.selectedCards, card.code]) ?? false;
  }
}
