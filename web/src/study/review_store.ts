/** Reviews that were made before, in the browser's database: by the core, the budget and the link of the game. */

import type { Review } from "../core/review";
import { asked, inTransaction, openDatabase } from "../base/database";
import type { Verdict } from "../core/solver";
import type { Practice } from "./practice";

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

/** By the number of the move. It goes with the review, and so with the game. */
type Practices = Readonly<Record<number, Practice>>;

export interface StoredReview extends KeptReview {
  /** Unix milliseconds. */
  readonly at: number;
  /** Absent: none of the moves was practised. */
  readonly practices?: Practices;
}

/** Another core may review otherwise; the build names its file by what is in it. */
export const reviewKey = (link: string, budget: { worlds: number; playouts: number }, coreAddress: string): string =>
  `${coreAddress.split("/").at(-1) ?? ""}/${budget.worlds}-${budget.playouts}/${link}`;
const linkIn = (key: IDBValidKey): string => String(key).split("/").at(-1) ?? "";

/** Null: it was not kept, or the browser keeps nothing. */
export const loadReview = (key: string): Promise<KeptReview | null> =>
  run("readonly", async (reviews) => ((await asked(reviews.get(key))) as StoredReview | undefined) ?? null).catch(() => null);

/** The review of each game, by its link; none if the browser keeps nothing. */
export async function loadAllReviews(): Promise<Map<string, StoredReview>> {
  return run("readonly", async (reviews) => {
    const byTime = reviews.index(BY_TIME);
    const [keys, values] = await Promise.all([asked(byTime.getAllKeys()), asked(byTime.getAll())]);
    return new Map((values as StoredReview[]).map((stored, number) => [linkIn(keys[number] ?? ""), stored]));
  }).catch(() => new Map<string, StoredReview>());
}

/** In place of what was kept of the game. A browser that keeps nothing makes the review again next time. */
export async function keepReview(key: string, review: KeptReview): Promise<void> {
  await run("readwrite", async (reviews) => {
    const before = await takeReviews(reviews, linkIn(key));
    const practices: Practices = Object.assign({}, ...before.map((each) => each.practices));
    reviews.put({ ...review, at: Date.now(), practices } satisfies StoredReview, key);
    const oldestFirst = await asked(reviews.index(BY_TIME).getAllKeys());
    for (const old of oldestFirst.slice(0, -MOST_KEPT)) reviews.delete(old);
  }).catch(() => undefined);
}

/** Keeps how well a move of a game sits. */
export async function keepPractice(link: string, move: number, practice: Practice): Promise<void> {
  await run("readwrite", async (reviews) => {
    for (const key of await keysOf(reviews, link)) {
      const stored = (await asked(reviews.get(key))) as StoredReview;
      reviews.put({ ...stored, practices: { ...stored.practices, [move]: practice } } satisfies StoredReview, key);
    }
  }).catch(() => undefined);
}

/** Forgets every review of a game. */
export async function removeReviews(link: string): Promise<void> {
  await run("readwrite", (reviews) => takeReviews(reviews, link)).catch(() => undefined);
}

const keysOf = async (reviews: IDBObjectStore, link: string): Promise<IDBValidKey[]> =>
  (await asked(reviews.getAllKeys())).filter((key) => linkIn(key) === link);

/** Removes the reviews of a game, and returns them: other cores may have made some. */
async function takeReviews(reviews: IDBObjectStore, link: string): Promise<StoredReview[]> {
  const found: StoredReview[] = [];
  for (const key of await keysOf(reviews, link)) {
    found.push((await asked(reviews.get(key))) as StoredReview);
    reviews.delete(key);
  }
  return found;
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
