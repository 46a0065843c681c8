/**
 * The worker of a review, so that tables stay quick: reviews decision after decision, looks back with every card
 * face up, then checks the marks. The page ends it to stop it.
 */

import type { Core } from "../core/core";
import { CoreGame } from "../core/core_game";
import { loadCore } from "../core/load_core";
import { Nets } from "../core/nets";
import { CoreReview, isInDoubt, type Review } from "../core/review";
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

async function work({ link, worlds, playouts, looksBack, known }: WantedReview): Promise<void> {
  const core = await loadCore();
  const shared = readLink(core, link);
  if (!shared.moves.length) return;
  const game = new GameReview(core, shared, { worlds, playouts });
  const isChecked = known !== null && !isInDoubt(known.review);
  if (!isChecked) await game.rate(known === null);
  if (looksBack && !known?.hindsight) {
    const isLost = (known?.review ?? game.review()).end === 0;
    worker.postMessage({ hindsight: lookBack(core, shared, isLost, () => performance.now()) });
  }
  if (!isChecked) game.check();
}

class GameReview {
  readonly #core: Core;
  readonly #shared: SharedGame;
  readonly #making: CoreReview;
  /** Null: the record breaks off, or is not read yet. */
  #won: boolean | null = null;

  constructor(core: Core, shared: SharedGame, budget: { worlds: number; playouts: number }) {
    this.#core = core;
    this.#shared = shared;
    this.#making = new CoreReview(core, new Nets(core), { ...budget, seed: shared.seed, moves: shared.moves.length });
  }

  review(): Review {
    return JSON.parse(this.#making.json(this.#won)) as Review;
  }

  /** Rates decision after decision. `isShown`: the page has no review yet. */
  async rate(isShown: boolean): Promise<void> {
    const { seats, options, seed, moves } = this.#shared;
    const game = new CoreGame(this.#core, { players: seats.length, options, seed });
    let posted = 0;
    for (const move of moves) {
      await this.#making.add(game, move);
      game.move(move);
      if (!isShown || performance.now() - posted < INTERVAL_MS) continue;
      this.#post({ isComplete: false, isChecked: false });
      posted = performance.now();
    }
    this.#won = game.view().outcome?.won ?? null;
    if (isShown) this.#post({ isComplete: true, isChecked: false });
  }

  /** Checks mark after mark, the largest loss first. */
  check(): void {
    while (this.#making.checkNext() !== null) this.#post({ isComplete: true, isChecked: false });
    this.#post({ isComplete: true, isChecked: true });
  }

  #post(state: { isComplete: boolean; isChecked: boolean }): void {
    worker.postMessage({ review: this.review(), ...state });
  }
}
