/** A controller whose snapshot pages can follow. */

import { makeId, socketWorld, whenBack } from "../browser";
import { Controller, type Snapshot } from "../game/controller";
import { identity } from "../identity.svelte";
import { settings } from "../settings/settings.svelte";

export class LiveTable {
  readonly code: string;
  readonly controller: Controller;
  now = $state.raw<Snapshot>() as Snapshot;
  readonly #forget: () => void;

  constructor(code: string) {
    this.code = code;
    this.controller = new Controller(
      socketWorld(`/api/tables/${encodeURIComponent(code)}/socket`),
      () => ({ secret: identity.secret, language: settings.language }),
      makeId,
      (snapshot) => (this.now = snapshot),
    );
    this.now = this.controller.snapshot;
    this.#forget = whenBack(() => this.controller.hurry());
    this.controller.start();
  }

  end(): void {
    this.#forget();
    this.controller.end();
  }
}
