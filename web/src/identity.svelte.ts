/** Who sits at this device: a name, and a secret that never leaves it but in a header. */

import { newPlayer, rename as renameThere } from "./api";
import { keep, recall } from "./storage";
import type { PlayerSecret } from "./wire";

class Identity {
  name = $state(recall("name") ?? "");
  secret = $state(recall("secret"));

  /** Become somebody, if nobody sits here yet. */
  async ensure(name: string): Promise<void> {
    const wanted = name.trim();
    if (this.secret === null) this.become(await newPlayer(wanted));
    else if (wanted && wanted !== this.name) await this.rename(wanted);
  }

  async rename(name: string): Promise<void> {
    this.name = (await renameThere(name)).name;
    keep("name", this.name);
  }

  become(player: PlayerSecret): void {
    this.name = player.name;
    this.secret = player.secret;
    keep("name", player.name);
    keep("secret", player.secret);
  }
}

export const identity = new Identity();
