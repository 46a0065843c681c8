/** Commands on their way. Each has an id and is sent again until it is answered, so none is lost or doubled. */

import type { Do } from "../wire";

export type Command = Do["what"];

export class Outbox {
  readonly #waiting = new Map<string, { message: Do; since: number }>();
  readonly #makeId: () => string;

  constructor(makeId: () => string) {
    this.#makeId = makeId;
  }

  put(what: Command, now: number): Do {
    const message: Do = { type: "do", id: this.#makeId(), what };
    this.#waiting.set(message.id, { message, since: now });
    return message;
  }

  /** Answered: whether it was one of ours. */
  settle(id: string): Command | null {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found?.message.what ?? null;
  }

  /** In the order they were asked for. */
  unanswered(now: number): Do[] {
    const all = [...this.#waiting.values()];
    for (const each of all) each.since = now;
    return all.map((each) => each.message);
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  get isMoving(): boolean {
    return [...this.#waiting.values()].some((each) => each.message.what.do === "make-move");
  }

  /** When the oldest of them was sent; a line that answers nothing is a dead one. */
  oldest(): number | null {
    const times = [...this.#waiting.values()].map((each) => each.since);
    return times.length ? Math.min(...times) : null;
  }
}
