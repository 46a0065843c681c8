/** A game as a list of actions with a position in it: undo and redo move the position. */

import { OPTIONS, readOptions } from "../shared/options";
import { type Action, readAction, writeAction } from "./actions";
import type { Config } from "./config";
import { applyAction, isExpected, whyNot } from "./reducer";
import { type CompanionState, newState } from "./state";

export interface Log {
  readonly config: Config;
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
interface SavedLog extends Pick<Log, "begun" | "seconds" | "at"> {
  readonly agreed: Config;
  readonly deeds: readonly string[];
}

export const newLog = (config: Config, begun: number): Log => ({
  config,
  begun,
  seconds: 0,
  actions: [],
  at: 0,
});

/** The state after all actions that count. */
export function stateOf({ config, actions, at }: Log): CompanionState {
  return actions.slice(0, at).reduce((state, text) => {
    const action = readAction(text);
    return action ? applyAction(state, action) : state;
  }, newState(config));
}

/** Adds an action; undone actions are dropped. */
export const withAction = (log: Log, action: Action): Log => {
  const actions = [...log.actions.slice(0, log.at), writeAction(action)];
  return { ...log, actions, at: actions.length };
};

/** Moves the position, within the log. */
export const moveBy = (log: Log, count: number): Log => ({
  ...log,
  at: Math.max(0, Math.min(log.actions.length, log.at + count)),
});

export function writeLog({ config, begun, seconds, actions, at }: Log): string {
  const saved: SavedLog = { agreed: config, begun, seconds, deeds: actions, at };
  return JSON.stringify(saved);
}

/** A saved log; null if the text is not one. Ends before the first action that is not possible. */
export function readLog(text: string | null): Log | null {
  const { agreed, begun, seconds, deeds, at } = (parseJson(text) ?? {}) as Partial<SavedLog>;
  if (!isConfig(agreed) || !areTexts(deeds)) return null;
  const count = (value: unknown): number =>
    Number.isSafeInteger(value) ? Math.max(0, value as number) : 0;
  const log: Log = {
    config: agreed,
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

function isConfig(value: Config | undefined): value is Config {
  const { players, names, options } = value ?? {};
  if (![1, 2, 3, 4].includes(players ?? 0) || !areTexts(names) || typeof options !== "string") return false;
  return readOptions(options).every(({ name, value }) =>
    OPTIONS.some((each) => each.name === name && each.values.includes(value)),
  );
}

/** The actions before the first one that is not possible. */
function possibleActions(config: Config, texts: readonly string[]): string[] {
  let state = newState(config);
  const wrong = texts.findIndex((text) => {
    const action = readAction(text);
    if (!action || !isExpected(state, action) || whyNot(state, action)) return true;
    state = applyAction(state, action);
    return false;
  });
  return wrong < 0 ? [...texts] : texts.slice(0, wrong);
}
