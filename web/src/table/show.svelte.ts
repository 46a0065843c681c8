/** A move as it is seen: one scene after the other, in the order of the rules. It blocks nothing. */

import { settings } from "../settings/settings.svelte";
import type { GameEvent } from "../words/events";
import { fallen, type Scene, scenesOf } from "./scenes";
import { play, sounds } from "./sounds";

export class Show {
  scene = $state.raw<Scene | null>(null);
  /** The royal that falls in this move: it stands until its scene comes. */
  dying = $state.raw<{ card: string; exact: boolean } | null>(null);
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(events: readonly GameEvent[]): void {
    this.skip();
    const ending = events.find((each) => each.event === "game-won" || each.event === "game-lost");
    if (ending) play(ending.event === "game-won" ? sounds.won : sounds.lost);
    const scenes = scenesOf(events);
    if (settings.isStill) {
      play(scenes.flatMap(sounds.of).slice(-3));
      return;
    }
    this.#queue = scenes;
    this.dying = fallen(events);
    this.#next();
  }

  /** A tap ends it. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.scene = null;
    this.dying = null;
  }

  #next(): void {
    this.scene = this.#queue.shift() ?? null;
    if (!this.scene) {
      this.dying = null;
      return;
    }
    play(sounds.of(this.scene));
    this.#timer = setTimeout(() => this.#next(), this.scene.lasts);
  }
}
