/** The list of public tables, kept current over a socket. */

import { browserEnvironment } from "../base/browser_environment";
import { Connection } from "../game/connection";
import { settings } from "../base/settings.svelte";
import type { ServerMessage, TableSummaryView } from "../wire";

export class PublicTableList {
  tables = $state.raw<readonly TableSummaryView[]>([]);
  isDisconnected = $state(false);
  readonly #connection: Connection;

  constructor() {
    this.#connection = new Connection(browserEnvironment("/api/lobby"), {
      opened: () => this.#connection.sendHello({ type: "hello", language: settings.language }),
      received: (message) => this.#receive(message),
      stateChanged: () => (this.isDisconnected = this.#connection.state === "lost"),
    });
    this.#connection.open();
  }

  #receive(message: ServerMessage): void {
    if (message.type !== "lobby") return;
    this.#connection.markOpen();
    this.tables = message.list.tables;
  }

  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  close(): void {
    this.#connection.close();
  }
}
