/**
 * The worker of a review, so that tables stay quick: reviews decision after decision, then looks back with every card
 * face up. The page ends it to stop it.
 */

import type { Core } from "../core/core";
import { CoreGame } from "../core/core_game";
import { loadCore } from "../core/load_core";
import { Nets } from "../core/nets";
import { CoreReview, type Review } from "../core/review";
import { readLink, type SharedGame } from "../local/shared_game";
import { lookBack } from "./hindsight";
import type { FromReviewWorker, WantedReview } from "./review_messages";

interface Worker {
  onmessage: ((event: MessageEvent<WantedReview>) => void) | null;
  postMessage(message: FromReviewWorker): void;
}
const worker = self as unknown as Worker;

/** The page draws the graph again with each message. */
const INTERVAL_MS = 150;

worker.onmessage = ({ data }) => {
  work(data).catch((error: unknown) => {
    const { code = "review-failed" } = error as { code?: string };
    worker.postMessage({ fault: { code: code === "net-missing" ? "review-net-missing" : code, facts: {} } });
  });
};

async function work({ link, worlds, known }: WantedReview): Promise<void> {
  const core = await loadCore();
  const shared = readLink(core, link);
  if (!shared.moves.length) return;
  const review = known?.review ?? (await reviewGame(core, shared, worlds));
  if (known?.hindsight) return;
  worker.postMessage({ hindsight: lookBack(core, shared, review.end === 0, () => performance.now()) });
}

async function reviewGame(core: Core, { seats, options, seed, moves }: SharedGame, worlds: number): Promise<Review> {
  const game = new CoreGame(core, { players: seats.length, options, seed });
  const making = new CoreReview(core, new Nets(core), { seed, worlds, moves: moves.length });
  let posted = 0;
  for (const move of moves) {
    await making.add(game, move);
    game.move(move);
    if (performance.now() - posted < INTERVAL_MS) continue;
    worker.postMessage({ review: JSON.parse(making.json(null)) as Review, isComplete: false });
    posted = performance.now();
  }
  const { outcome } = game.view();
  const review = JSON.parse(making.json(outcome ? outcome.won : null)) as Review;
  worker.postMessage({ review, isComplete: true });
  return review;
}
