/**
 * One table of this device that is open now: checks a command, keeps it, then sends what it did to every viewer, and
 * lets the bots move. As src/regicide/session; another tab may have the same table open, and the store decides.
 */

import type { Core } from "../core/core";
import type { CoreGame } from "../core/core_game";
import type { ClientMessage, HintView, ServerMessage } from "../wire";
import { LocalTable, Refused } from "./local_table";
import { type Entry, isPassedAround, type SavedTable } from "./saved_table";
import { StoreError, type TableStore } from "./table_store";

/** Someone who looks at the table: a page. */
export interface Viewer {
  /** Whose hand is shown; null: all hands are hidden. */
  readonly seat: number | null;
  /** Takes a message of the server. */
  post(message: ServerMessage): void;
}

export interface SessionServices {
  readonly core: Core;
  readonly store: TableStore;
  /** The move that a bot chooses. */
  chooseMove(game: CoreGame, bot: string): Promise<string>;
  /** The hint for the seat to move; its random numbers come from the text. */
  findHint(game: CoreGame, luck: string): Promise<HintView>;
  /** Makes the table of a rematch, unless it exists. */
  makeRematch(before: SavedTable, isSameDeal: boolean, id: string): Promise<void>;
  /** Tells the other tabs that the log has grown. */
  announce(id: string): void;
  now(): number;
  makeId(): string;
}

/** After a bot could not move. */
const RETRY_MS = 5000;

export class LocalSession {
  readonly #services: SessionServices;
  #saved: SavedTable;
  #table: LocalTable;
  readonly #viewers = new Set<Viewer>();
  /** The command that is being done; the next one waits. */
  #busy: Promise<unknown> = Promise.resolve();
  #isBotThinking = false;
  #isClosed = false;

  constructor(services: SessionServices, saved: SavedTable) {
    this.#services = services;
    this.#saved = saved;
    this.#table = new LocalTable(services.core, saved);
  }

  get isWatched(): boolean {
    return this.#viewers.size > 0;
  }

  /** The seat of the person whose table it is; null if several people pass the device around. */
  get onlyPerson(): number | null {
    const { seats } = this.#saved;
    return isPassedAround(this.#saved) ? null : seats.findIndex(({ name }) => name !== null);
  }

  /** After the command that is being done; a bot that thinks finds out later. */
  close(): void {
    this.#isClosed = true;
    void this.#inTurn(async () => this.#table.free());
  }

  leave(viewer: Viewer): void {
    this.#viewers.delete(viewer);
  }

  receive(viewer: Viewer, message: ClientMessage): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#isClosed) return;
      switch (message.type) {
        case "hello":
          return this.#welcome(viewer, message.after ?? null);
        case "ask":
          return this.#answer(viewer, message.id, async () => this.#table.outlook(message.id, viewer.seat, message.move));
        case "do":
          return this.#answer(viewer, message.id, () => this.#do(viewer, message));
      }
    });
  }

  /** Reads what another tab has appended. */
  async follow(): Promise<void> {
    await this.#inTurn(async () => (this.#isClosed ? undefined : this.#readLog()));
    void this.#wakeBot();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#busy.then(work);
    this.#busy = result.catch(() => undefined);
    return result;
  }

  // --- answers ----------------------------------------------------------------------------------

  #welcome(viewer: Viewer, after: number | null): void {
    this.#viewers.add(viewer);
    const now = this.#services.now();
    if (after === null || after > this.#table.seq) viewer.post(this.#table.welcome(viewer.seat, now));
    else {
      viewer.post(this.#table.welcomeBack(now));
      for (const update of this.#updatesAfter(after, viewer.seat)) viewer.post(update);
    }
    this.#postChoices(viewer);
    void this.#wakeBot();
  }

  /** The log is short, so it is folded again. */
  #updatesAfter(after: number, seat: number | null): ServerMessage[] {
    const table = new LocalTable(this.#services.core, this.#saved, 0);
    try {
      const updates = [table.opening(seat), ...this.#saved.entries.map((entry) => table.update(table.apply(entry), seat))];
      return updates.slice(after);
    } finally {
      table.free();
    }
  }

  #postChoices(viewer: Viewer): void {
    const choices = this.#table.choices(viewer.seat);
    if (choices) viewer.post(choices);
  }

  async #answer(viewer: Viewer, id: string, answer: () => Promise<ServerMessage>): Promise<void> {
    try {
      viewer.post(await answer());
    } catch (error) {
      if (!(error instanceof Refused || error instanceof StoreError)) throw error;
      const why = error instanceof Refused ? error.error : { code: error.code };
      viewer.post({ type: "refused", id, error: { sentence: "", ...why } });
    }
  }

  // --- commands ---------------------------------------------------------------------------------

  async #do(viewer: Viewer, { id, what }: Extract<ClientMessage, { type: "do" }>): Promise<ServerMessage> {
    for (;;) {
      const done = this.#table.entryOf(id);
      if (done !== null) return ack(id, done);
      const seat = viewer.seat ?? this.#table.view.seat;
      const rematch = `${this.#saved.id}${what.do === "ask-rematch" && what.same_deal ? "S" : "N"}`;
      const logged = this.#table.check(seat, what, rematch);
      if (what.do === "ask-rematch") {
        await this.#services.makeRematch(this.#saved, what.same_deal ?? false, rematch);
      }
      const isDone = await this.#append({ id, at: this.#services.now(), seat, isByBot: false, what: logged });
      if (isDone) {
        void this.#wakeBot();
        if (logged.do === "ask-hint") void this.#giveHint(seat);
        return ack(id, this.#table.seq);
      }
    }
  }

  /** Keeps an entry, then sends it. False: another tab was first, and the table has read what it did. */
  async #append(entry: Entry): Promise<boolean> {
    const table = this.#table;
    const { entries, id } = this.#saved;
    const change = table.apply(entry);
    try {
      const isNext = await this.#services.store.append(id, entries.length, entry, table.summary(entry.at));
      if (!isNext) {
        this.#forget();
        await this.#readLog();
        return false;
      }
    } catch (error) {
      this.#forget();
      throw error;
    }
    this.#saved = { ...this.#saved, entries: [...entries, entry] };
    this.#services.announce(id);
    this.#send((seat) => table.update(change, seat));
    return true;
  }

  /** Returns to the table as it was kept. */
  #forget(): void {
    this.#table.free();
    this.#table = new LocalTable(this.#services.core, this.#saved);
  }

  #send(update: (seat: number | null) => ServerMessage): void {
    for (const viewer of this.#viewers) {
      viewer.post(update(viewer.seat));
      this.#postChoices(viewer);
    }
  }

  async #readLog(): Promise<void> {
    const saved = await this.#services.store.load(this.#saved.id);
    if (!saved) throw new StoreError("no-local-table"); // another tab deleted it
    const news = saved.entries.slice(this.#saved.entries.length);
    this.#saved = saved;
    for (const entry of news) {
      const change = this.#table.apply(entry);
      this.#send((seat) => this.#table.update(change, seat));
    }
  }

  // --- hints ------------------------------------------------------------------------------------

  /** Goes to the pages of this seat, unless the game has gone on meanwhile. */
  async #giveHint(seat: number): Promise<void> {
    const { seq, game, commitment, view } = this.#table;
    try {
      const hint = await this.#services.findHint(game, `${commitment}|${view.moves}`);
      if (this.#isClosed || this.#table.seq !== seq) return;
      for (const viewer of this.#viewers) if (viewer.seat === seat) viewer.post({ type: "hint", seq, hint });
    } catch (error) {
      this.#postTrouble(error);
    }
  }

  #postTrouble(error: unknown): void {
    const { code = "bot-failed" } = error as { code?: string };
    for (const viewer of this.#viewers) viewer.post({ type: "trouble", error: { code, sentence: "" } });
  }

  // --- bots -------------------------------------------------------------------------------------

  async #wakeBot(): Promise<void> {
    if (this.#isBotThinking) return;
    this.#isBotThinking = true;
    try {
      while (this.isWatched && (await this.#letBotMove()));
    } catch (error) {
      this.#postTrouble(error);
      setTimeout(() => void this.#wakeBot(), RETRY_MS); // the network may be back
    } finally {
      this.#isBotThinking = false;
    }
  }

  /** False: no bot is to move. */
  async #letBotMove(): Promise<boolean> {
    const { botToMove, seq, game } = this.#table;
    if (!botToMove || this.#isClosed) return false;
    const move = await this.#services.chooseMove(game, botToMove.bot);
    return this.#inTurn(async () => {
      if (this.#isClosed) return false;
      if (this.#table.seq !== seq) return true; // something else happened meanwhile
      const what = { do: "make-move", move, seen: seq } as const;
      const { now, makeId } = this.#services;
      await this.#append({ id: makeId(), at: now(), seat: botToMove.seat, isByBot: true, what });
      return true;
    });
  }
}

const ack = (id: string, seq: number): ServerMessage => ({ type: "ack", id, seq });
