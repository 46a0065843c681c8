/** Reviews that were made before, in the browser's database: by the core, the budget and the link of the game. */

import type { Review } from "../core/review";
import { asked, inTransaction, openDatabase } from "../base/database";
import type { Verdict } from "../core/solver";

const DATABASE = "regicide-reviews";
const REVIEWS = "reviews";
/** Of the database: the first had no order of time. */
const VERSION = 2;
const BY_TIME = "at";
/** The oldest is forgotten when there are more. */
const MOST_KEPT = 200;

/** Whether the deal could be won with all cards known. */
export interface Hindsight {
  /** Of the deal. */
  readonly deal: Verdict;
  /** The most moves after which a win was proved to be there; null: none was proved. */
  readonly lastWinnable: number | null;
  /** The fewest moves after which a loss was proved; null: the game was won, or breaks off. */
  readonly firstLost: number | null;
}

export interface KeptReview {
  readonly review: Review;
  readonly hindsight: Hindsight | null;
}

interface StoredReview extends KeptReview {
  /** Unix milliseconds. */
  readonly at: number;
}

/** Another core may review otherwise; the build names its file by what is in it. */
export const reviewKey = (link: string, budget: { worlds: number; playouts: number }, coreAddress: string): string =>
  `${coreAddress.split("/").at(-1) ?? ""}/${budget.worlds}-${budget.playouts}/${link}`;
const linkIn = (key: IDBValidKey): string => String(key).split("/").at(-1) ?? "";

/** Null: it was not kept, or the browser keeps nothing. */
export const loadReview = (key: string): Promise<KeptReview | null> =>
  run("readonly", async (reviews) => ((await asked(reviews.get(key))) as StoredReview | undefined) ?? null).catch(() => null);

/** The latest review of each game, by its link; none if the browser keeps nothing. */
export async function loadAllReviews(): Promise<Map<string, Review>> {
  return run("readonly", async (reviews) => {
    const byTime = reviews.index(BY_TIME);
    const [keys, values] = await Promise.all([asked(byTime.getAllKeys()), asked(byTime.getAll())]);
    return new Map((values as StoredReview[]).map(({ review }, number) => [linkIn(keys[number] ?? ""), review]));
  }).catch(() => new Map<string, Review>());
}

/** A browser that keeps nothing makes the review again next time. */
export async function keepReview(key: string, review: KeptReview): Promise<void> {
  await run("readwrite", async (reviews) => {
    reviews.put({ ...review, at: Date.now() } satisfies StoredReview, key);
    const oldestFirst = await asked(reviews.index(BY_TIME).getAllKeys());
    for (const old of oldestFirst.slice(0, -MOST_KEPT)) reviews.delete(old);
  }).catch(() => undefined);
}

/** Forgets every review of a game. */
export async function removeReviews(link: string): Promise<void> {
  await run("readwrite", async (reviews) => {
    for (const key of await asked(reviews.getAllKeys())) if (linkIn(key) === link) reviews.delete(key);
  }).catch(() => undefined);
}

async function run<T>(mode: IDBTransactionMode, work: (reviews: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await openDatabase(DATABASE, VERSION, makeStore);
  try {
    return await inTransaction(database, mode, (storeOf) => work(storeOf(REVIEWS)));
  } finally {
    database.close();
  }
}

function makeStore(database: IDBDatabase): void {
  if (database.objectStoreNames.contains(REVIEWS)) database.deleteObjectStore(REVIEWS); // they can be made again
  database.createObjectStore(REVIEWS).createIndex(BY_TIME, BY_TIME);
}
