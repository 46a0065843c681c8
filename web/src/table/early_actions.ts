/**
 * What a player does a moment before the table can take it: the legal moves are on their way, or a move is being
 * sent. It is kept, and done as soon as the table is ready.
 */

/** Choosing can be changed, so it is also done in the next position; a decision belongs to the position it was made in. */
export type ActionKind = "choose" | "decide";

interface EarlyAction {
  readonly kind: ActionKind;
  /** The moves made when the player acted. */
  readonly moves: number;
  readonly act: () => void;
}

export class EarlyActions {
  #kept: EarlyAction[] = [];

  keep(kind: ActionKind, moves: number, act: () => void): void {
    this.#kept.push({ kind, moves, act });
  }

  /** The table is ready. `isReady` says whether it still is: an action may send a move. */
  doAll(moves: number, isReady: () => boolean): void {
    while (this.#kept.length && isReady()) {
      const action = this.#kept.shift();
      if (action?.kind === "choose" || action?.moves === moves) action.act();
    }
  }

  /** The table waits for another player now, or the player took their choice back. */
  forget(): void {
    this.#kept = [];
  }
}
