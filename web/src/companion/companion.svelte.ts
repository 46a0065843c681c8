/** The companion at work: the log it keeps, what is being entered, and the time. */

import { drop, keep, recall } from "../storage";
import type { Agreed } from "./agreed";
import { type Deed, readDeed } from "./deeds";
import { isDue, whyNot, whyNotAdd, whyNotCard } from "./follow";
import { foresee } from "./foresee";
import { fold, go, type Log, openLog, readLog, withDeed } from "./log";
import { type Order, ordersFor, sufferOrder } from "./orders";
import { readPast, withResult } from "./past";
import { isWhole, JESTER, NOTHING, ofCards, ofRanks, type Play, rankOf, type Refusal } from "./play";

/** How often a clock that runs is written down, in seconds. */
const NOTED = 10;

class Companion {
  log = $state.raw<Log | null>(readLog(recall("companion")));
  past = $state.raw(readPast(recall("companion.past")));
  /** What is being entered, and why it cannot be. */
  choice = $state.raw<Play>(NOTHING);
  why = $state.raw<Refusal | null>(null);
  /** Whether very cards are tapped, or only values and suits. */
  byCards = $state.raw(false);
  isPaused = $state.raw(false);
  seconds = $state.raw(0);

  track = $derived(this.log && fold(this.log));
  outcome = $derived(this.track && isWhole(this.choice) ? foresee(this.track, this.choice) : null);

  constructor() {
    this.seconds = this.log?.seconds ?? 0;
  }

  begin(agreed: Agreed): void {
    this.seconds = 0;
    this.#set(openLog(agreed, Date.now()));
  }

  leave(): void {
    drop("companion");
    this.log = null;
    this.choose(NOTHING);
  }

  /** Nothing is swallowed: what cannot be is said. */
  do(deed: Deed): void {
    if (!this.log || !this.track || !isDue(this.track, deed)) return;
    this.why = whyNot(this.track, deed);
    if (!this.why) this.#set(withDeed(this.log, deed));
  }

  go(by: number): void {
    if (this.log) this.#set(go(this.log, by));
  }

  choose(play: Play): void {
    this.choice = play;
    this.why = this.track && isWhole(play) ? whyNot(this.track, { do: "play", play }) : null;
  }

  /** A card, or only its rank. */
  tap(card: string): void {
    const { ranks, suits, cards } = this.choice;
    if (this.byCards && card !== JESTER && cards.includes(card)) {
      this.choose(ofCards(cards.filter((each) => each !== card)));
      return;
    }
    this.why = this.whyNotTap(card);
    if (this.why) return;
    this.choose(this.byCards ? ofCards([...cards, card]) : ofRanks([...ranks, rankOf(card)], suits));
  }

  tapSuit(suit: string): void {
    const { ranks, suits } = this.choice;
    this.choose(ofRanks(ranks, suits.includes(suit) ? suits.replace(suit, "") : suits + suit));
  }

  whyNotTap(card: string): Refusal | null {
    if (!this.track) return null;
    const why = this.byCards ? whyNotCard(this.track, card) : null;
    return why ?? whyNotAdd(this.track, this.choice.ranks, rankOf(card));
  }

  /** What is still to be done of the last deed. */
  lastOrders(): Order[] {
    if (!this.log || !this.track) return [];
    const deed = readDeed(this.log.deeds[this.log.at - 1] ?? "");
    if (deed?.do === "play") return ordersFor(fold(go(this.log, -1)), deed.play);
    return this.track.step === "suffer" ? [sufferOrder(this.track)] : [];
  }

  /** The clock runs while the page is seen and the game goes on. */
  tick(): void {
    const step = this.track?.step;
    if (!step || step === "won" || step === "lost" || this.isPaused) return;
    this.seconds += 1;
    if (this.seconds % NOTED === 0) this.note();
  }

  /** Written at every step: a dead battery loses nothing. */
  note(): void {
    if (!this.log) return;
    this.log = { ...this.log, seconds: this.seconds };
    keep("companion", JSON.stringify(this.log));
  }

  #set(log: Log): void {
    this.log = log;
    this.note();
    this.choose(NOTHING);
    this.past = withResult(this.past, this.log, fold(log));
    keep("companion.past", JSON.stringify(this.past));
  }
}

export const companion = new Companion();
