/** A table with its controller, whose snapshot components can follow, and the story that the board shows of it. */

import { browserEnvironment, makeId, onNetworkOrPageReturn } from "../browser_environment";
import { Controller, type Snapshot } from "../game/controller";
import type { Environment } from "../game/connection";
import { identity } from "../identity.svelte";
import { settings } from "../settings/settings.svelte";
import { Story } from "./story/story.svelte";

const environmentOf = (code: string): Environment =>
  browserEnvironment(`/api/tables/${encodeURIComponent(code)}/socket`);

export class LiveTable {
  readonly code: string;
  readonly controller: Controller;
  snapshot: Snapshot;
  readonly story: Story;
  readonly #stopWaiting: () => void;

  constructor(code: string, environment: Environment = environmentOf(code)) {
    this.code = code;
    this.controller = new Controller(
      environment,
      () => ({ secret: identity.secret, language: settings.language }),
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

  close(): void {
    this.#stopWaiting();
    this.story.close();
    this.controller.close();
  }
}
