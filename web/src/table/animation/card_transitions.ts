/** Svelte transitions that move a card from its old place to its new one; no duration if motion is reduced. */

import { crossfade, fly, type TransitionConfig } from "svelte/transition";
import { settings } from "../../settings/settings.svelte";

const ease = (t: number): number => 1 - (1 - t) ** 3;

const [send, receive] = crossfade({
  duration: () => (settings.isMotionReduced ? 0 : 260),
  easing: ease,
  fallback: (node) => fly(node, { y: -30, duration: settings.isMotionReduced ? 0 : 260, easing: ease }),
});

export { send, receive };

/** A drawn card comes from the tavern into the hand. */
export function drawFromTavern(node: Element, { at }: { at: number }): TransitionConfig {
  if (settings.isMotionReduced) return { duration: 0 };
  return fly(node, { x: -140, y: -160, opacity: 0, duration: 320, delay: at * 45, easing: ease });
}
