/** Par of a deal: computed in a worker of its own, some games at a time, so that the page shows how far it is. */

import { LocalError, longWork } from "../local/device_tables";
import { loadItem, saveItem } from "../base/storage";
import type { ParGame } from "../core/core_answers";
import { LEVELS, PAR_GAMES } from "../core/core_interface";
import { meanWorth } from "../study/par";

/** Games of one request: about a quarter of a second. */
const AT_ONCE = 2;

export class ParProgress {
  games = $state.raw<readonly ParGame[]>([]);
  /** What the games of each level are worth. */
  levelWorths = $state.raw<readonly number[]>([]);
  isRunning = $state(false);
  errorText = $state("");
  readonly #players: number;
  readonly #seed: string;

  constructor(players: number, seed: string) {
    this.#players = players;
    this.#seed = seed;
    this.games = kept(gamesKey(seed));
    this.levelWorths = kept(levelsKey(seed));
  }

  get isComplete(): boolean {
    return this.games.length >= PAR_GAMES && this.levelWorths.length >= LEVELS;
  }

  stop(): void {
    this.isRunning = false;
  }

  async run(): Promise<void> {
    if (this.isRunning || this.isComplete) return;
    this.isRunning = true;
    this.errorText = "";
    const deal = { players: this.#players, options: "", seed: this.#seed };
    try {
      while (this.isRunning && this.games.length < PAR_GAMES) {
        const found = await longWork.ask("par", { deal, from: this.games.length, count: AT_ONCE });
        this.games = [...this.games, ...found];
      }
      while (this.isRunning && this.levelWorths.length < LEVELS) {
        const found = await longWork.ask("par", { deal, from: 0, count: PAR_GAMES, level: this.levelWorths.length + 1 });
        this.levelWorths = [...this.levelWorths, meanWorth(found)];
      }
      // The same every time: kept, so that it is computed once.
      if (this.isComplete) saveItem(gamesKey(this.#seed), JSON.stringify(this.games));
      if (this.isComplete) saveItem(levelsKey(this.#seed), JSON.stringify(this.levelWorths));
    } catch (error) {
      if (!(error instanceof LocalError)) throw error;
      this.errorText = error.message;
    } finally {
      this.isRunning = false;
      longWork.rest();
    }
  }
}

const gamesKey = (seed: string): string => `par.${seed}`;
const levelsKey = (seed: string): string => `par-levels.${seed}`;

function kept<T>(key: string): T[] {
  try {
    return JSON.parse(loadItem(key) ?? "[]") as T[];
  } catch {
    return []; // another program wrote there
  }
}
