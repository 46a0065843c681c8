/** The devices with which the player is signed in, and which of them the reader has not seen yet. */

import { isFromServer, myDevices } from "./api";
import { identity, SEEN_DEVICES } from "./identity.svelte";
import { loadItem, saveItem } from "../base/storage";
import type { DeviceView } from "../wire";

/** Milliseconds until a page that becomes visible again asks again. */
const FRESH_MS = 60_000;

/** The ids in the item; null if there is none: then this device asks for the first time, and nothing is news. */
function seenIds(): readonly string[] | null {
  try {
    return JSON.parse(loadItem(SEEN_DEVICES) ?? "null") as readonly string[] | null;
  } catch {
    return null;
  }
}

class OwnDevices {
  /** The one added first at the beginning. */
  list = $state.raw<readonly DeviceView[]>([]);
  /** Added by others since the reader last looked. */
  unseen = $state.raw<readonly DeviceView[]>([]);
  #askedAt = 0;

  /** Without an answer the list stays as it is; the page asks again when it is opened next. */
  async load(): Promise<void> {
    const { secret } = identity;
    if (secret === null) {
      this.list = this.unseen = [];
      return;
    }
    this.#askedAt = Date.now();
    try {
      const { devices } = await myDevices();
      if (secret === identity.secret) this.set(devices);
    } catch (error) {
      if (!isFromServer(error)) throw error;
    }
  }

  async loadIfOld(): Promise<void> {
    if (Date.now() - this.#askedAt > FRESH_MS) await this.load();
  }

  set(devices: readonly DeviceView[]): void {
    this.list = devices;
    const seen = seenIds();
    if (seen === null) this.markSeen();
    else this.unseen = devices.filter(({ id, this: isThis }) => !isThis && !seen.includes(id));
  }

  markSeen(): void {
    this.unseen = [];
    if (this.list.length) saveItem(SEEN_DEVICES, JSON.stringify(this.list.map(({ id }) => id)));
  }
}

export const ownDevices = new OwnDevices();
