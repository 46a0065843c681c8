/** A game of this device, state by state, as in src/regicide/wire/replay_view.py. */

import type { Core } from "../core/core";
import { CoreGame } from "../core/core_game";
import type { MomentView, ReplayView, SealView } from "../wire";
import { type SharedGame, unearnedBy } from "./shared_game";

type AnyEvent = MomentView["events"][number];

/** A move that the rules do not allow: `number` counts from 1. */
export class IllegalRecordedMove extends Error {
  readonly number: number;
  readonly move: string;

  constructor(number: number, move: string) {
    super(`move ${number}, ${move}, is illegal`);
    this.number = number;
    this.move = move;
  }
}

export function replayOf(core: Core, shared: SharedGame, seal: SealView, isSeedChosen: boolean): ReplayView {
  const { seats, options, seed, hints, botMoves } = shared;
  const unearned = unearnedBy(shared);
  const moments = momentsOf(core, shared, unearned === null);
  const shares = botMoves?.map((count, seat) =>
    count ? { by_bot: count, moves: moments.filter((moment) => moment.seat === seat).length } : null,
  );
  return {
    room: {
      phase: "over",
      seats: seats.map(({ name, bot }) => ({ name, bot, ready: true })),
      host: 0,
      first: 0,
      options,
      public: false,
      turn_seconds: null,
      chosen_seed: isSeedChosen,
      seal: { ...seal, seed },
      proposal: null,
      paused: false,
      abandoned: !moments.at(-1)?.game.outcome,
      rematch: null,
      ...(hints && { hints: [...hints] }),
      ...(unearned && { unearned }),
      ...(shares?.some(Boolean) && { stood_in: shares }),
    },
    moments,
  };
}

function momentsOf(core: Core, { seats, options, seed, moves }: SharedGame, earns: boolean): MomentView[] {
  const game = new CoreGame(core, { players: seats.length, options, seed });
  game.setEarns(earns);
  const look = (): Pick<MomentView, "game" | "hands"> => ({
    game: game.view(),
    hands: seats.map((_, seat) => game.hand(seat)),
  });
  try {
    let last: MomentView = { move: null, seat: null, events: [], ...look() };
    const moments = [last];
    for (const [at, move] of moves.entries()) {
      const answer = game.move(move);
      if ("error" in answer) throw new IllegalRecordedMove(at + 1, move);
      const events = withReceived(answer.events, answer.received);
      last = { move, seat: last.game.seat, events, ...look() };
      moments.push(last);
    }
    return moments;
  } finally {
    game.free();
  }
}

/** After the game everyone may know which cards were drawn: each draw is followed by its cards. */
function withReceived(events: readonly AnyEvent[], received: readonly string[][]): AnyEvent[] {
  if (events.some(({ event }) => event === "cards-received")) return [...events]; // with open hands they are public
  const found: AnyEvent[] = [];
  for (const event of events) {
    found.push(event);
    if (event.event !== "cards-drawn") continue;
    found.push({ event: "cards-received", seat: event.seat, cards: received[event.seat] ?? [] });
  }
  return found;
}
