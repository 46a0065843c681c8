/** What the page of a review and its worker say to each other. */

import type { Review } from "../core/review";
import type { Fault } from "../local/worker_messages";
import type { Hindsight, KeptReview } from "../study/review_store";

export interface WantedReview {
  readonly link: string;
  /** How many deals of the hidden cards each move is tried in. */
  readonly worlds: number;
  /** How often a marked move is played to the end, at most. */
  readonly playouts: number;
  /** Whether to look back with every card face up, too. */
  readonly looksBack: boolean;
  /** A review that was kept: only what is missing is done. */
  readonly known: KeptReview | null;
}

export type FromReviewWorker =
  /** First decision after decision is rated, until the review is complete; then mark after mark is checked. */
  | { readonly review: Review; readonly isComplete: boolean; readonly isChecked: boolean }
  | { readonly hindsight: Hindsight }
  | { readonly fault: Fault };
