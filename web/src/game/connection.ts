/** A connection to a table that reconnects by itself. It carries messages and does not read them. */

import type { ClientMessage, ServerMessage } from "../wire";

export interface Socket {
  send(message: ClientMessage): void;
  close(): void;
}

export interface SocketHandlers {
  opened(): void;
  received(message: ServerMessage): void;
  closed(): void;
}

export interface ConnectionHandlers {
  opened(): void;
  received(message: ServerMessage): void;
  stateChanged(): void;
}

/** Sockets, timers, clock and randomness: those of a browser or of a test. */
export interface Environment {
  connect(handlers: SocketHandlers): Socket;
  /** Returns a function that cancels the timer. */
  setTimer(milliseconds: number, call: () => void): () => void;
  now(): number;
  random(): number;
}

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/**
 * The shortest and the longest wait before a reconnect, in milliseconds; the wait doubles with each failure.
 * Up to half of it is left out at random.
 */
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 5000;

export class Connection {
  state: ConnectionState = "connecting";
  #socket: Socket | null = null;
  #attempts = 0;
  #cancelReconnect: (() => void) | null = null;
  readonly #environment: Environment;
  readonly #handlers: ConnectionHandlers;

  constructor(environment: Environment, handlers: ConnectionHandlers) {
    this.#environment = environment;
    this.#handlers = handlers;
  }

  open(): void {
    this.#cancelReconnect?.();
    this.#cancelReconnect = null;
    const socket: Socket = this.#environment.connect({
      opened: () => this.#isCurrent(socket) && this.#handlers.opened(),
      received: (message) => this.#isCurrent(socket) && this.#handlers.received(message),
      closed: () => this.#isCurrent(socket) && this.#reconnectLater(),
    });
    this.#socket = socket;
  }

  /** To be called when the server has answered the hello: resets the wait between attempts. */
  markOpen(): void {
    this.#attempts = 0;
    this.#setState("open");
  }

  send(message: ClientMessage): void {
    if (this.state === "open") this.#socket?.send(message);
  }

  /** Sends the first message, before the connection counts as open. */
  sendHello(hello: ClientMessage): void {
    this.#socket?.send(hello);
  }

  /** Closes a socket that does not answer, and reconnects. */
  replaceSocket(): void {
    if (this.state === "closed") return;
    this.#closeSocket();
    this.#reconnectLater();
  }

  /** Ends the wait: the network is back, or the player looks at the page again. */
  reconnectNow(): void {
    if (this.#cancelReconnect !== null) this.open();
  }

  close(): void {
    this.#cancelReconnect?.();
    this.#cancelReconnect = null;
    this.#setState("closed");
    this.#closeSocket();
  }

  #isCurrent(socket: Socket): boolean {
    return this.#socket === socket && this.state !== "closed";
  }

  #closeSocket(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #reconnectLater(): void {
    this.#socket = null;
    const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#attempts++);
    const wait = longest * (0.5 + this.#environment.random() / 2);
    this.#cancelReconnect = this.#environment.setTimer(wait, () => this.open());
    this.#setState("lost");
  }

  #setState(state: ConnectionState): void {
    this.state = state;
    this.#handlers.stateChanged();
  }
}
