/** What this client has seen of a table: every message of the server makes the next one of it. */

import type {
  Choices,
  GameView,
  OwnView,
  Presence,
  PublicView,
  RoomView,
  ServerMessage,
  Update,
  Welcome,
} from "../wire";

/** An update, kept for the log. */
export interface LogEntry {
  readonly seq: number;
  readonly public: PublicView;
  readonly own: OwnView | null;
  /** Whether whoever reads it did it. */
  readonly isMine: boolean;
}

/** The game as it was dealt, and after which update. */
export interface Start {
  readonly seq: number;
  readonly game: GameView;
  readonly own: OwnView | null;
}

export interface Seen {
  /** The last update; what is asked for after a break is what came after it. */
  readonly seq: number;
  /** Where the table was when it welcomed us: until then updates tell of what has been. */
  readonly goal: number;
  readonly room: RoomView | null;
  readonly game: GameView | null;
  readonly own: OwnView | null;
  readonly deadline: number | null;
  readonly presence: Presence | null;
  readonly choices: Choices | null;
  readonly log: readonly LogEntry[];
  /** The commitment to the deal as it was first shown: what comes later cannot change it. */
  readonly commitment: string | null;
  readonly start: Start | null;
  /** The server's clock minus ours, in milliseconds. */
  readonly ahead: number;
}

export const NOTHING: Seen = {
  seq: 0,
  goal: 0,
  room: null,
  game: null,
  own: null,
  deadline: null,
  presence: null,
  choices: null,
  log: [],
  commitment: null,
  start: null,
  ahead: 0,
};

/** Whether everything that was missed has come. */
export const isCaughtUp = (seen: Seen): boolean => seen.room !== null && seen.seq >= seen.goal;

export function take(seen: Seen, message: ServerMessage, now: number): Seen {
  switch (message.type) {
    case "welcome":
      return witnessed(welcomed(seen, message, now));
    case "update":
      return witnessed(updated(seen, message));
    case "choices":
      return { ...seen, choices: message };
    case "presence":
      return { ...seen, presence: message };
    default:
      return seen;
  }
}

function witnessed(seen: Seen): Seen {
  const { game, own, room, seq } = seen;
  const isStart = seen.start === null && game?.moves === 0;
  const commitment = seen.commitment ?? room?.seal.commitment ?? null;
  return { ...seen, commitment, start: isStart ? { seq, game, own } : seen.start };
}

function welcomed(seen: Seen, welcome: Welcome, now: number): Seen {
  const ahead = welcome.now - now;
  if (!welcome.room) return { ...seen, goal: welcome.seq, ahead };
  return {
    ...seen,
    seq: welcome.seq,
    goal: welcome.seq,
    room: welcome.room,
    game: welcome.game ?? null,
    own: welcome.own ?? null,
    deadline: welcome.deadline ?? null,
    choices: null,
    // What happened in between is not told: a log with a gap would be wrong.
    log: seen.seq === welcome.seq ? seen.log : [],
    ahead,
  };
}

function updated(seen: Seen, update: Update): Seen {
  // A second welcome can overlap with what is here already.
  if (update.seq <= seen.seq) return seen;
  const news = update.public;
  return {
    ...seen,
    seq: update.seq,
    room: news.room ?? seen.room,
    game: news.game ?? seen.game,
    own: update.own ?? null,
    deadline: news.deadline ?? null,
    // Talk changes no choice; the server says them again in a moment, and nothing should flicker.
    choices: news.game ? null : seen.choices,
    log: [...seen.log, entryOf(update, seen.own)],
  };
}

function entryOf({ seq, public: news, own = null }: Update, before: OwnView | null): LogEntry {
  const { deed } = news;
  // A deed tells the seat before it: whoever sat down had none.
  const sat = before === null && deed.do === "take-seat" && own !== null && own.seat === deed.about;
  return { seq, public: news, own, isMine: sat || (before !== null && before.seat === deed.seat) };
}
