/** Points lost and luck of the games that were reviewed on this device. The page of the review keeps its reviews. */

import { deviceTables, LocalError } from "../local/device_tables";
import type { KeptGame } from "../local/kept_games";

/** In points: a point is one game in a hundred. */
export interface ReviewedGame {
  readonly id: string;
  readonly made: number;
  /** Points lost by the people at the table, and their decisions. */
  readonly loss: number;
  readonly decisions: number;
  readonly luck: number;
}

/** The part of a review that is read here; src/review says what a review is. Numbers are hundredths of points. */
export interface Review {
  readonly sum: { readonly luck: number } | null;
  readonly seats: readonly { readonly seat: number; readonly decisions: number; readonly loss: number }[];
}

/** Must agree with the store of the reviews: the key is VERSION/WORLDS/LINK, with the link of the whole game. */
const DATABASE = "regicide-reviews";
const REVIEWS = "reviews";

/** Of complete reviews only. */
export async function loadReviews(games: readonly KeptGame[]): Promise<ReviewedGame[]> {
  const reviews = await readReviews().catch(() => new Map<string, Review>());
  if (!reviews.size) return [];
  const found: ReviewedGame[] = [];
  for (const game of games.filter(({ isOver }) => isOver)) {
    const review = reviews.get(await linkOf(game.id));
    const counted = review && countReview(game, review);
    if (counted) found.push(counted);
  }
  return found;
}

export function countReview({ id, made, facts }: KeptGame, { sum, seats }: Review): ReviewedGame | null {
  if (!sum) return null;
  const own = seats.filter(({ seat }) => facts.people.includes(seat));
  const total = (of: (seat: Review["seats"][number]) => number): number => own.reduce((all, seat) => all + of(seat), 0);
  return { id, made, loss: total(({ loss }) => loss) / 100, decisions: total(({ decisions }) => decisions), luck: sum.luck / 100 };
}

async function linkOf(id: string): Promise<string> {
  try {
    return await deviceTables.ask("link", id);
  } catch (error) {
    if (error instanceof LocalError) return ""; // it was deleted meanwhile
    throw error;
  }
}

/** Reviews by the link of their game. */
function readReviews(): Promise<Map<string, Review>> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    // Nothing was ever reviewed: do not make a database that another page expects to make.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => reject(request.error ?? new Error("no reviews"));
    request.onsuccess = () => {
      const database = request.result;
      const store = database.transaction(REVIEWS).objectStore(REVIEWS);
      const [keys, values] = [store.getAllKeys(), store.getAll()];
      values.transaction?.addEventListener("complete", () => {
        database.close();
        const links = keys.result.map((key) => String(key).replace(/^[^/]*\/[^/]*\//, ""));
        const reviews = values.result as { readonly review: Review }[];
        resolve(new Map(links.flatMap((link, at) => (reviews[at] ? [[link, reviews[at].review]] : []))));
      });
    };
  });
}
