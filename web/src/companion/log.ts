/** A game as a list of actions with a position in it: undo and redo move the position. */

import type { CompanionRules, CompanionSetup } from "./companion_game";

export interface ActionLog {
  readonly setup: CompanionSetup;
  /** When the game began; no two games have the same. */
  readonly begun: number;
  /** Playing time in seconds. */
  readonly seconds: number;
  /** Texts of docs/companion.md. */
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

/** The actions that count. */
export const doneActions = ({ actions, at }: ActionLog): readonly string[] => actions.slice(0, at);

/** Adds an action; undone actions are dropped. */
export const withAction = (log: ActionLog, action: string): ActionLog => {
  const actions = [...doneActions(log), action];
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
export function readLog(text: string | null, rules: CompanionRules): ActionLog | null {
  const { agreed, begun, seconds, deeds, at } = (parseJson(text) ?? {}) as Partial<SavedLog>;
  const game = isCompanionSetup(agreed) && areTexts(deeds) ? rules(agreed, deeds) : null;
  if (!game || !agreed || !deeds) return null;
  const count = (value: unknown): number =>
    Number.isSafeInteger(value) ? Math.max(0, value as number) : 0;
  const log: ActionLog = {
    setup: agreed,
    begun: count(begun),
    seconds: count(seconds),
    actions: deeds.slice(0, game.accepted),
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
  return Number.isSafeInteger(players) && areTexts(names) && typeof options === "string";
}
