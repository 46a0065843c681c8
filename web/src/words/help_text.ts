/** Sentences about what takes a medal: a bot that played in a person's place, hints, a known deal. */

import type { RoomView, StandInShare } from "../wire";
import { actorOf, type Actor, seatNames } from "./seat_names";
import { say, saySentences } from "./words.svelte";

/** A line for each thing that helped the players; such a game gives no medal. */
export function helpLines(room: RoomView, reader: number | null): string[] {
  const names = seatNames(room.seats);
  const standIns = room.seats.flatMap(({ name, bot }, seat) => {
    const share = room.stood_in?.[seat] ?? null;
    if (name === null || (bot === null && !share)) return [];
    return [standInText(share, bot !== null && !room.abandoned, actorOf(seat, names, reader))];
  });
  const count = (room.hints ?? []).reduce((sum, hints) => sum + hints, 0);
  return [
    ...standIns,
    ...(count ? [say("end-hints", { count })] : []),
    ...(room.unearned === "known-deal" ? [say("end-known-deal")] : []),
  ];
}

function standInText(share: StandInShare | null, isLast: boolean, who: Actor): string {
  const sentence = say(isLast ? "end-bot-finished" : "end-bot-helped", who);
  return share ? saySentences(sentence, say("end-bot-share", { count: share.by_bot, moves: share.moves })) : sentence;
}
