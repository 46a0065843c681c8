/** Cards fly from where they leave to where they arrive. Without motion they are simply there. */

import { crossfade, fly, type TransitionConfig } from "svelte/transition";
import { settings } from "../settings/settings.svelte";

const ease = (t: number): number => 1 - (1 - t) ** 3;

const [send, receive] = crossfade({
  duration: () => (settings.isStill ? 0 : 260),
  easing: ease,
  fallback: (node) => fly(node, { y: -30, duration: settings.isStill ? 0 : 260, easing: ease }),
});

export { send, receive };

/** From the tavern into the hand. */
export function drawn(node: Element, { at }: { at: number }): TransitionConfig {
  if (settings.isStill) return { duration: 0 };
  return fly(node, { x: -140, y: -160, opacity: 0, duration: 320, delay: at * 45, easing: ease });
}
