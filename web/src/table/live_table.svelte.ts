/** A table with its controller, whose snapshot components can follow. */

import { browserEnvironment, makeId, onNetworkOrPageReturn } from "../browser_environment";
import { Controller, type Snapshot } from "../game/controller";
import type { Environment } from "../game/connection";
import { identity } from "../identity.svelte";
import { settings } from "../settings/settings.svelte";

const environmentOf = (code: string): Environment =>
  browserEnvironment(`/api/tables/${encodeURIComponent(code)}/socket`);

export class LiveTable {
  readonly code: string;
  readonly controller: Controller;
  snapshot = $state.raw<Snapshot>() as Snapshot;
  readonly #stopWaiting: () => void;

  constructor(code: string, environment: Environment = environmentOf(code)) {
    this.code = code;
    this.controller = new Controller(
      environment,
      () => ({ secret: identity.secret, language: settings.language }),
      makeId,
      (snapshot) => (this.snapshot = snapshot),
    );
    this.snapshot = this.controller.snapshot;
    this.#stopWaiting = onNetworkOrPageReturn(() => this.controller.reconnectNow());
    this.controller.start();
  }

  close(): void {
    this.#stopWaiting();
    this.controller.close();
  }
}
