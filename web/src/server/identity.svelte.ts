/** The player of this device: a name, and a secret that only leaves it in a header or a hello. */

import { newPlayer, rename as renameOnServer } from "./api";
import { loadItem, loadTabItem, removeItem, saveItem, saveTabItem } from "../base/storage";
import type { ErrorView, PlayerSecret } from "../wire";

/** The item with the ids of the player's devices that the reader has seen in the list, as JSON. */
export const SEEN_DEVICES = "seen-devices";

/** The item that says with which address and in which language this browser gets messages while its page is closed. */
export const PUSH_ITEM = "push";

/** What still comes is for the player before. */
function endMessages(): void {
  if (loadItem(PUSH_ITEM) === null) return;
  removeItem(PUSH_ITEM);
  void navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => worker?.pushManager.getSubscription())
    .then((found) => found?.unsubscribe())
    .catch(() => undefined);
}

/** Error codes with which a server refuses a secret for good. */
const SIGNED_OUT: readonly string[] = ["signed-out", "unknown-secret"];

class Identity {
  /** The player is one of this tab alone: teams of a club share a device. */
  isOfTab = $state(loadTabItem("secret") !== null);
  name = $state(loadTabItem("name") ?? loadItem("name") ?? "");
  secret = $state(loadTabItem("secret") ?? loadItem("secret"));
  /** Why the server refused the secret of this device, until the reader has read it; null if it did not. */
  whySignedOut = $state(loadItem("signed-out"));

  /** Makes a player if this device has none; otherwise renames it if the name is another. */
  async ensurePlayer(name: string): Promise<void> {
    const wanted = name.trim();
    if (this.secret === null) {
      this.setPlayer(await newPlayer(wanted));
      saveItem(SEEN_DEVICES, "[]"); // no other device can be known yet
    } else if (wanted && wanted !== this.name) await this.rename(wanted);
  }

  /** Forgets the secret if this error says that the server does not take it any more; returns whether it did. */
  forgetIfSignedOut({ code, sentence }: ErrorView, secret: string | null): boolean {
    if (!SIGNED_OUT.includes(code)) return false;
    if (secret === null || secret !== this.secret) return true; // an answer to an earlier secret
    this.forget();
    this.whySignedOut = sentence;
    saveItem("signed-out", sentence);
    return true;
  }

  /** Makes a player for this tab; other tabs stay who they are. */
  async beginInTab(name: string): Promise<void> {
    const player = await newPlayer(name);
    saveTabItem("name", player.name);
    saveTabItem("secret", player.secret);
    this.isOfTab = true;
    this.name = player.name;
    this.secret = player.secret;
  }

  /** The player of the device again. */
  endInTab(): void {
    saveTabItem("name", null);
    saveTabItem("secret", null);
    this.isOfTab = false;
    this.name = loadItem("name") ?? "";
    this.secret = loadItem("secret");
  }

  forget(): void {
    if (this.isOfTab) {
      this.endInTab();
      return;
    }
    // Another tab may have a new one already.
    if (loadItem("secret") === this.secret) {
      removeItem("secret");
      endMessages();
    }
    this.secret = null;
  }

  noteIsRead(): void {
    this.whySignedOut = null;
    removeItem("signed-out");
  }

  async rename(name: string): Promise<void> {
    this.name = (await renameOnServer(name)).name;
    if (this.isOfTab) saveTabItem("name", this.name);
    else saveItem("name", this.name);
  }

  setPlayer(player: PlayerSecret): void {
    if (this.isOfTab) this.endInTab();
    this.name = player.name;
    this.secret = player.secret;
    saveItem("name", player.name);
    saveItem("secret", player.secret);
    removeItem(SEEN_DEVICES);
    endMessages();
    this.noteIsRead();
  }
}

export const identity = new Identity();
