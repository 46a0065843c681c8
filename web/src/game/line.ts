/** A line to the server that comes back by itself. It carries texts and knows nothing of them. */

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Ears {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** The world: a browser's sockets and timers, or a test's. */
export interface World {
  connect(ears: Ears): Wire;
  later(milliseconds: number, call: () => void): () => void;
  now(): number;
  random(): number;
}

export type LineState = "connecting" | "open" | "lost" | "ended";

const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 5000;

export class Line {
  state: LineState = "connecting";
  #wire: Wire | null = null;
  #attempts = 0;
  #cancel: (() => void) | null = null;
  readonly #world: World;
  readonly #ears: { opened(): void; heard(text: string): void; changed(): void };

  constructor(world: World, ears: { opened(): void; heard(text: string): void; changed(): void }) {
    this.#world = world;
    this.#ears = ears;
  }

  open(): void {
    this.#cancel?.();
    this.#cancel = null;
    const wire: Wire = this.#world.connect({
      opened: () => this.#mine(wire) && this.#ears.opened(),
      heard: (text) => this.#mine(wire) && this.#ears.heard(text),
      closed: () => this.#mine(wire) && this.#lost(),
    });
    this.#wire = wire;
  }

  /** The other side has spoken as it should: the next break starts counting anew. */
  established(): void {
    this.#attempts = 0;
    this.#become("open");
  }

  send(text: string): void {
    if (this.state === "open") this.#wire?.send(text);
  }

  /** First words, before the line counts as open. */
  greet(text: string): void {
    this.#wire?.send(text);
  }

  /** Hang up on a line that does not answer, and try again. */
  renew(): void {
    if (this.state === "ended") return;
    this.#drop();
    this.#lost();
  }

  /** Do not wait any longer: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#cancel !== null) this.open();
  }

  end(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#become("ended");
    this.#drop();
  }

  #mine(wire: Wire): boolean {
    return this.#wire === wire && this.state !== "ended";
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #lost(): void {
    this.#wire = null;
    const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#attempts++);
    const wait = longest * (0.5 + this.#world.random() / 2);
    this.#cancel = this.#world.later(wait, () => this.open());
    this.#become("lost");
  }

  #become(state: LineState): void {
    this.state = state;
    this.#ears.changed();
  }
}
