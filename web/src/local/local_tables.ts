/** All tables of this device: makes, opens, lists, shares and reads them. */

import { Bots } from "../core/bots";
import type { Core } from "../core/core";
import type { ParGame } from "../core/core_answers";
import { BadDeal } from "../core/core_game";
import { Nets } from "../core/nets";
import { type CountedMove, countPoints } from "../core/points";
import { type RatedMove, Ratings } from "../core/ratings";
import { findHint } from "../core/hint";
import { removeReviews } from "../study/review_store";
import { botHere } from "../core/bots_here";
import { today } from "../base/days";
import { type KnownTry, type TryStore, tryAt } from "../study/daily_tries";
import { personalBest } from "../study/game_facts";
import { playParGame } from "../study/par";
import { hexDigits, newId } from "./ids";
import { countGames, keepTry, linkedGame, settledTries } from "./kept_games";
import { LocalSession, type SessionServices, type Viewer } from "./local_session";
import { BadLog, LocalTable } from "./local_table";
import { hintsIn, knowsDeal, readRecord } from "./record_text";
import { checkRecord, entriesOf, NotOver, recordOf, seatsOf, sharedRecord } from "./records";
import { replayOf } from "./replay_view";
import { PracticeIdeas } from "./practice/practice_ideas";
import { chapterPrefix, type Entry, FORMAT, isPractice, type LocalSeat, type Opening, PRACTICE, type SavedTable } from "./saved_table";
import { readLink, type SharedGame, writeLink } from "./shared_game";
import { StoreError, type TableStore } from "./table_store";
import type { ReplayView } from "../wire";
import type { Answer, ReadRecord, Request, Requests, WantedTable, WholeGame } from "./worker_messages";

/** A practice game begins in the middle, or with hints: no record and no link holds it. */
class OnlyPractice extends Error {
  readonly code = "only-practice";
}

/** A deal that the core refuses. */
class BadTable extends Error {
  readonly code = "bad-local-table";
}

interface OpenTable {
  readonly session: Promise<LocalSession>;
  /** How many pages have it open, also those that are about to get it. */
  pages: number;
}

/** As at a server. */
const HINT_WORLDS = 400;

export class LocalTables {
  readonly #core: Core;
  readonly #store: TableStore;
  readonly #tries: TryStore;
  readonly #nets: Nets;
  readonly #bots: Bots;
  readonly #ratings: Ratings;
  readonly #ideas: PracticeIdeas;
  readonly #services: SessionServices;
  readonly #open = new Map<string, OpenTable>();
  /** Reaches the other tabs. */
  readonly #channel = new BroadcastChannel("regicide-tables");

  constructor(core: Core, store: TableStore, tries: TryStore) {
    const nets = new Nets(core);
    this.#nets = nets;
    this.#bots = new Bots(core, nets);
    this.#tries = tries;
    this.#ratings = new Ratings(core, nets);
    this.#ideas = new PracticeIdeas(core, nets);
    this.#core = core;
    this.#store = store;
    this.#services = {
      core,
      store,
      chooseMove: (game, bot) => this.#bots.choose(game, bot),
      findHint: (game, luck) => findHint(core, nets, game, { seed: luck, worlds: HINT_WORLDS }),
      makeRematch: (before, isSameDeal, id) => this.#makeRematch(before, isSameDeal, id),
      announce: (id) => this.#channel.postMessage(id),
      now: () => Date.now(),
      makeId: () => hexDigits(12),
    };
    this.#channel.onmessage = ({ data }: MessageEvent<string>) => {
      this.#open.get(data)?.session.then((session) => session.follow()).catch(() => undefined);
    };
  }

  async answer({ name, ask }: Request): Promise<Answer> {
    switch (name) {
      case "make":
        return this.#make(ask);
      case "list":
        return listTables(this.#store);
      case "remove":
        await this.#settledTries(); // a first try stays when its game is deleted
        return this.#remove(ask);
      case "link":
        if (typeof ask === "string") return this.#linkOf(ask);
        return writeLink(this.#core, "record" in ask ? sharedRecord(this.#core, ask) : ask);
      case "linked":
        return linkedGame(this.#core, readLink(this.#core, ask));
      case "record":
        return "table" in ask ? this.#record(await this.#load(ask.table)) : recordOf(this.#core, readLink(this.#core, ask.link), null);
      case "read":
        return this.#read(ask);
      case "replay":
        return this.#replay(ask);
      case "rate":
        return this.#rate(ask);
      case "practise":
        return this.#practise(ask);
      case "tryChapter":
        return this.#tryChapter(ask);
      case "idea":
        return this.#ideas.now(await this.#load(ask));
      case "points":
        return this.#points(ask);
      case "ideas":
        return this.#ideas.came(await this.#load(ask));
      case "games":
        return countGames(this.#core, this.#store);
      case "best":
        return personalBest(this.#core, ask.before, ask.game);
      case "dailies":
        return this.#settledTries();
      case "try":
        await keepTry(this.#tries, ask);
        return null;
      case "par":
        return this.#par(ask);
    }
  }

  // --- open tables ------------------------------------------------------------------------------

  /** Each page that opens a table must leave it again. */
  async open(id: string): Promise<LocalSession> {
    const table = this.#open.get(id) ?? { session: this.#openNow(id), pages: 0 };
    this.#open.set(id, table);
    table.pages += 1;
    try {
      return await table.session;
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
  }

  async #openNow(id: string): Promise<LocalSession> {
    const saved = await this.#load(id);
    try {
      return new LocalSession(this.#services, saved);
    } catch (error) {
      throw error instanceof BadLog || error instanceof BadDeal ? new StoreError("unreadable-save") : error;
    }
  }

  leave(id: string, session: LocalSession, viewer: Viewer): void {
    session.leave(viewer);
    const table = this.#open.get(id);
    if (!table) return;
    table.pages -= 1;
    if (table.pages) return;
    this.#open.delete(id);
    session.close();
  }

  async #load(id: string): Promise<SavedTable> {
    const saved = await this.#store.load(id);
    if (!saved) throw new StoreError("no-local-table");
    return saved;
  }

  // --- new tables -------------------------------------------------------------------------------

  async #make({ seats, options, seed }: WantedTable): Promise<string> {
    const drawn = { seats: seatsHere(seats), options, salt: hexDigits(32) };
    const opening =
      seed === null
        ? { ...drawn, seed: hexDigits(32), chosenSeed: false }
        : { ...drawn, seed, chosenSeed: true, knownDeal: await this.#knowsDeal({ ...drawn, seed }) };
    const id = await this.#create(newId(), opening, []);
    await this.#beginDaily(id, opening);
    return id;
  }

  /** Whether this device has seen the deal to its end. */
  async #knowsDeal({ seats, options, seed }: Pick<Opening, "seats" | "options" | "seed">): Promise<boolean> {
    for (const { code, phase } of await this.#store.list()) {
      if (phase !== "over") continue;
      const saved = await this.#store.load(code).catch(() => null); // one that cannot be read
      if (saved && saved.seed === seed && saved.options === options && saved.seats.length === seats.length) return true;
    }
    return false;
  }

  /** If it is the first one of today's deal, it is the one that counts. */
  async #beginDaily(id: string, { seed, options, seats }: Opening): Promise<void> {
    const first = tryAt(id, { seed, options, players: seats.length }, today());
    if (first) await this.#tries.begin(first);
  }

  /** From a moment of a game: `at` moves were made. */
  async #practise({ link, at, seats, isDealtAgain }: Requests["practise"]["ask"]): Promise<string> {
    const { options, seed, moves } = readLink(this.#core, link);
    const start = { seed, moves: moves.slice(0, at), isDealtAgain };
    const opening = { seats: seatsHere(seats), options, seed: isDealtAgain ? hexDigits(32) : seed, salt: hexDigits(32), chosenSeed: true, start };
    return this.#create(PRACTICE + newId(), opening, []);
  }

  /** A deal in which the idea comes up often. */
  async #tryChapter({ chapter, seats, deal }: Requests["tryChapter"]["ask"]): Promise<string> {
    const opening = { seats: seatsHere(seats), options: "", seed: `practice-${chapter}-${deal}`, salt: hexDigits(32), chosenSeed: true };
    return this.#create(chapterPrefix(chapter) + newId(), opening, []);
  }

  async #makeRematch({ seats, options, seed, chosenSeed, start }: SavedTable, isSameDeal: boolean, id: string): Promise<void> {
    if (await this.#store.load(id)) return; // an earlier try made it
    const next =
      isSameDeal || start
        ? { seed, chosenSeed: true, ...(start ? { start } : { knownDeal: true }) }
        : { seed: hexDigits(32), chosenSeed };
    await this.#create(id, { seats: seatsHere(seats), options, salt: hexDigits(32), ...next }, []);
  }

  async #create(id: string, opening: Opening, entries: readonly Entry[]): Promise<string> {
    const made = Date.now();
    const saved: SavedTable = { format: FORMAT, id, made, ...opening, entries };
    let table: LocalTable;
    try {
      table = new LocalTable(this.#core, saved);
    } catch (error) {
      throw error instanceof BadDeal ? new BadTable() : error;
    }
    const summary = table.summary(made);
    table.free();
    await this.#store.create(saved, summary);
    return id;
  }

  /** Its reviews go with it. */
  async #remove(id: string): Promise<null> {
    const link = await this.#linkOf(id).catch(() => null); // an unfinished or damaged game has no link
    await this.#store.remove(id);
    if (link !== null) await removeReviews(link);
    return null;
  }

  // --- daily deals ------------------------------------------------------------------------------

  #settledTries(): Promise<KnownTry[]> {
    return settledTries(this.#core, this.#store, this.#tries);
  }

  async #par({ deal, from, count, level }: Requests["par"]["ask"]): Promise<ParGame[]> {
    const games: ParGame[] = [];
    for (let number = from; number < from + count; number += 1) {
      games.push(await playParGame(this.#core, this.#nets, deal, number, level));
    }
    return games;
  }

  // --- whole games ------------------------------------------------------------------------------

  async #linkOf(id: string): Promise<string> {
    return writeLink(this.#core, this.#shared(await this.#load(id)));
  }

  /** The game of a table that is over. */
  #shared(saved: SavedTable): SharedGame {
    const table = new LocalTable(this.#core, saved);
    const { moves, isOver, help } = table;
    table.free();
    if (isPractice(saved.id)) throw new OnlyPractice();
    if (!isOver) throw new NotOver();
    return { seats: saved.seats, options: saved.options, seed: saved.seed, moves, ...help };
  }

  async #replay(ask: WholeGame): Promise<ReplayView> {
    if ("table" in ask) {
      const saved = await this.#load(ask.table);
      const seal = { commitment: this.#commitment(saved), seed: saved.seed, salt: saved.salt };
      return replayOf(this.#core, this.#shared(saved), seal, saved.chosenSeed);
    }
    // A link holds no seal, because no player saw a commitment before its game.
    const shared = readLink(this.#core, ask.link);
    return replayOf(this.#core, shared, { commitment: "", seed: shared.seed, salt: null }, false);
  }

  /** Rates the legal moves of the seat to move; none if the game is over. */
  async #rate({ table: id, worlds }: Requests["rate"]["ask"]): Promise<RatedMove[]> {
    const table = new LocalTable(this.#core, await this.#load(id));
    try {
      return table.isOver ? [] : await this.#ratings.rate(table.game, worlds, BigInt(table.view.moves));
    } finally {
      table.free();
    }
  }

  async #points(id: string): Promise<CountedMove[]> {
    const table = new LocalTable(this.#core, await this.#load(id));
    try {
      return table.isOver || table.botToMove ? [] : countPoints(this.#core, table.game);
    } finally {
      table.free();
    }
  }

  #commitment({ salt, seed }: SavedTable): string {
    return this.#core.sha256(`regicide-seal/1|${salt}|${seed}`);
  }

  #record(saved: SavedTable): string {
    const date = new Date(saved.made).toISOString().slice(0, 10);
    return recordOf(this.#core, this.#shared(saved), date, { Salt: saved.salt, Seal: this.#commitment(saved) });
  }

  async #read({ record: text, guest }: ReadRecord): Promise<Requests["read"]["answer"]> {
    const record = readRecord(text);
    const { options, seed, others } = record;
    const knownDeal = knowsDeal(record);
    const seats = seatsOf(record, guest);
    const isOver = checkRecord(this.#core, record, seats);
    // A table needs a person: if only bots played, the reader takes the first seat.
    const played = seats.some((seat) => seat.name !== null) ? seats : [{ name: guest, bot: null }, ...seats.slice(1)];
    const entries = entriesOf(this.#core, played, record);
    const salt = others["Salt"] ?? hexDigits(32);
    const opening = { seats: played, options, seed, salt, chosenSeed: true, hints: hintsIn(record), knownDeal };
    return { id: await this.#create(newId(), opening, entries), isOver };
  }

}

export const listTables = async (store: TableStore): Promise<Requests["list"]["answer"]> => ({
  tables: await store.list(),
  isLasting: store.isLasting,
});

const seatsHere = (seats: readonly LocalSeat[]): LocalSeat[] =>
  seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot: botHere(seat.bot) }));
