/** A table with its controller, whose snapshot components can follow, and the story that the board shows of it. */

import { makeId, onNetworkOrPageReturn } from "../base/browser_environment";
import { Controller, type Snapshot } from "../game/controller";
import { identity } from "../server/identity.svelte";
import { settings } from "../base/settings.svelte";
import { Story } from "./story/story.svelte";
import type { TablePlace } from "./table_place";

export class LiveTable {
  readonly place: TablePlace;
  readonly controller: Controller;
  snapshot: Snapshot;
  readonly story: Story;
  /** The secret of the last hello. */
  secret: string | null = null;
  readonly #stopWaiting: () => void;

  constructor(place: TablePlace) {
    this.place = place;
    this.controller = new Controller(
      place.environment,
      () => {
        this.secret = place.isLocal ? null : identity.secret;
        return { secret: this.secret, language: settings.language };
      },
      makeId,
      (snapshot) => {
        this.snapshot = snapshot;
        this.story.follow(snapshot.state);
      },
    );
    this.snapshot = $state.raw(this.controller.snapshot);
    this.story = new Story(this.snapshot.state);
    this.#stopWaiting = onNetworkOrPageReturn(() => this.controller.reconnectNow());
    this.controller.start();
  }

  get code(): string {
    return this.place.code;
  }

  close(): void {
    this.#stopWaiting();
    this.story.close();
    this.controller.close();
  }
}
