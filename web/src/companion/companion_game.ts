/** A game with real cards, as the core tells it (src/regicide/fast/core/companion/companion_view.hpp). */

import type { Core } from "../core/core";
import type { EnemyView, Medal, ReasonView, RoyalView } from "../wire";
import type { GameEvent } from "../words/event_text";

export interface CompanionSetup {
  readonly players: number;
  /** By seat; a player without a name is called by number. */
  readonly names: readonly string[];
  /** In notation; empty: the published game. */
  readonly options: string;
}

export interface CompanionGame {
  readonly setup: CompanionSetup;
  /** What the last action did. */
  readonly events: readonly GameEvent[];
  /** How many of the actions are possible, and why the next one is not. */
  readonly accepted: number;
  readonly refusal: ReasonView | null;
  readonly step: "reveal" | "play" | "suffer" | "name" | "won" | "beaten" | "stuck";
  readonly seat: number;
  /** Null until it is revealed. */
  readonly enemy: EnemyView | null;
  readonly royals: readonly RoyalView[];
  /** By seat: whether its last turn was a yield. */
  readonly yielded: readonly boolean[];
  /** Solo: Jesters that are not flipped yet, and the medal that a win would give now. */
  readonly jesters: number;
  readonly medal: Medal | null;
  readonly turns: number;
  readonly hand_limit: number;
  readonly tavern_jesters: number;
  /** §13.2 */
  readonly stop_paying: boolean;
  /** Every possible play, and its attack value. */
  readonly plays: Readonly<Record<string, number>>;
}

/** The game after some actions, up to the first that is not possible; null if there is no game with this setup. */
export type CompanionRules = (setup: CompanionSetup, actions: readonly string[]) => CompanionGame | null;

export const companionRules =
  (core: Core): CompanionRules =>
  (setup, actions) => {
    const { players, options } = setup;
    const lines = actions.map((action) => `${action}\n`).join("");
    const { text } = core.withText(options, (optionsAt, optionsLength) =>
      core.withText(lines, (at, length) =>
        core.read((out) => core.functions.rg_companion(players, optionsAt, optionsLength, at, length, out)),
      ),
    );
    return text ? { setup, ...(JSON.parse(text) as Omit<CompanionGame, "setup">) } : null;
  };

export const isOver = ({ step }: CompanionGame): boolean => step === "won" || step === "beaten" || step === "stuck";

export const exactKills = ({ royals }: CompanionGame): number =>
  royals.filter(({ fate }) => fate === "taken-exactly").length;

export const royalsDefeated = (game: CompanionGame): number =>
  exactKills(game) + game.royals.filter(({ fate }) => fate === "defeated").length;

/** The defeat that the last action caused. */
export const defeatIn = ({ events }: CompanionGame): Extract<GameEvent, { event: "enemy-defeated" }> | undefined =>
  events.find((event) => event.event === "enemy-defeated");
