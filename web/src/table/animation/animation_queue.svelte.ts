/** Shows the scenes of a move one after the other, with sounds. The game does not wait for it. */

import { settings } from "../../settings/settings.svelte";
import type { GameEvent } from "../../words/event_text";
import { type DefeatedRoyal, defeatedRoyalOf, type Scene, scenesOf } from "./scenes";
import { playNotes, sounds } from "./sounds";

export class AnimationQueue {
  scene = $state.raw<Scene | null>(null);
  /** The royal that this move defeats: it stays visible until its scene. */
  defeatedRoyal = $state.raw<DefeatedRoyal | null>(null);
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(events: readonly GameEvent[]): void {
    this.skip();
    const ending = events.find((each) => each.event === "game-won" || each.event === "game-lost");
    if (ending) playNotes(ending.event === "game-won" ? sounds.won : sounds.lost);
    const scenes = scenesOf(events);
    if (settings.isMotionReduced) {
      playNotes(scenes.flatMap(sounds.of).slice(-3));
      return;
    }
    this.#queue = scenes;
    this.defeatedRoyal = defeatedRoyalOf(events);
    this.#next();
  }

  /** Ends the animation, for example after a tap. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.scene = null;
    this.defeatedRoyal = null;
  }

  #next(): void {
    this.scene = this.#queue.shift() ?? null;
    if (!this.scene) {
      this.defeatedRoyal = null;
      return;
    }
    playNotes(sounds.of(this.scene));
    this.#timer = setTimeout(() => this.#next(), this.scene.duration);
  }
}
