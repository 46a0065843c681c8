/** The way to a review: its address holds the whole game, as that of a shared replay does. */

import { findReplay } from "../api";
import { deviceTables } from "../local/device_tables";
import type { ReplayView } from "../wire";

const reviewPath = (link: string): string => `/review#${link}`;

/** Of a game of this device. */
export const localReviewPath = async (id: string): Promise<string> => reviewPath(await deviceTables.ask("link", id));

/** Of a game at a server. */
export const serverReviewPath = async (code: string): Promise<string> => replayReviewPath(await findReplay(code));

/** A finished game reveals its seed: so a link can hold it. */
export async function replayReviewPath({ room, moments }: ReplayView): Promise<string> {
  const seats = room.seats.map(({ name, bot }) => ({ name, bot: name === null ? bot : null }));
  const moves = moments.flatMap(({ move }) => move ?? []);
  return reviewPath(await deviceTables.ask("link", { seats, options: room.options, seed: room.seal.seed ?? "", moves }));
}

export const sharedReviewPath = async (link: string): Promise<string> => reviewPath(link);
