/** Where the tables of this device are kept: the browser's database; or memory, if the browser keeps nothing. */

import { type Database, memoryRows, openRows, type Rows } from "../base/database";
import type { TableSummaryView } from "../wire";
import { type Entry, FORMAT, type SavedTable } from "./saved_table";

/** Why a table cannot be kept or read; the page has a sentence for each. */
export type StoreFault = "storage-full" | "save-failed" | "unreadable-save" | "newer-save" | "no-local-table";

export class StoreError extends Error {
  readonly code: StoreFault;

  constructor(code: StoreFault) {
    super(code);
    this.code = code;
  }
}

const TABLES = "tables";
const SUMMARIES = "summaries";
const KEYS = { [TABLES]: "id", [SUMMARIES]: "code" };

export const openStore = async (): Promise<TableStore> => new TableStore(await openRows("regicide", KEYS));

export class TableStore {
  readonly #database: Database;

  constructor(database = memoryRows(KEYS)) {
    this.#database = database;
  }

  get isLasting(): boolean {
    return this.#database.isLasting;
  }

  list(): Promise<TableSummaryView[]> {
    return this.#run("readonly", (_tables, summaries) => summaries.all());
  }

  /** Null: there is no such table. */
  async load(id: string): Promise<SavedTable | null> {
    return checkedTable(await this.#run("readonly", (tables) => tables.get(id)));
  }

  /** Keeps a new table, unless it exists. */
  create(table: SavedTable, summary: TableSummaryView): Promise<void> {
    return this.#run("readwrite", async (tables, summaries) => {
      if (await tables.get(table.id)) return;
      tables.put(table);
      summaries.put(summary);
    });
  }

  /** Appends the entry if the log has `length` entries; false: another tab has appended one. */
  append(id: string, length: number, entry: Entry, summary: TableSummaryView): Promise<boolean> {
    return this.#run("readwrite", async (tables, summaries) => {
      const table = await tables.get(id);
      if (table?.entries.length !== length) return false;
      tables.put({ ...table, entries: [...table.entries, entry] });
      summaries.put(summary);
      return true;
    });
  }

  remove(id: string): Promise<void> {
    return this.#run("readwrite", async (tables, summaries) => {
      tables.remove(id);
      summaries.remove(id);
    });
  }

  async #run<T>(
    mode: IDBTransactionMode,
    work: (tables: Rows<SavedTable>, summaries: Rows<TableSummaryView>) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.#database.run(mode, (rowsOf) => work(rowsOf(TABLES), rowsOf(SUMMARIES)));
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      throw new StoreError(isFull ? "storage-full" : "save-failed");
    }
  }
}

/** What was kept, if it is a table of this version; else it throws, and what was kept stays. */
function checkedTable(found: unknown): SavedTable | null {
  if (found === undefined) return null;
  const { format, seats, entries, options, seed, salt } = (found ?? {}) as Partial<Record<keyof SavedTable, unknown>>;
  if (typeof format === "number" && format > FORMAT) throw new StoreError("newer-save");
  const texts = [options, seed, salt].every((each) => typeof each === "string");
  if (format !== FORMAT || !Array.isArray(seats) || !Array.isArray(entries) || !texts) {
    throw new StoreError("unreadable-save");
  }
  return found as SavedTable;
}
