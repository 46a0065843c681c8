/** What the page and its worker say to each other. */

import type { GameFacts, IdeaAtStake, ParGame } from "../core/core_answers";
import type { Deal } from "../core/core_game";
import type { CountedMove } from "../core/points";
import type { RatedMove } from "../core/ratings";
import type { DailyTry, KnownTry } from "../study/daily_tries";
import type { ReplayView, TableSummaryView } from "../wire";
import type { KeptGame, LinkedGame } from "./kept_games";
import type { IdeaThatCame } from "./practice/practice_ideas";
import type { LocalSeat } from "./saved_table";
import type { SharedGame } from "./shared_game";

/** A table to make; without a seed, one is drawn. */
export interface WantedTable {
  readonly seats: readonly LocalSeat[];
  readonly options: string;
  readonly seed: string | null;
}

/** A game that this device keeps, or that is in a link. */
export type WholeGame = { readonly table: string } | { readonly link: string };

/** A record as text; `guest` is the name for seats without one. */
export interface ReadRecord {
  readonly record: string;
  readonly guest: string;
}

/** Each request, and its answer. */
export interface Requests {
  make: { readonly ask: WantedTable; readonly answer: string };
  list: { readonly ask: null; readonly answer: { readonly tables: TableSummaryView[]; readonly isLasting: boolean } };
  remove: { readonly ask: string; readonly answer: null };
  /** The link that holds a whole game: of a table, of a record, or any. */
  link: { readonly ask: string | SharedGame | ReadRecord; readonly answer: string };
  /** The game in a link, counted. */
  linked: { readonly ask: string; readonly answer: LinkedGame };
  record: { readonly ask: WholeGame; readonly answer: string };
  /** A record's game becomes a table of this device. */
  read: { readonly ask: ReadRecord; readonly answer: { readonly id: string; readonly isOver: boolean } };
  /** The chances of all legal moves now, by so many sampled worlds. */
  rate: { readonly ask: { readonly table: string; readonly worlds: number }; readonly answer: RatedMove[] };
  /** All games of this device, counted; the oldest first. */
  games: { readonly ask: null; readonly answer: KeptGame[] };
  /** What a game improved on (`personalBest`). */
  best: { readonly ask: { readonly before: readonly GameFacts[]; readonly game: GameFacts }; readonly answer: number | null };
  /** The first tries of daily deals on this device. */
  dailies: { readonly ask: null; readonly answer: KnownTry[] };
  /** A try at the server: it counts here, too. */
  try: { readonly ask: DailyTry; readonly answer: null };
  /** Some of the games that make par of a deal: those with these numbers. */
  par: { readonly ask: { readonly deal: Deal; readonly from: number; readonly count: number; readonly level?: number }; readonly answer: ParGame[] };
  replay: { readonly ask: WholeGame; readonly answer: ReplayView };
  /** A practice game that begins where the game of a link had `at` moves. */
  practise: {
    readonly ask: { readonly link: string; readonly at: number; readonly seats: readonly LocalSeat[]; readonly isDealtAgain: boolean };
    readonly answer: string;
  };
  /** A practice game for a chapter of «Play well»: one of its deals. */
  tryChapter: { readonly ask: { readonly chapter: string; readonly seats: readonly LocalSeat[]; readonly deal: number }; readonly answer: string };
  /** Whether the idea of such a game decides the next move; null: it does not. */
  idea: { readonly ask: string; readonly answer: IdeaAtStake | null };
  /** What every legal move counts by the method of counting; none if a bot is to move. */
  points: { readonly ask: string; readonly answer: readonly CountedMove[] };
  /** All moves of the person that the idea decided. */
  ideas: { readonly ask: string; readonly answer: readonly IdeaThatCame[] };
}

export type Request = { [Name in keyof Requests]: { readonly name: Name; readonly ask: Requests[Name]["ask"] } }[keyof Requests];
export type Answer = Requests[keyof Requests]["answer"];

export type ToWorker =
  | { readonly number: number; readonly request: Request }
  /** Follow a table with the eyes of a seat, over a port. Null: of its only person; else hands are hidden. */
  | { readonly table: string; readonly seat: number | null; readonly port: MessagePort };

export interface Fault {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type FromWorker =
  | { readonly number: number; readonly result: Answer }
  | { readonly number: number; readonly fault: Fault };
