/** The hint that the reader asked for: first its price, then its moves, one of which is lifted out of the hand. */

import { cardsOf } from "../../game/moves";
import type { ChoiceView, HintView } from "../../wire";
import { say, words } from "../../words/words.svelte";
import { selectMove } from "../board/card_selection";
import type { Notice } from "../lane/notices";
import type { TableView } from "../table_view.svelte";

export class OpenHint {
  readonly #view: () => TableView;
  /** After how many moves the reader asked: the next move ends it. */
  #after = $state<number | null>(null);
  #isAccepted = $state(false);
  #at = $state(0);
  #isCostRead = $state(false);
  /** A hint that nobody asked the table for. */
  #given = $state.raw<HintView | null>(null);
  readonly isOpen = $derived.by(() => this.#after === this.#view().game.moves);
  /** Only the first hint of a game has a price. */
  readonly hasPaid = $derived.by(() => (this.#view().room.hints?.[this.#view().seat ?? 0] ?? 0) > 0);
  readonly isPriceAsked = $derived.by(() => this.isOpen && !this.#isAccepted);
  readonly hint: HintView | null = $derived.by(() => (this.isOpen && this.#isAccepted ? (this.#given ?? this.#view().state.hint?.hint ?? null) : null));
  readonly move: string | null = $derived.by(() => this.hint?.moves[this.#at]?.move ?? null);
  readonly #choice: ChoiceView | null = $derived.by(() => {
    const { moves } = this.#view().snapshot;
    if (this.move === null || !moves) return null;
    const cards = cardsOf(this.move);
    return cards.length ? moves.withCards(cards) : moves.withText(this.move);
  });
  /** The strip speaks of the hint: until it is here, and while its move is chosen. */
  readonly isShown = $derived.by(() => {
    if (!this.isOpen || !this.#isAccepted) return false;
    return this.hint === null || (this.#choice !== null && this.#choice === this.#view().selectedMove);
  });
  /** Card → what it does in the hint: it is part of the move, or covers the blow after it. */
  readonly tags: ReadonlyMap<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    const move = this.move ?? "";
    for (const card of this.#choice?.forecast?.cheapest_cover ?? []) found.set(card, say("hint-pays"));
    for (const card of cardsOf(move)) found.set(card, this.#role(card, move.startsWith("x")));
    return found;
  });

  constructor(view: () => TableView) {
    this.#view = view;
  }

  get at(): number {
    return this.#at;
  }

  open(): void {
    this.#after = this.#view().game.moves;
    this.#isAccepted = false;
    this.#at = 0;
    this.#given = null;
    if (this.hasPaid || this.#view().live.place.isPractice) this.accept();
  }

  /** Shows a hint that costs nothing. */
  give(hint: HintView): void {
    this.#after = this.#view().game.moves;
    this.#isAccepted = true;
    this.#at = 0;
    this.#given = hint;
    void words.loadLongText("review").catch(() => undefined);
    this.choose();
  }

  accept(): void {
    this.#isAccepted = true;
    if (!this.#view().state.hint) this.#view().do({ do: "ask-hint" });
    void words.loadLongText("review").catch(() => undefined); // the moves are shown without reasons
    this.choose();
  }

  close(): void {
    this.#after = null;
  }

  /** Lifts another move of the hint. */
  show(at: number): void {
    this.#at = at;
    this.choose();
  }

  choose(): void {
    if (this.move !== null) selectMove(this.#view(), this.move);
  }

  /** Says once more what the first hint cost. */
  notice(): Notice | null {
    if (!this.hint || this.#isCostRead || this.#view().live.place.isPractice) return null;
    return { key: "hint", kind: "news", icon: "bulb", text: say("hint-no-medal"), answers: [], leave: () => (this.#isCostRead = true) };
  }

  #role(card: string, isDiscard: boolean): string {
    if (isDiscard) return say("hint-pays");
    const suit = card.charAt(1);
    const acts = this.#choice?.forecast?.acting.some((each) => each.charAt(0) === suit) ?? false;
    return acts && "hdcs".includes(suit) ? say(`invite-power-${suit}`) : say("hint-card");
  }
}
