/** Reviews that were made before, in the browser's database: by the link of the game and the budget. */

import type { KeptReview } from "./review_messages";

const DATABASE = "regicide-reviews";
const REVIEWS = "reviews";

/** Another version of the core may review otherwise. */
export const reviewKey = (link: string, worlds: number, version: number): string => `${version}/${worlds}/${link}`;

/** Null: it was not kept, or the browser keeps nothing. */
export async function loadReview(key: string): Promise<KeptReview | null> {
  return run<KeptReview | null>("readonly", (reviews, done) => {
    const request = reviews.get(key);
    request.onsuccess = () => done((request.result as KeptReview | undefined) ?? null);
  }).catch(() => null);
}

/** A browser that keeps nothing makes the review again next time. */
export async function keepReview(key: string, review: KeptReview): Promise<void> {
  await run<null>("readwrite", (reviews, done) => {
    reviews.put(review, key);
    done(null);
  }).catch(() => undefined);
}

async function run<T>(mode: IDBTransactionMode, work: (reviews: IDBObjectStore, done: (result: T) => void) => void): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(REVIEWS, mode);
      let result: T;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
      work(transaction.objectStore(REVIEWS), (found) => (result = found));
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(REVIEWS);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}
