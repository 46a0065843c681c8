/**
 * The facts of one game that the daily deal, statistics and achievements count, from the events of the core.
 *
 * As src/regicide/study/game_facts.py, which says what each means; tests/golden/statistics.json holds both.
 */

import type { Core } from "../core/core";
import { CoreGame } from "../core/core_game";
import type { GameView, Medal, MomentView } from "../wire";

type GameEvent = MomentView["events"][number];

/** A game to count. */
export interface CountedGame {
  readonly players: number;
  readonly options: string;
  readonly seed: string;
  readonly moves: readonly string[];
  readonly date: string | null;
  readonly people: readonly number[];
  readonly helped: boolean;
  readonly known: boolean;
}

export interface GameFacts {
  readonly players: number;
  readonly options: string;
  readonly seed: string | null;
  readonly date: string | null;
  readonly people: readonly number[];
  readonly result: "won" | "lost" | "*";
  readonly medal: Medal | null;
  readonly helped: boolean;
  /** The players had seen the deal to its end before. */
  readonly known: boolean;
  readonly moves: number;
  readonly turns: number;
  /** Twelve marks, in the order in which the royals were met. */
  readonly marks: string;
  readonly enemy: string | null;
  readonly stuck: boolean;
  readonly dry: boolean;
  readonly jesters: number;
  readonly blow: number;
  readonly cards: number;
  readonly healed: number;
  readonly drawn: number;
  readonly covers: number;
  readonly shielded: number;
  readonly duel: boolean;
}

const ROYALS = 12;

export const exactKills = ({ marks }: Pick<GameFacts, "marks">): number => marks.split("x").length - 1;
export const defeatedRoyals = ({ marks }: Pick<GameFacts, "marks">): number => marks.replace(/[-f]/g, "").length;

/** With whom a game was played. */
export function companyOf({ players, people }: Pick<GameFacts, "players" | "people">): "solo" | "bots" | "people" {
  if (players === 1) return "solo";
  return people.length > 1 ? "people" : "bots";
}

export function gameFacts(core: Core, counted: CountedGame): GameFacts {
  const { players, options, seed, date, people, helped, known, moves } = counted;
  const game = new CoreGame(core, { players, options, seed });
  game.setEarns(!helped && !known);
  try {
    let view = JSON.parse(game.view()) as GameView;
    const tally = new Tally(view.enemy.card);
    let dry = false;
    for (const move of moves) {
      const answer = game.move(move);
      if ("error" in answer) throw new Error(`illegal move ${move}`);
      tally.add(JSON.parse(answer.events) as GameEvent[], people.includes(view.seat));
      view = JSON.parse(game.view()) as GameView;
      dry ||= view.tavern.count === 0;
    }
    const { outcome } = view;
    const isLost = outcome !== null && !outcome.won;
    const { counts, marks, duel } = tally;
    return {
      players,
      options,
      seed,
      date,
      people,
      result: outcome ? (outcome.won ? "won" : "lost") : "*",
      medal: outcome?.medal ?? null,
      helped,
      known,
      moves: moves.length,
      marks: (marks + (isLost ? "f" : "")).padEnd(ROYALS, "-"),
      enemy: isLost ? view.enemy.card : null,
      stuck: isLost && outcome.short === null,
      dry,
      ...counts,
      duel,
    };
  } finally {
    game.free();
  }
}

const NOTHING = { turns: 0, jesters: 0, blow: 0, cards: 0, healed: 0, drawn: 0, covers: 0, shielded: 0 };

/** Counts the events of a game; src/regicide/study/game_facts.py has the same. */
class Tally {
  readonly counts: Record<keyof typeof NOTHING, number> = { ...NOTHING };
  marks = "";
  duel = false;
  #enemy: string;
  #damage = 0;

  constructor(enemy: string) {
    this.#enemy = enemy;
  }

  /** The events of one move; only what a person did is a deed. */
  add(events: readonly GameEvent[], isByPerson: boolean): void {
    for (const event of events) this.#count(event);
    if (isByPerson) this.#countDeed(events);
    for (const event of events) {
      if (event.event === "enemy-revealed") this.#enemy = event.enemy;
      if (event.event === "enemy-struck") this.#damage = event.damage;
    }
  }

  #count(event: GameEvent): void {
    const { counts } = this;
    switch (event.event) {
      case "cards-played":
        counts.turns += 1;
        counts.jesters += event.cards.filter((card) => card === "Je").length;
        return;
      case "yielded":
        counts.turns += 1;
        return;
      case "jester-flipped":
        counts.jesters += 1;
        return;
      case "enemy-defeated":
        this.marks += event.exact ? "x" : "o";
    }
  }

  #countDeed(events: readonly GameEvent[]): void {
    const isAgainstKing = isKing(this.#enemy);
    const most = (name: keyof typeof NOTHING, value: number): void => {
      this.counts[name] = Math.max(this.counts[name], value);
    };
    let drawn = 0;
    for (const event of events) {
      switch (event.event) {
        case "cards-played":
          most("cards", event.cards.length);
          this.duel ||= isAgainstKing && event.cards.some(isKing);
          break;
        case "enemy-damaged":
          most("blow", event.amount);
          break;
        case "cards-healed":
          most("healed", event.cards.length);
          break;
        case "cards-discarded":
          this.counts.covers += Number(event.value === this.#damage);
          break;
        case "shield-raised":
          this.counts.shielded += Number(isAgainstKing && event.attack === 0);
          break;
        case "cards-drawn":
          drawn += event.count;
      }
    }
    if (!events.some(({ event }) => event === "jester-flipped")) most("drawn", drawn);
  }
}

const isKing = (card: string): boolean => card.startsWith("K");
