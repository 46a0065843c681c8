/** Where a replay is: at a server, on this device, or in a link. */

export interface ReplayPlace {
  readonly title: string;
  /** What the `#` of its address begins with, before the number of a move. */
  readonly hashStart: string;
  /** Whether there was a commitment before the game that can be checked. */
  readonly isSealed: boolean;
  recordAddress(): Promise<string>;
  /** The link that holds the game. */
  gameLink(): Promise<string>;
  /** The address for others; without the moment. */
  replayAddress(): Promise<string>;
}
