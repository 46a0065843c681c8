/** The story of a move ends with the game that the server sent, and every step before it agrees with itself. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { applyMessage, type ClientState, EMPTY_STATE } from "../../src/game/client_state";
import { type Beat, beatsOf } from "../../src/table/story/beats";
import { arrived, crumbled, departed, type Displayed } from "../../src/table/story/displayed_game";
import type { GameView, ServerMessage } from "../../src/wire";
import type { GameEvent } from "../../src/words/event_text";

const FOLDER = new URL("../../../tests/golden/client/", import.meta.url);

interface Move {
  readonly before: Displayed;
  readonly final: Displayed;
  readonly beats: readonly Beat[];
  readonly events: readonly GameEvent[];
}

/** Every move of the recorded tables, and the states around it. */
function moves(): Move[] {
  const found: Move[] = [];
  for (const name of readdirSync(FOLDER)) {
    const { steps } = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as { steps: { message: ServerMessage }[] };
    let state: ClientState = EMPTY_STATE;
    for (const { message } of steps) {
      const { game, own, seq } = state;
      state = applyMessage(state, message, 0);
      const entry = state.log.at(-1);
      if (state.seq !== seq + 1 || !game || !state.game || !entry?.public.events?.length) continue;
      const [before, final] = [{ game, own }, { game: state.game, own: state.own }];
      found.push({ before, final, beats: beatsOf(entry, before, final), events: entry.public.events });
    }
  }
  return found;
}

/** Not part of the story: the order of shuffled cards, and which known groups of the tavern a draw dissolves. */
const comparable = ({ game, own }: Displayed): unknown => ({
  game: { ...game, moves: 0, discard: game.discard.toSorted(), tavern: { ...game.tavern, groups: [] } },
  hand: own?.hand,
});

/** All cards that are somewhere; those in the air are nowhere. */
const count = ({ hands, tavern, discard, table, royals }: GameView, isStanding: boolean): number =>
  hands.reduce((sum, hand) => sum + hand.count, 0) +
  tavern.count +
  discard.length +
  table.length +
  royals.filter(({ fate }) => fate === "to-come").length +
  (isStanding ? 1 : 0);

it("has moves of every kind", () => {
  const kinds = new Set(moves().flatMap(({ beats }) => beats.map(({ kind }) => kind)));
  for (const kind of ["play", "heal", "draw", "double", "shield", "blocked", "damage", "strike", "discard", "pass"]) {
    expect(kinds).toContain(kind);
  }
});

it("ends with the game that the server sent", () => {
  for (const { before, final, events } of moves()) {
    let shown = before;
    for (const event of events) {
      shown = arrived(departed(shown, event), event, final);
      if (event.event === "enemy-defeated") shown = crumbled(shown, event.enemy, event.exact);
    }
    // After a Jester the table waits for a name, and no event says so.
    const step = final.game.step === "name" ? final.game.step : shown.game.step;
    expect(comparable({ ...shown, game: { ...shown.game, step } })).toEqual(comparable(final));
  }
});

it("loses no card on the way", () => {
  for (const { before, final, beats } of moves()) {
    const all = count(before.game, true);
    expect(count(final.game, final.game.step !== "won")).toBe(final.game.step === "won" ? all - 1 : all);
    for (const beat of beats) {
      const isFallen = beat.kind === "exact" || beat.kind === "overkill" || beat.kind === "crumble";
      const isLast = beat.events.some((event) => event.event === "enemy-defeated" && event.last);
      if (!isFallen || isLast) expect(count(beat.after.game, final.game.step !== "won" || isLast)).toBe(all);
    }
  }
});

it("tells every event once, in order", () => {
  for (const { beats, events } of moves()) {
    const told = beats.flatMap((beat) => beat.events);
    expect(events.filter((event) => told.includes(event))).toEqual(told);
    expect(beats.at(-1)?.told).toBe(events.length);
  }
});
