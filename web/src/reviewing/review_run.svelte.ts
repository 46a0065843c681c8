/** The review that a page shows: kept from before, or made now by a worker, decision after decision. */

import coreAddress from "../../core/core.wasm?url";
import { isInDoubt, type Review } from "../core/review";
import { LocalError } from "../local/device_tables";
import type { Hindsight } from "../study/review_store";
import type { FromReviewWorker, WantedReview } from "./review_messages";
import { keepReview, loadReview, reviewKey } from "../study/review_store";

/** Deals of the hidden cards in which each move is tried. */
const WORLDS = 400;
/** How often the moves of a mark are played to the end, at most. */
const PLAYOUTS = 96;

export class ReviewRun {
  review = $state.raw<Review | null>(null);
  hindsight = $state.raw<Hindsight | null>(null);
  isComplete = $state(false);
  /** Whether every mark was checked, too. */
  isChecked = $state(false);
  /** Whether the worker works. */
  isWorking = $state(false);
  error = $state.raw<LocalError | null>(null);
  readonly #link: string;
  readonly #looksBack: boolean;
  readonly #key: string;
  #worker: Worker | null = null;

  /** `looksBack`: with every card face up, too, which takes some seconds more. */
  constructor(link: string, { looksBack = true } = {}) {
    this.#link = link;
    this.#looksBack = looksBack;
    this.#key = reviewKey(link, { worlds: WORLDS, playouts: PLAYOUTS }, coreAddress);
  }

  async start(): Promise<void> {
    this.error = null;
    this.isWorking = true;
    const known = await loadReview(this.#key);
    if (!this.isWorking) return; // the page was left meanwhile
    if (known) {
      this.review = known.review;
      this.isComplete = true;
      this.isChecked = !isInDoubt(known.review);
      this.hindsight = known.hindsight;
    }
    if (this.#isDone) this.isWorking = false;
    else this.#work({ link: this.#link, worlds: WORLDS, playouts: PLAYOUTS, looksBack: this.#looksBack, known });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.isWorking = false;
  }

  get #isDone(): boolean {
    return this.isChecked && (this.hindsight !== null || !this.#looksBack);
  }

  #work(wanted: WantedReview): void {
    const worker = new Worker(new URL("./review_worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromReviewWorker>) => this.#receive(data);
    worker.onerror = () => this.#fail(new LocalError({ code: "review-failed", facts: {} }));
    worker.postMessage(wanted);
    this.#worker = worker;
  }

  #receive(message: FromReviewWorker): void {
    if ("fault" in message) {
      this.#fail(new LocalError(message.fault));
      return;
    }
    if ("review" in message) {
      this.review = message.review;
      this.isComplete = message.isComplete;
      this.isChecked = message.isChecked;
    } else {
      this.hindsight = message.hindsight;
    }
    if (this.#isDone) this.stop();
    if (this.review && this.isComplete && (this.#isDone || "hindsight" in message)) void keepReview(this.#key, { review: this.review, hindsight: this.hindsight });
  }

  #fail(error: LocalError): void {
    this.error = error;
    this.stop();
  }
}
