/** A world for controllers: sockets that tests hold the other end of, and a clock they turn. */

import type { Ears, Wire, World } from "../src/game/line";
import type { ClientMessage, ServerMessage } from "../src/wire";

export class TestWire implements Wire {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  readonly ears: Ears;

  constructor(ears: Ears) {
    this.ears = ears;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: ServerMessage): void {
    this.ears.heard(JSON.stringify(message));
  }
}

export class TestWorld implements World {
  readonly wires: TestWire[] = [];
  time = 1000;
  #timers: { at: number; call: () => void }[] = [];

  connect(ears: Ears): Wire {
    const wire = new TestWire(ears);
    this.wires.push(wire);
    return wire;
  }

  later(milliseconds: number, call: () => void): () => void {
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

  get wire(): TestWire {
    const last = this.wires.at(-1);
    if (!last) throw new Error("nobody has called");
    return last;
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.#timers.filter((timer) => timer.at <= this.time);
    this.#timers = this.#timers.filter((timer) => timer.at > this.time);
    for (const timer of due) timer.call();
  }
}
