/** A table that gives a lesson: every answer was written beforehand, with the rules themselves. */

import type { Ears, Wire, World } from "../game/line";
import { cardsOf } from "../game/moves";
import type { ClientMessage, LessonView, RoomView, ServerMessage, TurnView } from "../wire";

export interface Pupil {
  /** The lesson goes on with this turn; null: it is over. */
  advanced(turn: TurnView | null): void;
  /** What to say to a legal move that is beside the point. */
  whyNot(turn: TurnView): string;
}

/** A room as a table would show it, with the learner and others who only look on. */
export function roomOf(lesson: LessonView, learner: string): RoomView {
  const others = ["squire", "knight", "champion"].slice(0, lesson.game.hands.length - 1);
  return {
    phase: "playing",
    seats: [
      { name: learner, bot: null, ready: true },
      ...others.map((bot) => ({ name: null, bot, ready: true })),
    ],
    host: 0,
    first: 0,
    options: "",
    public: false,
    turn_seconds: null,
    chosen_seed: true,
    seal: { commitment: "", seed: null, salt: null },
    proposal: null,
    paused: false,
    abandoned: false,
    rematch: null,
  };
}

export class Tutor {
  readonly #lesson: LessonView;
  readonly #room: RoomView;
  readonly #pupil: Pupil;
  #turn: TurnView | null;

  constructor(lesson: LessonView, room: RoomView, pupil: Pupil) {
    this.#lesson = lesson;
    this.#room = room;
    this.#pupil = pupil;
    this.#turn = lesson.turns[0] ?? null;
  }

  /** What a table would say to a message, in order. */
  hear(message: ClientMessage): ServerMessage[] {
    switch (message.type) {
      case "hello": {
        const { game, own } = this.#lesson;
        return [{ type: "welcome", seq: 0, now: 0, room: this.#room, game, own }, ...this.#choices(0)];
      }
      case "ask": {
        const reason = this.#turn?.reasons[cardsOf(message.move).sort().join("")] ?? null;
        const outlook = { move: message.move, forecast: null, reason };
        return [{ type: "outlook", id: message.id, outlook }];
      }
      case "do":
        return message.what.do === "make-move" ? this.#move(message.id, message.what.move) : [];
    }
  }

  #move(id: string, move: string): ServerMessage[] {
    const turn = this.#turn;
    if (!turn) return [];
    const step = turn.wanted[move];
    if (!step) {
      const error = { code: "beside-the-point", sentence: this.#pupil.whyNot(turn) };
      return [{ type: "refused", id, error }];
    }
    this.#turn = step.next === null ? null : (this.#lesson.turns[step.next] ?? null);
    this.#pupil.advanced(this.#turn);
    const { seq } = step.update;
    return [step.update, ...this.#choices(seq), { type: "ack", id, seq }];
  }

  #choices(seq: number): ServerMessage[] {
    return this.#turn ? [{ type: "choices", seq, choices: this.#turn.choices }] : [];
  }
}

/** The tutor as the world a controller lives in. */
export function tutorWorld(tutor: Tutor): World {
  return {
    connect(ears: Ears): Wire {
      // A moment later, as over a network: whoever speaks does not expect an answer while speaking.
      queueMicrotask(() => ears.opened());
      return {
        send(text) {
          const answers = tutor.hear(JSON.parse(text) as ClientMessage);
          queueMicrotask(() => answers.forEach((each) => ears.heard(JSON.stringify(each))));
        },
        close: () => undefined,
      };
    },
    later: () => () => undefined,
    now: () => 0,
    random: () => 0,
  };
}
