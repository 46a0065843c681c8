/** Where a table is: at a server, on this device, in a lesson, or in a puzzle. */

import { to } from "../base/app_paths";
import { recordAddress } from "../server/api";
import { browserEnvironment } from "../base/browser_environment";
import type { Environment } from "../game/connection";
import { deviceTables } from "../local/device_tables";
import { localGameLink, serverGameLink } from "../local/game_link";
import { chapterOfTable, isPractice } from "../local/saved_table";

export interface TablePlace {
  readonly code: string;
  /** Nobody else can come here or look on. */
  readonly isLocal: boolean;
  /** It began in the middle of another game, or tries an idea: it gives no medal and leaves no record. */
  readonly isPractice: boolean;
  /** The chapter of «Play well» whose idea is tried. */
  readonly chapter: string | null;
  readonly environment: Environment;
  /** The path of the table of a rematch. */
  tablePath(code: string): string;
  readonly replayPath: string;
  /** The address at which everyone can see the replay. */
  replayAddress(): Promise<string>;
  /** The link that holds the finished game. */
  gameLink(): Promise<string>;
  /** The address of the record as a file. */
  recordAddress(): Promise<string>;
}

export const placeAtServer = (code: string): TablePlace => ({
  code,
  isLocal: false,
  isPractice: false,
  chapter: null,
  environment: browserEnvironment(`/api/tables/${encodeURIComponent(code)}/socket`),
  tablePath: (other) => `/t/${other}`,
  replayPath: `/replay/${code}`,
  replayAddress: async () => location.origin + to(`/replay/${code}`),
  gameLink: () => serverGameLink(code),
  recordAddress: async () => recordAddress(code),
});

/** `seat`: whose hand is shown; null: that of the only person, or none if the device goes round. */
export const placeOnDevice = (id: string, seat: number | null): TablePlace => ({
  code: id,
  isLocal: true,
  isPractice: isPractice(id),
  chapter: chapterOfTable(id),
  environment: deviceTables.environment(id, seat),
  tablePath: (other) => `/local#${other}`,
  replayPath: `/local/replay#${id}`,
  replayAddress: async () => sharedAddress(await localGameLink(id)),
  gameLink: () => localGameLink(id),
  recordAddress: async () => recordFile(await deviceTables.ask("record", { table: id })),
});

export const placeInLesson = (name: string, environment: Environment): TablePlace => ({
  ...placeAtServer(name),
  environment,
});

export const sharedAddress = (link: string): string => `${location.origin}${to("/shared")}#${link}`;

export const recordFile = (text: string): string => URL.createObjectURL(new Blob([text], { type: "text/plain" }));
