/** The bots of this server, weakest first, loaded once per language. */

import { listBots } from "../api";
import type { BotView } from "../wire";
import { weakestFirst } from "./bot_order";

class Bots {
  list = $state.raw<readonly BotView[]>([]);
  #language = "";

  async load(language: string): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    try {
      this.list = weakestFirst((await listBots()).bots);
    } catch {
      this.#language = "";
    }
  }
}

export const bots = new Bots();
