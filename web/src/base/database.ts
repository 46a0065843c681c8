/** The browser's databases, as promises. */

/** Opens a database; `makeStores` runs once for each version. Fails where the browser keeps nothing. */
export function openDatabase(name: string, version: number, makeStores: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => makeStores(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}

/** One transaction over all stores of a database: its result counts once it is complete. */
export function inTransaction<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (storeOf: (name: string) => IDBObjectStore, done: (result: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(database.objectStoreNames, mode, { durability: "strict" });
    let result: T;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
    work((name) => transaction.objectStore(name), (found) => (result = found));
  });
}
