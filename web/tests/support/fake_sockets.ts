/** An environment for tests: sockets without a network, and a clock that the test moves. */

import type { Environment, Socket, SocketHandlers } from "../../src/game/connection";
import type { ClientMessage, ServerMessage } from "../../src/wire";

export class FakeSocket implements Socket {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  readonly handlers: SocketHandlers;

  constructor(handlers: SocketHandlers) {
    this.handlers = handlers;
  }

  send(message: ClientMessage): void {
    this.sent.push(message);
  }

  close(): void {
    this.isClosed = true;
  }

  /** Delivers a message from the server. */
  deliver(message: ServerMessage): void {
    this.handlers.received(message);
  }
}

export class FakeEnvironment implements Environment {
  readonly sockets: FakeSocket[] = [];
  time = 1000;
  #timers: { at: number; call: () => void }[] = [];

  connect(handlers: SocketHandlers): Socket {
    const socket = new FakeSocket(handlers);
    this.sockets.push(socket);
    return socket;
  }

  setTimer(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.time + milliseconds, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return 1;
  }

  /** The newest socket. */
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  /** Moves the clock, and calls the timers that are due. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.#timers.filter((timer) => timer.at <= this.time);
    this.#timers = this.#timers.filter((timer) => timer.at > this.time);
    for (const timer of due) timer.call();
  }
}
