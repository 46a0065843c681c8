/** The browser's databases, as promises; in memory where the browser keeps nothing. */

/** One store of a database: rows by their key. */
export interface Rows<Row> {
  get(key: string): Promise<Row | undefined>;
  all(): Promise<Row[]>;
  put(row: Row): void;
  remove(key: string): void;
}

export interface Database {
  /** False: everything is forgotten when the page closes. */
  readonly isLasting: boolean;
  /** One transaction over all stores: its result counts once it is complete. */
  run<T>(mode: IDBTransactionMode, work: (rowsOf: <Row>(store: string) => Rows<Row>) => Promise<T>): Promise<T>;
}

/** Opens a database of stores by the field that is the key of their rows. Private windows of some browsers refuse. */
export async function openRows(name: string, keys: Readonly<Record<string, string>>): Promise<Database> {
  const makeStores = (made: IDBDatabase): void => {
    for (const [store, keyPath] of Object.entries(keys)) made.createObjectStore(store, { keyPath });
  };
  const database = await openDatabase(name, 1, makeStores).catch(() => null);
  if (!database) return memoryRows(keys);
  return {
    isLasting: true,
    run: (mode, work) => inTransaction(database, mode, (storeOf) => work((store) => keptRows(storeOf(store)))),
  };
}

const keptRows = <Row>(store: IDBObjectStore): Rows<Row> => ({
  get: (key) => asked(store.get(key)),
  all: () => asked(store.getAll()),
  put: (row) => void store.put(row),
  remove: (key) => void store.delete(key),
});

/** Rows that are forgotten with the page. */
export function memoryRows(keys: Readonly<Record<string, string>>): Database {
  const stores = new Map(Object.keys(keys).map((store) => [store, new Map<string, never>()]));
  const rowsOf = <Row>(store: string): Rows<Row> => {
    const rows = stores.get(store) as unknown as Map<string, Row>;
    return {
      get: async (key) => rows.get(key),
      all: async () => [...rows.values()],
      put: (row) => void rows.set(String((row as Record<string, unknown>)[keys[store] ?? ""]), row),
      remove: (key) => void rows.delete(key),
    };
  };
  return { isLasting: false, run: (_mode, work) => work(rowsOf) };
}

/** The answer to a request. */
export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });

/** Opens a database; `makeStores` runs once for each version. Fails where the browser keeps nothing. */
export async function openDatabase(name: string, version: number, makeStores: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => makeStores(request.result);
  return asked(request);
}

/** One transaction over all stores of a database: its result counts once it is complete. */
export async function inTransaction<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (storeOf: (name: string) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(database.objectStoreNames, mode, { durability: "strict" });
  const isComplete = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
  });
  const working = work((name) => transaction.objectStore(name));
  working.catch(() => transaction.abort()).catch(() => undefined); // it keeps all or nothing, and may have ended itself
  const [result] = await Promise.all([working, isComplete]);
  return result;
}
