/** Where the tables of this device are kept: the browser's database; or memory, if the browser keeps nothing. */

import { inTransaction, openDatabase } from "../base/database";
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

export interface TableStore {
  /** False: everything is forgotten when the page closes. */
  readonly isLasting: boolean;
  list(): Promise<TableSummaryView[]>;
  /** Null: there is no such table. */
  load(id: string): Promise<SavedTable | null>;
  create(table: SavedTable, summary: TableSummaryView): Promise<void>;
  /** Appends the entry if the log has `length` entries; false: another tab has appended one. */
  append(id: string, length: number, entry: Entry, summary: TableSummaryView): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const DATABASE = "regicide";
const TABLES = "tables";
const SUMMARIES = "summaries";

export async function openStore(): Promise<TableStore> {
  try {
    return new DatabaseStore(await openDatabase(DATABASE, 1, makeStores));
  } catch {
    return new MemoryStore(); // private windows of some browsers refuse
  }
}

function makeStores(database: IDBDatabase): void {
  database.createObjectStore(TABLES, { keyPath: "id" });
  database.createObjectStore(SUMMARIES, { keyPath: "code" });
}

class DatabaseStore implements TableStore {
  readonly isLasting = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  list(): Promise<TableSummaryView[]> {
    return this.#run("readonly", (_tables, summaries, done) => {
      const request = summaries.getAll();
      request.onsuccess = () => done(request.result as TableSummaryView[]);
    });
  }

  load(id: string): Promise<SavedTable | null> {
    return this.#run<unknown>("readonly", (tables, _summaries, done) => {
      const request = tables.get(id);
      request.onsuccess = () => done(request.result);
    }).then(checkedTable);
  }

  create(table: SavedTable, summary: TableSummaryView): Promise<void> {
    return this.#run("readwrite", (tables, summaries, done) => {
      tables.add(table);
      summaries.add(summary);
      done(undefined);
    });
  }

  append(id: string, length: number, entry: Entry, summary: TableSummaryView): Promise<boolean> {
    return this.#run("readwrite", (tables, summaries, done) => {
      const request = tables.get(id);
      request.onsuccess = () => {
        const table = request.result as SavedTable | undefined;
        const isNext = table?.entries.length === length;
        if (table && isNext) {
          tables.put({ ...table, entries: [...table.entries, entry] });
          summaries.put(summary);
        }
        done(isNext);
      };
    });
  }

  remove(id: string): Promise<void> {
    return this.#run("readwrite", (tables, summaries, done) => {
      tables.delete(id);
      summaries.delete(id);
      done(undefined);
    });
  }

  #run<T>(
    mode: IDBTransactionMode,
    work: (tables: IDBObjectStore, summaries: IDBObjectStore, done: (result: T) => void) => void,
  ): Promise<T> {
    return inTransaction<T>(this.#database, mode, (storeOf, done) => work(storeOf(TABLES), storeOf(SUMMARIES), done)).catch(
      (error: unknown) => {
        const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
        throw new StoreError(isFull ? "storage-full" : "save-failed");
      },
    );
  }
}

export class MemoryStore implements TableStore {
  readonly isLasting = false;
  readonly #tables = new Map<string, SavedTable>();
  readonly #summaries = new Map<string, TableSummaryView>();

  async list(): Promise<TableSummaryView[]> {
    return [...this.#summaries.values()];
  }

  async load(id: string): Promise<SavedTable | null> {
    return this.#tables.get(id) ?? null;
  }

  async create(table: SavedTable, summary: TableSummaryView): Promise<void> {
    this.#tables.set(table.id, table);
    this.#summaries.set(table.id, summary);
  }

  async append(id: string, length: number, entry: Entry, summary: TableSummaryView): Promise<boolean> {
    const table = this.#tables.get(id);
    if (table?.entries.length !== length) return false;
    this.#tables.set(id, { ...table, entries: [...table.entries, entry] });
    this.#summaries.set(id, summary);
    return true;
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
    this.#summaries.delete(id);
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
