/** Picking cards: what a tap, a key or a suggestion does to what is chosen. */

import { moveOf } from "../game/moves";
import type { Held } from "../game/hand";
import type { View } from "./view.svelte";

export function toggle(view: View, held: Held): void {
  if (!view.canAct || view.game.step === "name") return;
  const { controller } = view.live;
  if (view.keys.includes(held.key)) {
    controller.choose({ kind: "cards", keys: view.keys.filter((key) => key !== held.key) });
  } else if (view.fits(held)) {
    controller.choose({ kind: "cards", keys: [...view.keys, held.key] });
  } else {
    // Not one of the listed moves: the server says why.
    controller.ask(moveOf([...view.chosen, held.code], view.game.step === "suffer"));
  }
}

/** Choose these cards and no others. */
export function pick(view: View, codes: readonly string[]): void {
  const left = [...codes];
  const keys = view.hand.filter((held) => {
    const at = left.indexOf(held.code);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  view.live.controller.choose({ kind: "cards", keys: keys.map((held) => held.key) });
}

export function clear(view: View): void {
  view.live.controller.choose({ kind: "cards", keys: [] });
}

/** Keys while nothing else has the keyboard: digits choose, Enter confirms, Escape starts over. */
export function press(view: View, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest("input:not([type=range]), select, textarea, dialog")) return;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const held = digit ? view.hand[digit - 1] : undefined;
  if (held) toggle(view, held);
  else if (event.key === "Escape") clear(view);
  else if (event.key === "Enter" && !target.closest("button, a, summary")) view.confirm();
}
