/** The moment of a replay that is shown: the address carries it, and playing moves it on. */

export type ReplaySpeed = "slow" | "normal" | "fast";
export const REPLAY_SPEEDS: readonly ReplaySpeed[] = ["slow", "normal", "fast"];

/** Milliseconds that a move stays on screen. */
const DURATION: Readonly<Record<ReplaySpeed, number>> = { slow: 4000, normal: 2000, fast: 700 };
/**
 * Browsers limit how often a page changes its address (100 times in 30 seconds); a dragged slider would exceed that.
 * Single steps are written at once, so that a reload or a copied address shows what the page showed.
 */
const WRITES_AT_ONCE = 20;
const ADDRESS_DELAY = 500;

let recentWrites: readonly number[] = [];

/** Milliseconds until the address may be written again. */
function addressPause(): number {
  const since = performance.now() - WRITES_AT_ONCE * ADDRESS_DELAY;
  recentWrites = recentWrites.filter((moment) => moment > since);
  return recentWrites.length < WRITES_AT_ONCE ? 0 : ADDRESS_DELAY;
}

function writeEnding(ending: string): void {
  recentWrites = [...recentWrites, performance.now()];
  history.replaceState(history.state, "", location.pathname + ending);
}

export class ReplayPosition {
  /** How many moves have been made. */
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<ReplaySpeed>("normal");
  readonly last: number;
  /** What the `#` of the address begins with, before the number of the move. */
  readonly #game: string;

  constructor(last: number, game = "") {
    this.last = last;
    this.#game = game;
    this.readAddress();
  }

  get isAtEnd(): boolean {
    return this.at >= this.last;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    if (this.isAtEnd) this.isPlaying = false;
  }

  /** At the end it plays from the beginning. */
  togglePlaying(): void {
    if (!this.isPlaying && this.isAtEnd) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  /** An address may end with the number of a move, as in `/replay/ABCDEF#17`; a game of this device needs the `#` too. */
  readAddress(): void {
    const number = Number(location.hash.slice(1 + this.#game.length));
    this.at = Number.isInteger(number) ? Math.max(0, Math.min(this.last, number)) : 0;
  }

  /** This moment, as the end of an address of the replay. */
  get ending(): string {
    return this.#game || this.at ? `#${this.#game}${this.at || ""}` : "";
  }

  /** To be called in an effect: shows the next move after a while. */
  playOn(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const { at } = this;
    const timer = setTimeout(() => this.go(at + 1), DURATION[this.speed]);
    return () => clearTimeout(timer);
  }

  /** To be called in an effect: writes the moment into the address. Back still leaves the replay. */
  writeAddress(): (() => void) | undefined {
    const { ending } = this;
    if (location.hash === ending) return undefined;
    const pause = addressPause();
    if (pause === 0) return void writeEnding(ending);
    const timer = setTimeout(() => writeEnding(ending), pause);
    return () => clearTimeout(timer);
  }
}
