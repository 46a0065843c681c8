/**
 * What this client knows of a table. Each server message gives the next state.
 *
 * src/regicide/client/client_state.py has the same fields: tests/golden/client has messages, and the
 * state after each of them.
 */

import type {
  Choices,
  GameView,
  Hint,
  OwnView,
  Presence,
  PublicView,
  RoomView,
  ServerMessage,
  Update,
  Welcome,
} from "../wire";

/** An update, kept for the log. */
export interface ReceivedUpdate {
  readonly seq: number;
  readonly public: PublicView;
  readonly own: OwnView | null;
  /** The game after it: phrases about the table quote the numbers of that moment. */
  readonly game: GameView | null;
  /** Whether the reader of the log made it. */
  readonly isByReader: boolean;
}

/** The game right after the deal, and the update it came with. */
interface GameStart {
  readonly seq: number;
  readonly game: GameView;
  readonly own: OwnView | null;
}

export interface ClientState {
  /** Number of the last update. After a reconnect the client asks for what came after it. */
  readonly seq: number;
  /** Number of the last update when the server welcomed us. The page waits until it has all updates up to it. */
  readonly catchUpSeq: number;
  readonly room: RoomView | null;
  readonly game: GameView | null;
  readonly own: OwnView | null;
  readonly deadline: number | null;
  readonly presence: Presence | null;
  /** The legal moves, while it is this seat's turn. */
  readonly choices: Choices | null;
  /** The hint about this position, if this seat asked for one. */
  readonly hint: Hint | null;
  readonly log: readonly ReceivedUpdate[];
  /** The commitment to the deal that the server showed first. A later one does not replace it. */
  readonly commitment: string | null;
  readonly start: GameStart | null;
  /** The server's clock minus ours, in milliseconds. */
  readonly clockOffset: number;
}

export const EMPTY_STATE: ClientState = {
  seq: 0,
  catchUpSeq: 0,
  room: null,
  game: null,
  own: null,
  deadline: null,
  presence: null,
  choices: null,
  hint: null,
  log: [],
  commitment: null,
  start: null,
  clockOffset: 0,
};

/** Whether all missed updates have arrived. */
export const isCaughtUp = (state: ClientState): boolean =>
  state.room !== null && state.seq >= state.catchUpSeq;

export function applyMessage(state: ClientState, message: ServerMessage, now: number): ClientState {
  switch (message.type) {
    case "welcome":
      return withFirstDeal(applyWelcome(state, message, now));
    case "update":
      return withFirstDeal(applyUpdate(state, message));
    case "choices":
      return { ...state, choices: message };
    case "hint":
      return { ...state, hint: message };
    case "presence":
      return { ...state, presence: message };
    default:
      return state;
  }
}

/** Keeps the first commitment and the first position, for the check of the seal. */
function withFirstDeal(state: ClientState): ClientState {
  const { game, own, room, seq } = state;
  const isStart = state.start === null && game?.moves === 0;
  const commitment = state.commitment ?? room?.seal.commitment ?? null;
  return { ...state, commitment, start: isStart ? { seq, game, own } : state.start };
}

function applyWelcome(state: ClientState, welcome: Welcome, now: number): ClientState {
  const clockOffset = welcome.now - now;
  if (!welcome.room) return { ...state, catchUpSeq: welcome.seq, clockOffset };
  return {
    ...state,
    seq: welcome.seq,
    catchUpSeq: welcome.seq,
    room: welcome.room,
    game: welcome.game ?? null,
    own: welcome.own ?? null,
    deadline: welcome.deadline ?? null,
    choices: null,
    hint: null,
    // The server does not send the updates in between, and a log with a gap would be wrong.
    log: state.seq === welcome.seq ? state.log : [],
    clockOffset,
  };
}

function applyUpdate(state: ClientState, update: Update): ClientState {
  // After a second welcome the server may send updates that we have.
  if (update.seq <= state.seq) return withEarlier(state, update);
  const news = update.public;
  const received = receivedUpdateOf(state, update);
  return {
    ...state,
    seq: update.seq,
    room: news.room ?? state.room,
    game: received.game,
    own: update.own ?? null,
    deadline: news.deadline ?? null,
    // Talk does not change the choices; keep them until the server sends them again, or the page flickers.
    choices: news.game ? null : state.choices,
    hint: news.game ? null : state.hint,
    log: [...state.log, received],
  };
}

/** Keeps an update from before the welcome for the log: at a table turn by turn it tells what happened meanwhile. */
function withEarlier(state: ClientState, { seq, public: news, own = null }: Update): ClientState {
  const last = state.log.at(-1);
  if (last && last.seq >= seq) return state;
  const seat = state.own?.seat ?? null;
  const isByReader = seat !== null && news.deed.seat === seat;
  return { ...state, log: [...state.log, { seq, public: news, own, game: news.game ?? last?.game ?? null, isByReader }] };
}

function receivedUpdateOf(state: ClientState, { seq, public: news, own = null }: Update): ReceivedUpdate {
  const { deed } = news;
  const before = state.own;
  // A deed has the author's seat before the command; it is null for a player who just took a seat.
  const isByReader =
    before === null ? deed.do === "take-seat" && own !== null : before.seat === deed.seat;
  return { seq, public: news, own, game: news.game ?? state.game, isByReader };
}
