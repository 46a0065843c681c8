/**
 * A whole game in a link: how it was dealt, who played, and every move.
 *
 *   1.PLAYERS.OPTIONS.SEED.SEATS.MOVES.CHECK
 *   2.PLAYERS.OPTIONS.SEED.SEATS.MOVES.HELP.CHECK
 *   3.PLAYERS.OPTIONS.SEED.SEATS.MOVES.HELP.CHECK
 *   4.PLAYERS.OPTIONS.SEED.SEATS.MOVES.HELP.CHECK
 *
 * A move is its place in the list of legal moves, so most moves need less than five bits: MOVES is one number, in
 * which each move takes as much room as there were choices. HELP is the hints of each seat, then `b` and the moves
 * that a bot made for the person of each seat, then `k` if the deal was known before; only a game with one of these
 * needs it. In version 2 nothing follows the `b`; only version 4 has `k`.
 * CHECK shows whether the link is complete.
 */

import type { Core } from "../core/core";
import { BadDeal, CoreGame } from "../core/core_game";
import { printableLine } from "../shared/foreign_text";
import type { RoomView, Unearned } from "../wire";
import type { LocalSeat } from "./saved_table";

export interface SharedGame {
  readonly seats: readonly LocalSeat[];
  readonly options: string;
  readonly seed: string;
  readonly moves: readonly string[];
  /** How many hints each seat was given; absent if none. */
  readonly hints?: readonly number[];
  /** How many moves a bot made for the person of each seat; absent if none, empty if an old link says only that it did. */
  readonly botMoves?: readonly number[];
  /** The players had seen the deal to its end before. */
  readonly knownDeal?: boolean;
}

export type Help = Pick<SharedGame, "hints" | "botMoves" | "knownDeal">;

/** `cut-link`: a part is missing or another; `newer-link`: a later version wrote it. */
export class BadLink extends Error {
  readonly code: "cut-link" | "newer-link";

  constructor(code: "cut-link" | "newer-link") {
    super(code);
    this.code = code;
  }
}

const VERSION = "1";
const VERSION_WITH_HELP = "2";
const VERSION_WITH_BOT_MOVES = "3";
const VERSION_WITH_KNOWN_DEAL = "4";
/** More moves than any game has. */
const MOST_MOVES = 1024n;
const CHECK_LENGTH = 4;
/** Far more than a game needs; a link comes from others, and reading its number takes the square of its length. */
const LONGEST_LINK = 4096;
/** As servers allow. */
const LONGEST_NAME = 24;

/** A person had hints, or a bot moved for them. */
export const isHelped = ({ hints, botMoves }: Help): boolean => Boolean(hints?.some(Boolean) || botMoves);

/** Why a game earns neither a medal nor badges; null if it does. As src/regicide/table/earning.py. */
export function unearnedBy({ hints, botMoves, knownDeal }: Help): Unearned | null {
  if (knownDeal) return "known-deal";
  if (hints?.some(Boolean)) return "hints";
  return botMoves ? "bot" : null;
}

/** The help of a game at a server. */
export function helpAt({ seats, hints, stood_in: shares, unearned }: RoomView): Help {
  const isStoodIn = shares !== undefined || unearned === "bot";
  return {
    ...(hints?.some(Boolean) && { hints }),
    ...(isStoodIn && { botMoves: seats.map((_, seat) => shares?.[seat]?.by_bot ?? 0) }),
    ...(unearned === "known-deal" && { knownDeal: true }),
  };
}

function versionOf(shared: SharedGame): string {
  if (shared.knownDeal) return VERSION_WITH_KNOWN_DEAL;
  if (shared.botMoves?.length) return VERSION_WITH_BOT_MOVES;
  return isHelped(shared) ? VERSION_WITH_HELP : VERSION;
}

export function writeLink(core: Core, shared: SharedGame): string {
  const { seats, options, seed, moves } = shared;
  const game = new CoreGame(core, { players: seats.length, options, seed });
  try {
    const places = moves.map((move) => {
      const legal = legalMoves(game);
      const place = legal.indexOf(move);
      if (place < 0) throw new Error(`not a legal move as we write it: ${move}`);
      game.move(move);
      return { place: BigInt(place), of: BigInt(legal.length) };
    });
    let number = 0n;
    for (const { place, of } of places.reverse()) number = number * of + place;
    number = number * MOST_MOVES + BigInt(moves.length);
    const parts = [
      versionOf(shared),
      String(seats.length),
      encodeURIComponent(options).replaceAll(".", "%2E"),
      writeSeed(seed),
      seats.map(writeSeat).join("+"),
      toBase64(bytesOf(number)),
      ...(isHelped(shared) || shared.knownDeal ? [writeHelp(shared)] : []),
    ];
    const text = parts.join(".");
    return `${text}.${checkOf(core, text)}`;
  } finally {
    game.free();
  }
}

/** Who played the game in a link, without its check. */
export const seatsIn = (link: string): LocalSeat[] => (link.split(".")[4] ?? "").split("+").map(readSeat);

/** Reads a link; throws `BadLink`. */
export function readLink(core: Core, link: string): SharedGame {
  if (link.length > LONGEST_LINK) throw new BadLink("cut-link");
  try {
    return readParts(core, link);
  } catch (error) {
    // A wrong escape, a wrong letter, a deal that the core refuses.
    const isBad = error instanceof URIError || error instanceof DOMException || error instanceof BadDeal;
    throw isBad ? new BadLink("cut-link") : error;
  }
}

function readParts(core: Core, link: string): SharedGame {
  const text = link.slice(0, -CHECK_LENGTH - 1);
  const [version, players, options = "", seed = "", seats = "", moves = "", help = ""] = text.split(".");
  if (Number(version) > Number(VERSION_WITH_KNOWN_DEAL)) throw new BadLink("newer-link");
  if (link !== `${text}.${checkOf(core, text)}`) throw new BadLink("cut-link");
  const shared = {
    seats: seats.split("+").map(readSeat),
    options: decodeURIComponent(options),
    seed: readSeed(seed),
  };
  if (shared.seats.length !== Number(players)) throw new BadLink("cut-link");
  return { ...shared, moves: readMoves(core, shared, numberOf(fromBase64(moves))), ...readHelp(help, shared.seats.length) };
}

function readMoves(core: Core, { seats, options, seed }: Omit<SharedGame, "moves">, packed: bigint): string[] {
  const game = new CoreGame(core, { players: seats.length, options, seed });
  try {
    const moves: string[] = [];
    let number = packed / MOST_MOVES;
    for (let left = packed % MOST_MOVES; left > 0n; left -= 1n) {
      const legal = legalMoves(game);
      const of = BigInt(legal.length);
      const move = of ? legal[Number(number % of)] : undefined;
      if (move === undefined) throw new BadLink("cut-link");
      number /= of;
      game.move(move);
      moves.push(move);
    }
    return moves;
  } finally {
    game.free();
  }
}

const legalMoves = (game: CoreGame): string[] => game.choices().moves.map(({ move }) => move);

const checkOf = (core: Core, text: string): string => core.sha256(text).slice(0, CHECK_LENGTH);

/** A person's name begins with a dash, so that a bot's needs nothing. */
const writeSeat = ({ name, bot }: LocalSeat): string =>
  name === null ? (bot ?? "") : `-${encodeURIComponent(name).replaceAll(".", "%2E")}`;
const readSeat = (text: string): LocalSeat =>
  text.startsWith("-") ? { name: readName(decodeURIComponent(text.slice(1))), bot: null } : { name: null, bot: text };

/** A record of another program may have had a longer name. */
const readName = (name: string): string => Array.from(printableLine(name)).slice(0, LONGEST_NAME).join("");

/** As `2-0b0-5k`: the first seat had two hints, a bot made five moves for the second, and the deal was known. */
const writeHelp = ({ hints = [], botMoves, knownDeal }: Help): string =>
  hints.join("-") + (botMoves ? `b${botMoves.join("-")}` : "") + (knownDeal ? "k" : "");
function readHelp(text: string, players: number): Help {
  const match = /^(\d+(?:-\d+)*)?(?:b(\d+(?:-\d+)*)?)?k?$/.exec(text);
  const [hints, botMoves] = [match?.[1], match?.[2]].map((counts) => counts?.split("-").map(Number));
  const isWrong = [hints, botMoves].some((counts) => counts && counts.length !== players);
  if (!match || isWrong) throw new BadLink("cut-link");
  return {
    ...(hints && { hints }),
    ...(text.includes("b") && { botMoves: botMoves ?? [] }),
    ...(text.endsWith("k") && { knownDeal: true }),
  };
}

/** The seeds that we draw are 32 hexadecimal digits: half as long as bytes. */
const DRAWN_SEED = /^[0-9a-f]{32}$/;
const writeSeed = (seed: string): string =>
  DRAWN_SEED.test(seed) ? `~${toBase64(bytesOf(BigInt(`0x1${seed}`)))}` : encodeURIComponent(seed).replaceAll(".", "%2E").replaceAll("~", "%7E");
const readSeed = (text: string): string =>
  text.startsWith("~") ? numberOf(fromBase64(text.slice(1))).toString(16).slice(1) : decodeURIComponent(text);

function bytesOf(number: bigint): Uint8Array {
  const bytes: number[] = [];
  for (let left = number; left > 0n; left >>= 8n) bytes.push(Number(left & 255n));
  return Uint8Array.from(bytes.reverse());
}

const numberOf = (bytes: Uint8Array): bigint => bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
