/** The public tables, as they come and go. */

import { socketWorld } from "../browser";
import { Line } from "../game/line";
import { settings } from "../settings/settings.svelte";
import type { ServerMessage, TableSummaryView } from "../wire";

export class Lobby {
  tables = $state.raw<readonly TableSummaryView[] | null>(null);
  isLost = $state(false);
  readonly #line: Line;

  constructor() {
    this.#line = new Line(socketWorld("/api/lobby"), {
      opened: () =>
        this.#line.greet(JSON.stringify({ type: "hello", language: settings.language })),
      heard: (text) => this.#heard(JSON.parse(text) as ServerMessage),
      changed: () => (this.isLost = this.#line.state === "lost"),
    });
    this.#line.open();
  }

  #heard(message: ServerMessage): void {
    if (message.type !== "lobby") return;
    this.#line.established();
    this.tables = message.list.tables;
  }

  end(): void {
    this.#line.end();
  }
}
