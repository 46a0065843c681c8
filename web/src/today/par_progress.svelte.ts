/** Par of a deal: computed in a worker of its own, some games at a time, so that the page shows how far it is. */

import { LocalError, longWork } from "../local/device_tables";
import { loadItem, saveItem } from "../base/storage";
import type { ParGame } from "../core/core_answers";
import { PAR_GAMES } from "../core/core_interface";

/** Games of one request: about a quarter of a second. */
const AT_ONCE = 2;

export class ParProgress {
  games = $state.raw<readonly ParGame[]>([]);
  isRunning = $state(false);
  errorText = $state("");
  readonly #players: number;
  readonly #seed: string;

  constructor(players: number, seed: string) {
    this.#players = players;
    this.#seed = seed;
    this.games = keptGames(seed);
  }

  get isComplete(): boolean {
    return this.games.length >= PAR_GAMES;
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
      while (this.isRunning && !this.isComplete) {
        const found = await longWork.ask("par", { deal, from: this.games.length, count: AT_ONCE });
        this.games = [...this.games, ...found];
      }
      // The same every time: kept, so that it is computed once.
      if (this.isComplete) saveItem(keyOf(this.#seed), JSON.stringify(this.games));
    } catch (error) {
      if (!(error instanceof LocalError)) throw error;
      this.errorText = error.message;
    } finally {
      this.isRunning = false;
      longWork.rest();
    }
  }
}

const keyOf = (seed: string): string => `par.${seed}`;

function keptGames(seed: string): ParGame[] {
  try {
    return JSON.parse(loadItem(keyOf(seed)) ?? "[]") as ParGame[];
  } catch {
    return []; // another program wrote there
  }
}
