/**
 * The first try of each daily deal on this device. It stays when its game is deleted, so that no player gets a second
 * first try; and it is kept by the day of the deal, so that a wrong clock changes nothing about it.
 */

import { type Database, memoryRows, openRows } from "../base/database";
import type { GameFacts } from "../core/core_answers";
import { defeatedRoyals } from "./game_facts";
import { dailyOf, type DailyDeal } from "./daily";

/** How a first try ended. A game that was given up or deleted before its end has no medal, and no day in a row. */
export type DailyResult = Pick<GameFacts, "medal" | "marks" | "turns" | "helped"> & {
  readonly end: "won" | "lost" | "given-up";
};

export interface DailyTry extends DailyDeal {
  readonly seed: string;
  /** The id of its table, or its code at the server. */
  readonly table: string;
  readonly isAtServer?: true;
  /** Null while it is played. */
  readonly result: DailyResult | null;
}

/** A try, and whether its game is still there to look at. */
export interface KnownTry extends DailyTry {
  readonly hasGame: boolean;
}

export const pathOfTry = ({ table, isAtServer }: DailyTry): string => (isAtServer ? `/t/${table}` : `/local#${table}`);
export const replayOfTry = ({ table, isAtServer }: DailyTry): string =>
  isAtServer ? `/replay/${table}` : `/local/replay#${table}`;

export const isFinished = ({ result }: DailyTry): boolean => result !== null && result.end !== "given-up";

/** The result of a table that is over. */
export const resultOf = (facts: GameFacts): DailyResult => ({
  end: facts.result === "*" ? "given-up" : facts.result,
  medal: facts.medal,
  marks: facts.marks,
  turns: facts.turns,
  helped: facts.helped,
});

/** A medal that the game would have given, and the server did not: a player had help that the replay does not show. */
export const judged = (result: DailyResult, medal: string | null): DailyResult =>
  medal === result.medal ? result : { ...result, medal: null, helped: true };

/** Of a game that was deleted before its end nothing is known. */
export const DELETED: DailyResult = { end: "given-up", medal: null, marks: "------------", turns: 0, helped: false };

/** The try that a new table would be; null if its deal is not the one of this day. */
export function tryAt(table: string, opening: { seed: string; options: string; players: number }, day: string): DailyTry | null {
  const { seed, options, players } = opening;
  const deal = dailyOf(seed);
  const isToday = deal?.day === day && deal.players === players && !options;
  return isToday ? { ...deal, seed, table, result: null } : null;
}

/** What the calendar shows of a result: a medal, a win, the royals that a lost game defeated, or that it was given up. */
export function calendarMark({ result }: DailyTry): string {
  if (!result) return "…";
  if (result.end === "given-up") return "–";
  if (result.medal) return result.medal;
  return result.end === "won" ? "won" : String(defeatedRoyals(result));
}

const TRIES = "tries";
const KEYS = { [TRIES]: "seed" };

export const openTries = async (): Promise<TryStore> => new TryStore(await openRows("regicide-daily", KEYS));

export class TryStore {
  readonly #database: Database;

  constructor(database = memoryRows(KEYS)) {
    this.#database = database;
  }

  list(): Promise<DailyTry[]> {
    return this.#database.run("readonly", (rowsOf) => rowsOf<DailyTry>(TRIES).all());
  }

  /** Keeps a try, unless the deal has one. */
  begin(first: DailyTry): Promise<void> {
    return this.#database.run("readwrite", async (rowsOf) => {
      const tries = rowsOf<DailyTry>(TRIES);
      if (!(await tries.get(first.seed))) tries.put(first);
    });
  }

  settle(first: DailyTry): Promise<void> {
    return this.#database.run("readwrite", async (rowsOf) => rowsOf<DailyTry>(TRIES).put(first));
  }
}
