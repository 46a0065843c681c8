/** Changes of the selection: by a tap, a key or a suggestion; and the keys of the board. */

import { cardsOf, moveOf } from "../../game/moves";
import type { HandCard } from "../../game/hand";
import type { ChoiceView } from "../../wire";
import type { TableView } from "../table_view.svelte";

/** Adds a card to the selection or removes it. A card that does not combine with the selection replaces it. */
export function toggleCard(view: TableView, card: HandCard): void {
  view.whenReady("choose", () => toggleNow(view, card));
}

function toggleNow(view: TableView, card: HandCard): void {
  // The card may have left the hand since the reader chose it.
  if (!canChoose(view) || !view.hand.some(({ key }) => key === card.key)) return;
  const { controller } = view.live;
  if (view.selectedKeys.includes(card.key)) {
    controller.select({ kind: "cards", keys: view.selectedKeys.filter((key) => key !== card.key) });
  } else if (view.canAdd(card)) {
    controller.select({ kind: "cards", keys: [...view.selectedKeys, card.key] });
  } else {
    const wanted = moveOf([...view.selectedCards, card.code], view.game.step === "suffer");
    if (canStart(view, card)) selectOnly(view, card);
    // No listed move has these cards: the server explains why.
    controller.ask(wanted);
  }
}

export function selectOnly(view: TableView, card: HandCard): void {
  view.live.controller.select({ kind: "cards", keys: [card.key] });
}

/** Selects these cards and no others. */
export function selectCards(view: TableView, codes: readonly string[]): void {
  const left = [...codes];
  const cards = view.hand.filter(({ code }) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  view.live.controller.select({ kind: "cards", keys: cards.map(({ key }) => key) });
}

/** Selects a legal move. */
export function selectMove(view: TableView, move: string): void {
  if (move === "yield" || move === "flip") view.live.controller.select({ kind: move });
  else if (move.startsWith(">")) view.live.controller.select({ kind: "next", seat: Number(move.slice(1)) - 1 });
  else selectCards(view, cardsOf(move));
}

export function clearSelection(view: TableView): void {
  view.forgetEarlyActions();
  view.live.controller.select({ kind: "cards", keys: [] });
}

/** Whether the game waits for cards of the reader. */
export const canChoose = (view: TableView): boolean => view.canAct && view.game.step !== "name";

/** Whether a selection may begin with this card. */
export const canStart = (view: TableView, card: HandCard): boolean =>
  view.snapshot.moves?.hasMoveContaining([card.code]) ?? false;

/** The move that a click on this card would lead to; null if it would not make one. */
export function moveWith(view: TableView, card: HandCard): ChoiceView | null {
  if (view.selectedKeys.includes(card.key)) return view.selectedMove;
  const cards = view.canAdd(card) ? [...view.selectedCards, card.code] : [card.code];
  return view.snapshot.moves?.withCards(cards) ?? null;
}

/** The move that the gold button and Enter make: the selected one, or the only one that is left. */
export const chosenMove = (view: TableView): ChoiceView | null =>
  view.selectedMove ?? (view.selectedKeys.length ? null : (view.snapshot.moves?.only ?? null));

export function confirmMove(view: TableView): void {
  // While a move is being sent the gold button says so. Pressed again, it means the same move.
  if (view.snapshot.isSending) return;
  view.whenReady("decide", () => {
    const move = chosenMove(view);
    if (move) view.live.controller.move(move.move);
  });
}

/** Plays or discards this card alone, if that is legal and no other card is selected. */
export function playAlone(view: TableView, card: HandCard): void {
  view.whenReady("decide", () => {
    const move = view.snapshot.moves?.withCards([card.code]);
    if (!canChoose(view) || !move || view.selectedKeys.some((key) => key !== card.key)) return;
    view.live.controller.move(move.move);
  });
}

/** Digits select cards, Enter makes the move, Escape clears; not while a field or a dialog has the focus. */
export function handleKey(view: TableView, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest("input:not([type=range]), select, textarea, dialog")) return;
  const card = /^\d$/.test(event.key) ? view.hand[(Number(event.key) + 9) % 10] : undefined;
  if (card) toggleCard(view, card);
  else if (event.key === "Escape") clearSelection(view);
  else if (event.key === "Enter") handleEnter(view, event, target);
}

/**
 * Enter makes the move, also while a card or another selected thing has the focus. On a card without a move to
 * make it selects the card, and never removes it: only Space does both. Other buttons keep their Enter.
 */
function handleEnter(view: TableView, event: KeyboardEvent, target: Element): void {
  const card = target.closest<HTMLElement>(".hand button");
  const isPressed = target.closest("[aria-pressed=true]") !== null;
  if (!card && !isPressed && target.closest("button, a, summary")) return;
  event.preventDefault();
  if (event.repeat || view.snapshot.isSending) return;
  view.whenReady("decide", () => {
    if (chosenMove(view)) confirmMove(view);
    else if (!isPressed) card?.click();
  });
}
