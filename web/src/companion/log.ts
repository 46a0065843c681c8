/** A game as a list of actions with a position in it: undo and redo move the position. */

import { OPTIONS } from "../shared/option_forms";
import { readOptions } from "../shared/options";
import { type Action, readAction, writeAction } from "./actions";
import type { CompanionSetup } from "./companion_setup";
import { applyAction, isExpected, whyNot } from "./reducer";
import { type CompanionState, newState } from "./state";

export interface ActionLog {
  readonly setup: CompanionSetup;
  /** When the game began; no two games have the same. */
  readonly begun: number;
  /** Playing time in seconds. */
  readonly seconds: number;
  /** Texts of actions. */
  readonly actions: readonly string[];
  /** How many actions count; the others can be redone. */
  readonly at: number;
}

/** The JSON in localStorage. Its field names must not change: saved games use them. */
interface SavedLog extends Pick<ActionLog, "begun" | "seconds" | "at"> {
  readonly agreed: CompanionSetup;
  readonly deeds: readonly string[];
}

export const newLog = (setup: CompanionSetup, begun: number): ActionLog => ({
  setup,
  begun,
  seconds: 0,
  actions: [],
  at: 0,
});

/** The state after all actions that count. */
export function stateOf({ setup, actions, at }: ActionLog): CompanionState {
  return actions.slice(0, at).reduce((state, text) => {
    const action = readAction(text);
    return action ? applyAction(state, action) : state;
  }, newState(setup));
}

/** Adds an action; undone actions are dropped. */
export const withAction = (log: ActionLog, action: Action): ActionLog => {
  const actions = [...log.actions.slice(0, log.at), writeAction(action)];
  return { ...log, actions, at: actions.length };
};

/** Moves the position, within the log. */
export const moveBy = (log: ActionLog, count: number): ActionLog => ({
  ...log,
  at: Math.max(0, Math.min(log.actions.length, log.at + count)),
});

export function writeLog({ setup, begun, seconds, actions, at }: ActionLog): string {
  const saved: SavedLog = { agreed: setup, begun, seconds, deeds: actions, at };
  return JSON.stringify(saved);
}

/** A saved log; null if the text is not one. Ends before the first action that is not possible. */
export function readLog(text: string | null): ActionLog | null {
  const { agreed, begun, seconds, deeds, at } = (parseJson(text) ?? {}) as Partial<SavedLog>;
  if (!isCompanionSetup(agreed) || !areTexts(deeds)) return null;
  const count = (value: unknown): number =>
    Number.isSafeInteger(value) ? Math.max(0, value as number) : 0;
  const log: ActionLog = {
    setup: agreed,
    begun: count(begun),
    seconds: count(seconds),
    actions: possibleActions(agreed, deeds),
    at: count(at),
  };
  return moveBy(log, 0);
}

export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function isCompanionSetup(value: CompanionSetup | undefined): value is CompanionSetup {
  const { players, names, options } = value ?? {};
  if (![1, 2, 3, 4].includes(players ?? 0) || !areTexts(names) || typeof options !== "string") return false;
  return readOptions(options).every(({ name, value }) =>
    OPTIONS.some((each) => each.name === name && each.values.includes(value)),
  );
}

/** The actions before the first one that is not possible. */
function possibleActions(setup: CompanionSetup, texts: readonly string[]): string[] {
  let state = newState(setup);
  const wrong = texts.findIndex((text) => {
    const action = readAction(text);
    if (!action || !isExpected(state, action) || whyNot(state, action)) return true;
    state = applyAction(state, action);
    return false;
  });
  return wrong < 0 ? [...texts] : texts.slice(0, wrong);
}
