/** Dragging cards onto the enemy with a mouse, a pen or a finger. A drop anywhere else changes nothing. */

import type { HandCard } from "../../game/hand";
import type { Selection } from "../../game/controller";
import type { GameView } from "../../wire";
import type { TableView } from "../table_view.svelte";
import { canChoose, canStart, confirmMove, selectOnly } from "./card_selection";

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 8;
/** Where a drop makes the move. */
const TARGET = ".arena";

interface Press {
  readonly card: HandCard;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

export class CardDrag {
  /** The cards that follow the pointer, and where; null while nothing is dragged. */
  shown = $state.raw<{ readonly codes: readonly string[]; readonly x: number; readonly y: number } | null>(null);
  /** Whether the latest press became a drag: the click that ends it must not toggle the card. */
  wasDragged = false;
  #press: Press | null = null;
  /** To be restored if the drop is elsewhere, unless the game went on. */
  #before: { readonly game: GameView; readonly selection: Selection } | null = null;
  readonly #view: () => TableView;

  constructor(view: () => TableView) {
    this.#view = view;
  }

  press(event: PointerEvent, card: HandCard): void {
    this.wasDragged = false;
    const view = this.#view();
    const isMovable = canChoose(view) && (view.selectedKeys.includes(card.key) || canStart(view, card));
    if (!isMovable || event.button !== 0 || !event.isPrimary) return;
    this.#press = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    if (!this.shown && !this.#isStart(event, press)) return;
    if (!this.shown) this.#start(press.card);
    this.shown = { codes: this.#view().selectedCards, x: event.clientX, y: event.clientY };
    showTarget(isOnTarget(event) ? "over" : "on");
  }

  release(event: PointerEvent): void {
    if (event.pointerId !== this.#press?.pointer) return;
    if (!this.shown) this.#end();
    else if (isOnTarget(event)) this.#drop();
    else this.cancel();
  }

  /** Ends the drag and restores the selection. */
  cancel(): void {
    const view = this.#view();
    if (this.#before && this.#before.game === view.game) view.live.controller.select(this.#before.selection);
    this.#end();
  }

  #isStart(event: PointerEvent, press: Press): boolean {
    const [right, down] = [event.clientX - press.x, event.clientY - press.y];
    if (Math.hypot(right, down) < THRESHOLD) return false;
    const isScroll = event.pointerType !== "mouse" && Math.abs(down) > Math.abs(right) && isScrollable(event.target);
    if (isScroll) this.#press = null;
    return !isScroll;
  }

  #start(card: HandCard): void {
    const view = this.#view();
    this.wasDragged = true;
    this.#before = { game: view.game, selection: view.snapshot.selection };
    if (!view.selectedKeys.includes(card.key)) selectOnly(view, card);
  }

  #drop(): void {
    const view = this.#view();
    if (this.#before?.game === view.game && view.selectedMove) confirmMove(view);
    this.#end();
  }

  #end(): void {
    this.#press = null;
    this.#before = null;
    this.shown = null;
    showTarget(null);
  }
}

function isOnTarget(event: PointerEvent): boolean {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest(TARGET) !== null;
}

/** For the style sheets: the target shows that it accepts cards. */
function showTarget(state: "on" | "over" | null): void {
  const { dataset } = document.documentElement;
  if (state) dataset["drag"] = state;
  else delete dataset["drag"];
}

/** Whether a finger on this element could scroll something up or down. */
function isScrollable(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  }
  return false;
}
