/** The games that this device keeps, counted; and the first tries of daily deals, settled. */

import type { Core } from "../core/core";
import type { GameFacts } from "../core/core_answers";
import { gameFacts } from "../study/game_facts";
import { today } from "../base/days";
import { DELETED, type DailyTry, type KnownTry, resultOf, type TryStore } from "../study/daily_tries";
import { LocalTable } from "./local_table";
import { isPractice, type LocalSeat, type SavedTable } from "./saved_table";
import { isHelped, type SharedGame } from "./shared_game";
import type { TableStore } from "./table_store";

/** A game of this device. */
export interface KeptGame {
  readonly id: string;
  /** Unix milliseconds: when it was made. */
  readonly made: number;
  readonly isOver: boolean;
  readonly moves: readonly string[];
  readonly facts: GameFacts;
}

/** A game that is in a link. */
export interface LinkedGame extends SharedGame {
  readonly facts: GameFacts;
}

const peopleAt = (seats: readonly LocalSeat[]): number[] => [...seats.keys()].filter((seat) => seats[seat]?.name !== null);

export function linkedGame(core: Core, shared: SharedGame): LinkedGame {
  const { seats, options, seed, moves } = shared;
  const counted = { players: seats.length, options, seed, moves, people: peopleAt(seats), helped: isHelped(shared), known: shared.knownDeal ?? false, date: null };
  return { ...shared, facts: gameFacts(core, counted) };
}

export function countGame(core: Core, saved: SavedTable): KeptGame {
  const table = new LocalTable(core, saved);
  try {
    const { id, made, options, seed, seats } = saved;
    const { moves, isOver } = table;
    const [helped, known] = [isHelped(table.help), saved.knownDeal ?? false];
    const counted = { players: seats.length, options, seed, moves, people: peopleAt(seats), helped, known };
    const facts = gameFacts(core, { ...counted, date: today(new Date(made)) });
    return { id, made, isOver, moves, facts };
  } finally {
    table.free();
  }
}

/** All games, the oldest first. One that cannot be read is left out: the list of games names it. */
export async function countGames(core: Core, store: TableStore): Promise<KeptGame[]> {
  const found: KeptGame[] = [];
  for (const { code } of await store.list()) {
    try {
      const saved = await store.load(code);
      if (saved && !isPractice(saved.id)) found.push(countGame(core, saved)); // practice does not count
    } catch {
      // A later version wrote it, or it is damaged.
    }
  }
  return found.sort((one, other) => one.made - other.made);
}

/** The tries, with the results of games that are over by now. */
export async function settledTries(core: Core, store: TableStore, tries: TryStore): Promise<KnownTry[]> {
  const kept = new Set((await store.list()).map(({ code }) => code));
  return Promise.all(
    (await tries.list()).map(async (each) => ({
      ...(each.result || each.isAtServer ? each : await settle(core, store, tries, each)),
      hasGame: each.isAtServer ?? kept.has(each.table),
    })),
  );
}

/** Keeps a try at the server, or its end; unless the deal was tried here first. */
export async function keepTry(tries: TryStore, found: DailyTry): Promise<void> {
  await tries.begin(found);
  const first = (await tries.list()).find(({ seed }) => seed === found.seed);
  if (first?.table === found.table && !first.result) await tries.settle(found);
}

async function settle(core: Core, store: TableStore, tries: TryStore, first: DailyTry): Promise<DailyTry> {
  let saved: SavedTable | null;
  try {
    saved = await store.load(first.table);
  } catch {
    return first; // it cannot be read now, but it is there
  }
  const game = saved && countGame(core, saved);
  if (game && !game.isOver) return first;
  const settled = { ...first, result: game ? resultOf(game.facts) : DELETED };
  await tries.settle(settled);
  return settled;
}
