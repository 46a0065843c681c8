/** What helped the players of a finished game: hints, and bots that moved for a person. */

import type { ReplayView } from "../wire";
import { actorOf, seatNames } from "../words/seat_names";
import { standInText } from "../words/stand_in_text";
import { say } from "../words/words.svelte";

/** A line for each; such a game gives no medal. */
export function helpTextOf({ room, moments, bot_moves: botMoves = [] }: ReplayView): string[] {
  const names = seatNames(room.seats);
  const hints = (room.hints ?? []).reduce((sum, count) => sum + count, 0);
  const standIns = botMoves.flatMap((count, seat) => {
    if (!count) return [];
    const moves = moments.filter((moment) => moment.seat === seat).length;
    return [standInText({ seat, share: { count, moves }, isLast: false }, actorOf(seat, names, null))];
  });
  return hints ? [...standIns, say("end-hints", { count: hints })] : standIns;
}
