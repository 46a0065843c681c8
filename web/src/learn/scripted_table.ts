/**
 * The table of a lesson. It answers like a server, from answers that tools/generators/lesson_script.py wrote
 * with the rules.
 */

import type { Environment, Socket, SocketHandlers } from "../game/connection";
import { cardsOf } from "../game/moves";
import type { ClientMessage, LessonView, RoomView, ServerMessage, TurnView } from "../wire";

export interface LessonHandlers {
  /** The next turn of the lesson begins; null: the lesson is over. */
  advanced(turn: TurnView | null): void;
  /** The sentence for a legal move that the lesson does not ask for. */
  whyNot(turn: TurnView, move: string): string;
}

/** The `RoomView` of a lesson: the learner, and bots that do not act. */
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

export class ScriptedTable {
  readonly #lesson: LessonView;
  readonly #room: RoomView;
  readonly #handlers: LessonHandlers;
  #turn: TurnView | null;

  constructor(lesson: LessonView, room: RoomView, handlers: LessonHandlers) {
    this.#lesson = lesson;
    this.#room = room;
    this.#handlers = handlers;
    this.#turn = lesson.turns[0] ?? null;
  }

  /** The messages that a server would send in answer, in order. */
  answer(message: ClientMessage): ServerMessage[] {
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
      const error = { code: "beside-the-point", sentence: this.#handlers.whyNot(turn, move) };
      return [{ type: "refused", id, error }];
    }
    this.#turn = step.next === null ? null : (this.#lesson.turns[step.next] ?? null);
    this.#handlers.advanced(this.#turn);
    const { seq } = step.update;
    return [step.update, ...this.#choices(seq), { type: "ack", id, seq }];
  }

  #choices(seq: number): ServerMessage[] {
    return this.#turn ? [{ type: "choices", seq, choices: this.#turn.choices }] : [];
  }
}

/** A table in this page: what a server would answer to a message, in order. */
export interface AnsweringTable {
  answer(message: ClientMessage): ServerMessage[];
}

/** An environment whose socket leads to such a table. */
export function scriptedEnvironment(table: AnsweringTable): Environment {
  return {
    connect(handlers: SocketHandlers): Socket {
      // Asynchronous as on a network: the controller does not expect an answer while it sends.
      queueMicrotask(() => handlers.opened());
      return {
        send(message) {
          const answers = table.answer(message);
          queueMicrotask(() => answers.forEach((each) => handlers.received(each)));
        },
        close: () => undefined,
      };
    },
    setTimer: () => () => undefined,
    now: () => 0,
    random: () => 0,
  };
}
