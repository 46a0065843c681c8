/** The bots of this server, weakest first, loaded once per language; without a server, those of this device. */

import { listBots } from "../../server/api";
import type { BotView } from "../../wire";
import { HAS_SERVER } from "../../base/app_paths";
import { BOTS_HERE } from "../../core/bots_here";

class Bots {
  list = $state.raw<readonly BotView[]>(HAS_SERVER ? [] : BOTS_HERE.map((name) => ({ name, description: "" })));
  #language = "";

  async load(language: string): Promise<void> {
    if (!HAS_SERVER || this.#language === language) return;
    this.#language = language;
    try {
      this.list = (await listBots()).bots;
    } catch {
      this.#language = "";
    }
  }
}

export const bots = new Bots();
