/** Makes tables for a page: whether a request is under way, and why the last one failed. */

import { errorText } from "../api";
import type { NewTable } from "../wire";
import { makeTable } from "./make_table";

export class TableMaker {
  isBusy = $state(false);
  errorText = $state("");

  async make(wanted: NewTable, name?: string): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.errorText = "";
    try {
      await makeTable(wanted, name);
    } catch (error) {
      this.errorText = errorText(error);
    } finally {
      this.isBusy = false;
    }
  }
}
