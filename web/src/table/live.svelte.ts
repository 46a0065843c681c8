/** A controller whose snapshot pages can follow. */

import { makeId, socketWorld, whenBack } from "../browser";
import { Controller, type Snapshot } from "../game/controller";
import type { World } from "../game/line";
import { identity } from "../identity.svelte";
import { settings } from "../settings/settings.svelte";

const socketTo = (code: string): World =>
  socketWorld(`/api/tables/${encodeURIComponent(code)}/socket`);

export class LiveTable {
  readonly code: string;
  readonly controller: Controller;
  now = $state.raw<Snapshot>() as Snapshot;
  readonly #forget: () => void;

  constructor(code: string, world: World = socketTo(code)) {
    this.code = code;
    this.controller = new Controller(
      world,
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
