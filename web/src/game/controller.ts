/** One client at one table: its state, its selection and its unanswered commands.

It has no rules and no page: the server sends legal moves and forecasts, and the page gets a new
snapshot whenever something changes. */

import type { ErrorView, OutlookView, ServerMessage } from "../wire";
import { applyMessage, type ClientState, EMPTY_STATE, isCaughtUp } from "./client_state";
import { Connection, type ConnectionState, type Environment } from "./connection";
import { Moves } from "./moves";
import { type Command, Outbox } from "./outbox";

/** What the player has selected and not yet confirmed. */
export type Selection =
  | { readonly kind: "cards"; readonly keys: readonly string[] }
  | { readonly kind: "yield" }
  | { readonly kind: "flip" }
  | { readonly kind: "next"; readonly seat: number };

const EMPTY_SELECTION: Selection = { kind: "cards", keys: [] };

export interface Snapshot {
  readonly connection: ConnectionState;
  readonly state: ClientState;
  readonly moves: Moves | null;
  readonly selection: Selection;
  readonly isSending: boolean;
  /** The answer to the latest question why a move is not possible. */
  readonly outlook: OutlookView | null;
  readonly refusal: ErrorView | null;
  /** What the operator of the server tells everyone. */
  readonly notice: string | null;
  /** How often the server told that another device was added to the player. */
  readonly addedDevices: number;
  /** Why the server closed the connection for good. */
  readonly finalError: ErrorView | null;
}

export interface Credentials {
  readonly secret: string | null;
  readonly language: string;
}

/** Milliseconds that a command may stay unanswered before the socket is replaced. */
export const ANSWER_TIMEOUT = 8000;

export class Controller {
  snapshot: Snapshot = {
    connection: "connecting",
    state: EMPTY_STATE,
    moves: null,
    selection: EMPTY_SELECTION,
    isSending: false,
    outlook: null,
    refusal: null,
    notice: null,
    addedDevices: 0,
    finalError: null,
  };
  /** May be ahead of the snapshot, which waits until all missed updates have arrived. */
  #state: ClientState = EMPTY_STATE;
  #questionId: string | null = null;
  readonly #connection: Connection;
  readonly #outbox: Outbox;
  readonly #environment: Environment;
  readonly #credentials: () => Credentials;
  readonly #onChange: (snapshot: Snapshot) => void;
  readonly #makeId: () => string;
  #cancelTimeout: (() => void) | null = null;

  constructor(
    environment: Environment,
    credentials: () => Credentials,
    makeId: () => string,
    onChange: (snapshot: Snapshot) => void,
  ) {
    this.#environment = environment;
    this.#credentials = credentials;
    this.#makeId = makeId;
    this.#onChange = onChange;
    this.#outbox = new Outbox(makeId);
    this.#connection = new Connection(environment, {
      opened: () => this.#sendHello(),
      received: (message) => this.#receive(message),
      stateChanged: () => this.#publish({}),
    });
  }

  start(): void {
    this.#connection.open();
  }

  close(): void {
    this.#cancelTimeout?.();
    this.#connection.close();
  }

  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  /** Connects once more and says hello: the language is another. What is known of the table stays. */
  sayHelloAgain(): void {
    this.#connection.replaceSocket();
    this.#connection.reconnectNow();
  }

  // --- selecting --------------------------------------------------------------------------------

  select(selection: Selection): void {
    this.#publish({ selection, outlook: null, refusal: null });
  }

  /** Asks the server what a move would do, or why it is not possible. */
  ask(move: string): void {
    this.#questionId = this.#makeId();
    this.#connection.send({ type: "ask", id: this.#questionId, move });
  }

  /** The reader has read why something was refused. */
  forgetRefusal(): void {
    this.#publish({ refusal: null });
  }

  // --- sending ----------------------------------------------------------------------------------

  do(what: Command): void {
    const message = this.#outbox.add(what, this.#environment.now());
    this.#connection.send(message);
    this.#startTimeout();
    this.#publish({ refusal: null });
  }

  move(text: string): void {
    // A second press before the answer would be a second move.
    if (this.#outbox.hasMove) return;
    this.do({ do: "make-move", move: text, seen: this.#state.seq });
  }

  // --- receiving --------------------------------------------------------------------------------

  #sendHello(): void {
    const { secret, language } = this.#credentials();
    this.#connection.sendHello({ type: "hello", secret, after: this.#state.seq, language, choices: true });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#receiveWelcome(message);
        break;
      case "ack":
        this.#outbox.remove(message.id);
        this.#publish({});
        break;
      case "refused":
        this.#receiveRefusal(message.id, message.error);
        break;
      case "outlook":
        if (message.id === this.#questionId) this.#publish({ outlook: message.outlook });
        break;
      case "trouble":
        this.#publish({ refusal: message.error });
        break;
      case "notice":
        this.#publish({ notice: message.text });
        break;
      case "device-added":
        this.#publish({ addedDevices: this.snapshot.addedDevices + 1 });
        break;
      case "goodbye":
        if (!message.again) {
          this.#connection.close();
          this.#publish({ finalError: message.error });
        }
        break;
      default:
        this.#apply(message);
    }
  }

  #receiveWelcome(message: Extract<ServerMessage, { type: "welcome" }>): void {
    this.#connection.markOpen();
    this.#apply(message);
    for (const each of this.#outbox.resend(this.#environment.now())) this.#connection.send(each);
    this.#startTimeout();
  }

  #receiveRefusal(id: string, error: ErrorView): void {
    const isOurs = this.#outbox.remove(id) !== null || id === this.#questionId;
    this.#publish(isOurs ? { refusal: error } : {});
  }

  #apply(message: ServerMessage): void {
    const before = this.#state;
    this.#state = applyMessage(before, message, this.#environment.now());
    if (!isCaughtUp(this.#state)) return;
    const { choices } = this.#state;
    const isNewPosition = this.#state.game !== this.snapshot.state.game;
    this.#publish({
      state: this.#state,
      ...(choices !== before.choices && { moves: choices && new Moves(choices.choices) }),
      ...(isNewPosition && { selection: EMPTY_SELECTION, outlook: null, refusal: null }),
    });
  }

  /** A socket can be dead without a close event; an unanswered command shows it. */
  #startTimeout(): void {
    this.#cancelTimeout?.();
    this.#cancelTimeout = null;
    const oldest = this.#outbox.oldestSentAt();
    if (oldest === null) return;
    const wait = Math.max(0, oldest + ANSWER_TIMEOUT - this.#environment.now());
    this.#cancelTimeout = this.#environment.setTimer(wait, () => {
      if (!this.#outbox.isEmpty && this.#connection.state === "open") this.#connection.replaceSocket();
    });
  }

  #publish(changes: Partial<Snapshot>): void {
    this.snapshot = {
      ...this.snapshot,
      ...changes,
      connection: this.#connection.state,
      isSending: this.#outbox.hasMove,
    };
    this.#onChange(this.snapshot);
  }
}
