/** Makes tables for a page: whether a request is under way, and why the last one failed. */

import { errorText } from "../server/api";
import { LocalError } from "../local/device_tables";
import type { NewTable } from "../wire";
import { makeLocalTable, makeServerTable, makeTable } from "./make_table";

export class TableMaker {
  isBusy = $state(false);
  errorText = $state("");

  make(wanted: NewTable, name?: string): Promise<void> {
    return this.#try(() => makeTable(wanted, name));
  }

  /** A table of this device, which these people pass around. */
  makeLocal(people: readonly string[], wanted: Omit<NewTable, "players">): Promise<void> {
    return this.#try(() => makeLocalTable(people, wanted));
  }

  /** A table of the server, even if no one else needs to come. */
  makeAtServer(wanted: NewTable, person: string): Promise<void> {
    return this.#try(() => makeServerTable(wanted, person));
  }

  async #try(make: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.errorText = "";
    try {
      await make();
    } catch (error) {
      this.errorText = error instanceof LocalError ? error.message : errorText(error);
    } finally {
      this.isBusy = false;
    }
  }
}
