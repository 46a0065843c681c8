/** The player of this device: a name, and a secret that only leaves it in a header or a hello. */

import { newPlayer, rename as renameOnServer } from "./api";
import { loadItem, removeItem, saveItem } from "./storage";
import type { PlayerSecret } from "./wire";

class Identity {
  name = $state(loadItem("name") ?? "");
  secret = $state(loadItem("secret"));

  /** Makes a player if this device has none; otherwise renames it if the name is another. */
  async ensurePlayer(name: string): Promise<void> {
    const wanted = name.trim();
    if (this.secret === null) this.setPlayer(await newPlayer(wanted));
    else if (wanted && wanted !== this.name) await this.rename(wanted);
  }

  /** To be called when the server does not know the secret: it is another server, or it lost its data. */
  forget(): void {
    this.secret = null;
    removeItem("secret");
  }

  async rename(name: string): Promise<void> {
    this.name = (await renameOnServer(name)).name;
    saveItem("name", this.name);
  }

  setPlayer(player: PlayerSecret): void {
    this.name = player.name;
    this.secret = player.secret;
    saveItem("name", player.name);
    saveItem("secret", player.secret);
  }
}

export const identity = new Identity();
