/** Keys for the story: N skips to now, P pauses, a full stop tells the next step. */

import type { Story } from "./story.svelte";

export function handleStoryKey(story: Story, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || story.isNow) return;
  if ((event.target as Element).closest("input, select, textarea, dialog")) return;
  const keys: Record<string, () => void> = {
    n: () => story.skip(),
    p: () => story.togglePause(),
    ".": () => story.step(),
  };
  keys[event.key.toLowerCase()]?.();
}
