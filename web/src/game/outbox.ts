/**
 * Commands without an answer. Each has an id and is sent again until it is answered: none is lost or doubled.
 * As src/regicide/client/outbox.py, and with the times when they were sent.
 */

import type { Do } from "../wire";

export type Command = Do["what"];

export class Outbox {
  readonly #waiting = new Map<string, { message: Do; sentAt: number }>();
  readonly #makeId: () => string;

  constructor(makeId: () => string) {
    this.#makeId = makeId;
  }

  add(what: Command, now: number): Do {
    const message: Do = { type: "do", id: this.#makeId(), what };
    this.#waiting.set(message.id, { message, sentAt: now });
    return message;
  }

  /** Removes an answered command; null if the id is unknown. */
  remove(id: string): Command | null {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found?.message.what ?? null;
  }

  /** All commands, oldest first, to be sent again now. */
  resend(now: number): Do[] {
    const all = [...this.#waiting.values()];
    for (const each of all) each.sentAt = now;
    return all.map((each) => each.message);
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  get hasMove(): boolean {
    return [...this.#waiting.values()].some((each) => each.message.what.do === "make-move");
  }

  /** When the oldest command was sent: too long ago means that the connection is dead. */
  oldestSentAt(): number | null {
    const times = [...this.#waiting.values()].map((each) => each.sentAt);
    return times.length ? Math.min(...times) : null;
  }
}
