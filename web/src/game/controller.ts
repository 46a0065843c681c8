/** A table as somebody sits at it: what was seen, what is chosen, what is on its way.

It knows no rule and no page: legal moves and forecasts come from the server, and whoever shows it
is told when something has changed. */

import type { ErrorView, OutlookView, ServerMessage } from "../wire";
import { Line, type LineState, type World } from "./line";
import { Moves } from "./moves";
import { type Command, Outbox } from "./outbox";
import { isCaughtUp, NOTHING, type Seen, take } from "./seen";

/** What is chosen and not yet confirmed. */
export type Choosing =
  | { readonly kind: "cards"; readonly keys: readonly string[] }
  | { readonly kind: "yield" }
  | { readonly kind: "flip" }
  | { readonly kind: "next"; readonly seat: number };

export const NO_CARDS: Choosing = { kind: "cards", keys: [] };

export interface Snapshot {
  readonly line: LineState;
  readonly seen: Seen;
  readonly moves: Moves | null;
  readonly choosing: Choosing;
  readonly isSending: boolean;
  /** The answer to the latest question why something cannot be done. */
  readonly outlook: OutlookView | null;
  readonly refusal: ErrorView | null;
  /** Why the server hung up for good. */
  readonly farewell: ErrorView | null;
}

export interface Identity {
  readonly secret: string | null;
  readonly language: string;
}

/** Milliseconds a command may stay unanswered before the line is thought dead. */
export const PATIENCE = 8000;

export class Controller {
  snapshot: Snapshot = {
    line: "connecting",
    seen: NOTHING,
    moves: null,
    choosing: NO_CARDS,
    isSending: false,
    outlook: null,
    refusal: null,
    farewell: null,
  };
  #seen: Seen = NOTHING;
  #asked: string | null = null;
  readonly #line: Line;
  readonly #outbox: Outbox;
  readonly #world: World;
  readonly #identity: () => Identity;
  readonly #changed: (snapshot: Snapshot) => void;
  readonly #makeId: () => string;
  #cancelWatch: (() => void) | null = null;

  constructor(
    world: World,
    identity: () => Identity,
    makeId: () => string,
    changed: (snapshot: Snapshot) => void,
  ) {
    this.#world = world;
    this.#identity = identity;
    this.#makeId = makeId;
    this.#changed = changed;
    this.#outbox = new Outbox(makeId);
    this.#line = new Line(world, {
      opened: () => this.#greet(),
      heard: (text) => this.#heard(JSON.parse(text) as ServerMessage),
      changed: () => this.#publish({}),
    });
  }

  start(): void {
    this.#line.open();
  }

  end(): void {
    this.#cancelWatch?.();
    this.#line.end();
  }

  hurry(): void {
    this.#line.hurry();
  }

  // --- choosing ---------------------------------------------------------------------------------

  choose(choosing: Choosing): void {
    this.#publish({ choosing, outlook: null, refusal: null });
  }

  /** Ask what a move would do, or why it may not be made. */
  ask(move: string): void {
    this.#asked = this.#makeId();
    this.#line.send(JSON.stringify({ type: "ask", id: this.#asked, move }));
  }

  // --- doing ------------------------------------------------------------------------------------

  do(what: Command): void {
    const message = this.#outbox.put(what, this.#world.now());
    this.#line.send(JSON.stringify(message));
    this.#watch();
    this.#publish({ refusal: null });
  }

  move(text: string): void {
    // A second press while the first is on its way is the same press.
    if (this.#outbox.isMoving) return;
    this.do({ do: "make-move", move: text, seen: this.#seen.seq });
  }

  // --- hearing ----------------------------------------------------------------------------------

  #greet(): void {
    const { secret, language } = this.#identity();
    const hello = { type: "hello", secret, after: this.#seen.seq, language, choices: true };
    this.#line.greet(JSON.stringify(hello));
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "ack":
        this.#outbox.settle(message.id);
        this.#publish({});
        break;
      case "refused":
        this.#refused(message.id, message.error);
        break;
      case "outlook":
        if (message.id === this.#asked) this.#publish({ outlook: message.outlook });
        break;
      case "trouble":
        this.#publish({ refusal: message.error });
        break;
      case "goodbye":
        if (!message.again) {
          this.#line.end();
          this.#publish({ farewell: message.error });
        }
        break;
      default:
        this.#take(message);
    }
  }

  #welcomed(message: Extract<ServerMessage, { type: "welcome" }>): void {
    this.#line.established();
    this.#take(message);
    for (const each of this.#outbox.unanswered(this.#world.now())) {
      this.#line.send(JSON.stringify(each));
    }
    this.#watch();
  }

  #refused(id: string, error: ErrorView): void {
    const known = this.#outbox.settle(id) !== null || id === this.#asked;
    this.#publish(known ? { refusal: error } : {});
  }

  #take(message: ServerMessage): void {
    const before = this.#seen;
    this.#seen = take(before, message, this.#world.now());
    if (!isCaughtUp(this.#seen)) return;
    const listed = this.#seen.choices;
    const anew = this.#seen.game !== this.snapshot.seen.game;
    this.#publish({
      seen: this.#seen,
      ...(listed !== before.choices && { moves: listed && new Moves(listed.choices) }),
      ...(anew && { choosing: NO_CARDS, outlook: null, refusal: null }),
    });
  }

  /** A line can be dead without a word of it: then a command stays unanswered. */
  #watch(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = null;
    const oldest = this.#outbox.oldest();
    if (oldest === null) return;
    const wait = Math.max(0, oldest + PATIENCE - this.#world.now());
    this.#cancelWatch = this.#world.later(wait, () => {
      if (!this.#outbox.isEmpty && this.#line.state === "open") this.#line.renew();
    });
  }

  #publish(changes: Partial<Snapshot>): void {
    this.snapshot = {
      ...this.snapshot,
      ...changes,
      line: this.#line.state,
      isSending: this.#outbox.isMoving,
    };
    this.#changed(this.snapshot);
  }
}
