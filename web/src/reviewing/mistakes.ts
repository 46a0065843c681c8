/** The reader's own mistakes: marked moves of people of this device, in the reviews that it keeps. */

import type { Decision, Review } from "../core/review";
import { localGameLinks } from "../local/device_tables";
import { seatsIn } from "../local/shared_game";
import type { Practice } from "../study/practice";
import { loadAllReviews } from "../study/review_store";
import { readerSeat } from "./reader_seat";

export interface Mistake {
  /** Of the game. */
  readonly link: string;
  readonly decision: Decision;
  /** Null: it was not practised yet. */
  readonly practice: Practice | null;
}

/** Of all games, the latest review first. */
export async function loadMistakes(): Promise<Mistake[]> {
  const reviews = [...(await loadAllReviews())].reverse();
  const played = reviews.length ? await localGameLinks() : new Set<string>();
  return reviews.flatMap(([link, { review, practices }]) =>
    mistakesIn(review, ownSeats(link, played)).map((decision) => ({ link, decision, practice: practices?.[decision.number] ?? null })),
  );
}

/** Those that games played to the end have confirmed. A slip is too little to be worth learning. */
export const mistakesIn = ({ decisions }: Review, seats: readonly number[]): Decision[] =>
  decisions.filter(
    ({ seat, mark, playouts, is_being_checked }) =>
      seats.includes(seat) && (mark === "mistake" || mark === "blunder") && playouts > 0 && !is_being_checked,
  );

/** Everyone at a table of this device; elsewhere, in a game at a server or in a link, who has the reader's name. */
export function ownSeats(link: string, played: ReadonlySet<string>): number[] {
  const seats = seatsIn(link);
  if (!played.has(link)) return [readerSeat(seats) ?? []].flat();
  return [...seats.keys()].filter((seat) => seats[seat]?.name !== null);
}
