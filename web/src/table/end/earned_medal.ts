/** A solo game with a hint or a bot's moves gives no medal, nor does practice: then nothing that the page shows names one. */

import type { ClientState, ReceivedUpdate } from "../../game/client_state";
import type { GameView, ReplayView, RoomView } from "../../wire";
import type { GameEvent } from "../../words/event_text";
import { standInsOf } from "../../words/stand_in_text";

/** What the page shows of a table, also of the medal that is still possible. */
export function withEarnedMedal(state: ClientState, isPractice: boolean): ClientState {
  const { room, game, choices, log } = state;
  if (!room || !(game?.outcome?.medal || choices?.choices.medal_after_flip)) return state;
  if (!isPractice && !hasHints(room) && !standInsOf(room, log).length) return state;
  return {
    ...state,
    game: game && plainGame(game),
    choices: choices && { ...choices, choices: { ...choices.choices, medal_after_flip: null } },
    log: log.map(plainUpdate),
  };
}

/** What it shows of a replay, which tells of hints and of a bot's moves for a person. */
export function replayWithEarnedMedal(replay: ReplayView): ReplayView {
  const { room, moments, bot_moves: botMoves } = replay;
  const hasStandIn = botMoves?.some(Boolean) ?? room.seats.some(({ name, bot }) => name !== null && bot !== null);
  if (!hasHints(room) && !hasStandIn) return replay;
  return {
    ...replay,
    moments: moments.map((moment) => ({ ...moment, events: plainEvents(moment.events), game: plainGame(moment.game) })),
  };
}

const hasHints = ({ hints }: RoomView): boolean => hints?.some(Boolean) ?? false;

const plainGame = (game: GameView): GameView =>
  game.outcome ? { ...game, outcome: { ...game.outcome, medal: null } } : game;

const plainEvents = (events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) => (event.event === "game-won" ? { ...event, medal: null } : event));

function plainUpdate(update: ReceivedUpdate): ReceivedUpdate {
  const { events, game } = update.public;
  const news = { ...update.public, ...(events && { events: plainEvents(events) }), ...(game && { game: plainGame(game) }) };
  return { ...update, public: news, game: update.game && plainGame(update.game) };
}
