/** Tells a past move again, in the strip alone: the board stays in the present. */

import type { Beat } from "./beats";
import { movementOf, readingOf } from "./pace";
import { type Telling, toldAfter } from "./telling";

export class Retelling {
  telling = $state.raw<Telling | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(beats: readonly Beat[]): void {
    this.stop();
    this.#tell(beats, null);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.telling = null;
  }

  /** At the calm speed, whatever the speed of the story: a reader who asks again wants to read it. */
  #tell([beat, ...rest]: readonly Beat[], before: Telling | null): void {
    if (!beat) {
      this.stop();
      return;
    }
    const telling = toldAfter(before, beat);
    if (telling === before) {
      this.#tell(rest, before);
      return;
    }
    this.telling = telling;
    this.#timer = setTimeout(() => this.#tell(rest, telling), movementOf(beat) + readingOf(beat));
  }
}
