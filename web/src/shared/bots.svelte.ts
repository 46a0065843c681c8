/** The bots of this server, weakest first, loaded once per language; without a server, those of this device. */

import { listBots } from "../api";
import type { BotView } from "../wire";
import { HAS_SERVER } from "../app_paths";
import { BY_STRENGTH, weakestFirst } from "./bot_order";

class Bots {
  list = $state.raw<readonly BotView[]>(HAS_SERVER ? [] : BY_STRENGTH.map((name) => ({ name, description: "" })));
  #language = "";

  async load(language: string): Promise<void> {
    if (!HAS_SERVER || this.#language === language) return;
    this.#language = language;
    try {
      this.list = weakestFirst((await listBots()).bots);
    } catch {
      this.#language = "";
    }
  }
}

export const bots = new Bots();
