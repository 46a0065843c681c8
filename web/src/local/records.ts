/** Records of games: written from what links and tables hold, checked, and made into logs of tables. */

import type { Core } from "../core/core";
import { BadDeal, CoreGame } from "../core/core_game";
import { SHIPPED_BOTS } from "../base/bot_table";
import { hexDigits } from "./ids";
import { BadRecord, botMovesIn, type GameRecord, hintsIn, knowsDeal, nameOfSeat, readRecord, writeRecord } from "./record_text";
import { IllegalRecordedMove, replayOf } from "./replay_view";
import type { Entry, LocalSeat } from "./saved_table";
import type { SharedGame } from "./shared_game";
import type { ReadRecord } from "./worker_messages";

/** A game without an end: a server, too, shows nothing before. */
export class NotOver extends Error {
  readonly code = "no-record-yet";
}

const BOT_NAMES = SHIPPED_BOTS.map(({ name }) => name);

export function recordOf(core: Core, shared: SharedGame, date: string | null, others: GameRecord["others"] = {}): string {
  const { seats, options, seed, moves, hints, botMoves, knownDeal } = shared;
  const { moments } = replayOf(core, shared, { commitment: "", seed, salt: null }, false);
  const outcome = moments.at(-1)?.game.outcome;
  return writeRecord({
    players: seats.length,
    options,
    seed,
    deal: dealText(core, seats.length, options, seed),
    names: seats.map(nameOfSeat),
    moves,
    date,
    result: outcome ? (outcome.won ? "won" : "lost") : "*",
    others: {
      ...others,
      ...(hints && { Hints: hints.join(" ") }),
      ...(botMoves?.length && { BotMoves: botMoves.join(" ") }),
      ...(knownDeal && { KnownDeal: "yes" }),
    },
  });
}

function dealText(core: Core, players: number, options: string, seed: string): string {
  const game = new CoreGame(core, { players, options, seed });
  const position = game.position();
  game.free();
  return options ? `${position} ${options}` : position;
}

/** The game of a record that is over. */
export function sharedRecord(core: Core, { record: text, guest }: ReadRecord): SharedGame {
  const record = readRecord(text);
  const { options, seed } = record;
  const seats = seatsOf(record, guest);
  if (!checkRecord(core, record, seats)) throw new NotOver();
  const moves = entriesOf(core, seats, record).map(({ what }) => (what.do === "make-move" ? what.move : ""));
  const [hints, botMoves, knownDeal] = [hintsIn(record), botMovesIn(record), knowsDeal(record)];
  const help = {
    ...(hints.some(Boolean) && { hints }),
    ...(botMoves.some(Boolean) && { botMoves }),
    ...(knownDeal && { knownDeal }),
  };
  return { seats, options, seed, moves, ...help };
}

/** Whether the game of the record is over; throws `BadRecord`. */
export function checkRecord(core: Core, { players, options, seed, deal, moves }: GameRecord, seats: readonly LocalSeat[]): boolean {
  try {
    if (dealText(core, players, options, seed) !== deal) throw new BadRecord("record-other-deal");
    const replay = replayOf(core, { seats, options, seed, moves }, { commitment: "", seed, salt: null }, true);
    return replay.moments.at(-1)?.game.outcome !== null;
  } catch (error) {
    if (error instanceof BadDeal) throw new BadRecord("record-bad-deal");
    if (error instanceof IllegalRecordedMove) {
      throw new BadRecord("record-bad-move", { number: error.number, move: error.move });
    }
    throw error;
  }
}

/** The log of a table at which this game was played. */
export function entriesOf(core: Core, seats: readonly LocalSeat[], record: GameRecord): Entry[] {
  const { players, options, seed, moves } = record;
  const game = new CoreGame(core, { players, options, seed });
  // The record does not say which moves of a seat a bot made: it may have been the first ones.
  const byBot = botMovesIn(record);
  const at = Date.now();
  const entries = moves.map((move, number): Entry => {
    const { seat } = game.view();
    // A record may name the cards in any order; links need the order of the legal moves.
    const outlook = game.outlook(move);
    game.move(move);
    const what = { do: "make-move", move: "error" in outlook ? move : outlook.move, seen: number + 1 } as const;
    const isByBot = seats[seat]?.bot !== null || (byBot[seat] ?? 0) > 0;
    byBot[seat] = (byBot[seat] ?? 0) - 1;
    return { id: hexDigits(12), at, seat, isByBot, what };
  });
  game.free();
  return entries;
}

/** Who sat where: a name of a bot is a bot. */
export const seatsOf = ({ names }: GameRecord, guest: string): LocalSeat[] =>
  names.map((name) => (name !== null && BOT_NAMES.includes(name) ? { name: null, bot: name } : { name: name ?? guest, bot: null }));
