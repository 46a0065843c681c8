/** The companion's store: the log of the game, the play that is being entered, and the clock. */

import { loadCore } from "../core/load_core";
import { loadItem, removeItem, saveItem } from "../base/storage";
import type { ReasonView } from "../wire";
import { type CompanionGame, type CompanionRules, companionRules, type CompanionSetup, isOver } from "./companion_game";
import { type ActionLog, doneActions, moveBy, newLog, readLog, withAction, writeLog } from "./log";
import { readPastGames, withResult } from "./past_games";
import { completed, isPartOfPlay, JESTER, NO_PLAY, type Play, playOfCards, playOfRanks, rankOf, textOf } from "./play";

/** Seconds between two writes of the running clock. */
const CLOCK_SAVE_INTERVAL = 10;

class Companion {
  /** Null until the core is loaded. */
  rules = $state.raw<CompanionRules | null>(null);
  hasFailed = $state.raw(false);
  log = $state.raw<ActionLog | null>(null);
  pastGames = $state.raw(readPastGames(loadItem("companion.past")));
  /** The play that is being entered, and why it is not possible. */
  choice = $state.raw<Play>(NO_PLAY);
  refusal = $state.raw<ReasonView | null>(null);
  /** Whether the players tap exact cards, or only values and suits. */
  byCards = $state.raw(false);
  isPaused = $state.raw(false);
  seconds = $state.raw(0);

  game = $derived(this.log && (this.rules?.(this.log.setup, doneActions(this.log)) ?? null));
  plays = $derived(Object.keys(this.game?.plays ?? {}));
  /** The entered play as an action; null until it is complete. */
  action = $derived.by(() => {
    const play = completed(this.choice, this.plays);
    return play && textOf(play);
  });
  /** The game after the entered play; null if it is not complete or not possible. */
  after = $derived.by(() => {
    const after = this.action === null ? null : this.ask(this.action);
    return after?.refusal ? null : after;
  });

  /** Whether a game was saved that cannot be shown without the core. */
  get isWaiting(): boolean {
    return !this.rules && loadItem("companion") !== null;
  }

  /** Loads the core, and the saved game. */
  async load(): Promise<void> {
    if (this.rules) return;
    this.hasFailed = false;
    try {
      const rules = companionRules(await loadCore());
      this.log = readLog(loadItem("companion"), rules);
      this.seconds = this.log?.seconds ?? 0;
      this.rules = rules;
    } catch {
      this.hasFailed = true;
    }
  }

  begin(setup: CompanionSetup): void {
    this.seconds = 0;
    this.isPaused = false;
    this.#set(newLog(setup, Date.now()));
  }

  leave(): void {
    removeItem("companion");
    this.log = null;
    this.choose(NO_PLAY);
  }

  /** The game after one more action, or why it is not possible. */
  ask(action: string): CompanionGame | null {
    return this.log && (this.rules?.(this.log.setup, [...doneActions(this.log), action]) ?? null);
  }

  whyNot(action: string): ReasonView | null {
    return this.ask(action)?.refusal ?? null;
  }

  /** Adds an action to the log, or sets the reason why it is not possible. */
  do(action: string): void {
    this.refusal = this.whyNot(action);
    if (this.log && !this.refusal) this.#set(withAction(this.log, action));
  }

  /** Undoes (negative) or redoes this many actions. */
  moveBy(count: number): void {
    if (this.log) this.#set(moveBy(this.log, count));
  }

  choose(play: Play): void {
    this.choice = play;
    this.refusal = this.action === null ? null : this.whyNot(this.action);
  }

  /** A tap on a card, or on a rank. */
  tap(card: string): void {
    const { cards } = this.choice;
    if (this.byCards && card !== JESTER && cards.includes(card)) {
      this.choose(playOfCards(cards.filter((each) => each !== card)));
      return;
    }
    const longer = this.#with(card);
    if (isPartOfPlay(longer, this.plays)) this.choose(longer);
    else this.refusal = this.whyNot(textOf(longer));
  }

  tapSuit(suit: string): void {
    const { ranks, suits } = this.choice;
    this.choose(playOfRanks(ranks, suits.includes(suit) ? suits.replace(suit, "") : suits + suit));
  }

  canTap(card: string): boolean {
    return isPartOfPlay(this.#with(card), this.plays);
  }

  /** One second of the clock, which stops when the game is over. */
  tick(): void {
    if (!this.game || isOver(this.game) || this.isPaused) return;
    this.seconds += 1;
    if (this.seconds % CLOCK_SAVE_INTERVAL === 0) this.save();
  }

  /** Saves after every action, so that an empty battery loses nothing. */
  save(): void {
    if (!this.log) return;
    this.log = { ...this.log, seconds: this.seconds };
    saveItem("companion", writeLog(this.log));
  }

  /** The choice with one more card, or with one more rank. */
  #with(card: string): Play {
    const { ranks, suits, cards } = this.choice;
    return this.byCards ? playOfCards([...cards, card]) : playOfRanks([...ranks, rankOf(card)], suits);
  }

  #set(log: ActionLog): void {
    this.log = log;
    this.save();
    this.choose(NO_PLAY);
    if (!this.game) return;
    this.pastGames = withResult(this.pastGames, this.log, this.game);
    saveItem("companion.past", JSON.stringify(this.pastGames));
  }
}

export const companion = new Companion();
