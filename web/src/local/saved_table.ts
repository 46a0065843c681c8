/** A table of this device, as it is kept: how it was made, and the log of what was done there. */

import type { AskAbandon, AskHint, AskUndo, HandBack, MakeMove, Pause, Resume, StandIn } from "../wire";

/** The players of a seat: a person of this name, or a bot. */
export interface LocalSeat {
  readonly name: string | null;
  readonly bot: string | null;
}

/** An accepted rematch: the new table has this id. */
export interface MakeRematch {
  readonly do: "make-rematch";
  readonly table: string;
}

export type LoggedCommand = MakeMove | AskUndo | AskHint | AskAbandon | Pause | Resume | StandIn | HandBack | MakeRematch;

export interface Entry {
  /** The id of the command: one that is sent again is not done again. */
  readonly id: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly seat: number;
  readonly isByBot: boolean;
  readonly what: LoggedCommand;
}

/** Where a practice game begins: in the middle of a game that was played before. */
export interface PracticeStart {
  readonly seed: string;
  readonly moves: readonly string[];
  /** What the player to move could not see was dealt again, by the seed of the table. */
  readonly isDealtAgain: boolean;
}

/** How a table was made. */
export interface Opening {
  readonly seats: readonly LocalSeat[];
  /** In notation. */
  readonly options: string;
  readonly seed: string;
  /** Prevents guessing the seed from the commitment. */
  readonly salt: string;
  /** The player chose the seed, and so may know the deal. */
  readonly chosenSeed: boolean;
  /** How many hints each seat was given before: the table continues a game. */
  readonly hints?: readonly number[];
  /** The player had seen this deal to its end before. */
  readonly knownDeal?: boolean;
  /** Only of a practice game. */
  readonly start?: PracticeStart;
}

export const FORMAT = 1;

export interface SavedTable extends Opening {
  readonly format: typeof FORMAT;
  readonly id: string;
  /** Unix milliseconds. */
  readonly made: number;
  readonly entries: readonly Entry[];
}

/** The ids of practice games begin like this: so every list and every address shows what they are. */
export const PRACTICE = "P-";
export const isPractice = (id: string): boolean => id.startsWith(PRACTICE);

/** A game to try the idea of a chapter in: its id names the chapter. */
export const chapterPrefix = (chapter: string): string => `${PRACTICE}${chapter}-`;
/** The chapter of such a game; null for every other one. */
export const chapterOfTable = (id: string): string | null => /^P-([a-z-]+)-/.exec(id)?.[1] ?? null;

/** Whether several people pass one device around. */
export const isPassedAround = ({ seats }: Opening): boolean => seats.filter(({ name }) => name !== null).length > 1;
