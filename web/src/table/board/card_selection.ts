/** Changes of the selection: by a tap, a key or a suggestion. */

import { moveOf } from "../../game/moves";
import type { HandCard } from "../../game/hand";
import type { TableView } from "../table_view.svelte";

export function toggleCard(view: TableView, card: HandCard): void {
  if (!view.canAct || view.game.step === "name") return;
  const { controller } = view.live;
  if (view.selectedKeys.includes(card.key)) {
    controller.select({ kind: "cards", keys: view.selectedKeys.filter((key) => key !== card.key) });
  } else if (view.canAdd(card)) {
    controller.select({ kind: "cards", keys: [...view.selectedKeys, card.key] });
  } else {
    // No listed move has these cards: the server explains why.
    controller.ask(moveOf([...view.selectedCards, card.code], view.game.step === "suffer"));
  }
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

export function clearSelection(view: TableView): void {
  view.live.controller.select({ kind: "cards", keys: [] });
}

/** Digits select cards, Enter confirms, Escape clears; not while a field or a dialog has the focus. */
export function handleKey(view: TableView, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest("input:not([type=range]), select, textarea, dialog")) return;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const card = digit ? view.hand[digit - 1] : undefined;
  if (card) toggleCard(view, card);
  else if (event.key === "Escape") clearSelection(view);
  else if (event.key === "Enter" && !target.closest("button, a, summary")) view.confirm();
}
