/** The link that holds a whole finished game: the addresses of reviews, shared replays and challenges end with it. */

import { findReplay } from "../server/api";
import type { ReplayView } from "../wire";
import { deviceTables } from "./device_tables";
import { helpAt } from "./shared_game";

/** Of a game of this device. */
export const localGameLink = (id: string): Promise<string> => deviceTables.ask("link", id);

/** Of a game at a server: a finished game reveals its seed. */
export async function serverGameLink(code: string): Promise<string> {
  const replay: ReplayView = await findReplay(code);
  const { room, moments } = replay;
  const seats = room.seats.map(({ name, bot }) => ({ name, bot: name === null ? bot : null }));
  const moves = moments.flatMap(({ move }) => move ?? []);
  return deviceTables.ask("link", { seats, options: room.options, seed: room.seal.seed ?? "", moves, ...helpAt(room) });
}
