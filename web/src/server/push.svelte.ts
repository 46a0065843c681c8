/** Messages to this device while its page is closed: whether there are any, about what, and when it is quiet. */

import { errorText, isFromServer, mySubscription, pushOffer, subscribe, unsubscribe } from "./api";
import { identity, PUSH_ITEM } from "./identity.svelte";
import { HAS_SERVER } from "../base/app_paths";
import { settings } from "../base/settings.svelte";
import { loadItem, removeItem, saveItem } from "../base/storage";
import type { PushKind, QuietHours } from "../wire";
import { say } from "../words/words.svelte";

export const PUSH_KINDS: readonly PushKind[] = ["turn", "invitation", "finished"];

/** `none`: the server sends no messages, or does not know this device. */
type State = "none" | "unsupported" | "denied" | "off" | "on";

const hasPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

class Push {
  state = $state<State>("none");
  kinds = $state.raw<readonly PushKind[]>(PUSH_KINDS);
  quiet = $state.raw<QuietHours | null>(null);
  /** Why the last change failed. */
  note = $state("");
  #key: string | null = null;

  /** Asks server and browser; without an answer there are no messages. */
  async load(): Promise<void> {
    try {
      this.state = await this.#find();
    } catch (error) {
      if (!isFromServer(error)) throw error;
      this.state = "none";
    }
  }

  async #find(): Promise<State> {
    if (!HAS_SERVER || identity.secret === null) return "none";
    this.#key = (await pushOffer()).key;
    if (this.#key === null) return "none";
    if (!hasPush()) return "unsupported";
    if (Notification.permission === "denied") return "denied";
    const { kinds, quiet } = await mySubscription();
    const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (!kinds.length || !found) return "off";
    this.kinds = kinds;
    this.quiet = quiet;
    // The browser may have a new address, and the reader another language.
    if (loadItem(PUSH_ITEM) !== itemOf(found)) await this.#send(found);
    return "on";
  }

  /** Asks the reader's permission: call it after a tap only. */
  turnOn = (): Promise<void> =>
    this.#noting(async () => {
      if ((await Notification.requestPermission()) !== "granted") {
        this.state = Notification.permission === "denied" ? "denied" : "off";
        return;
      }
      await this.#send(await this.#subscription());
      this.state = "on";
    });

  turnOff = (): Promise<void> =>
    this.#noting(async () => {
      await unsubscribe();
      this.state = "off";
      removeItem(PUSH_ITEM);
      const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
      await found?.unsubscribe();
    });

  /** About what, and when not; nothing turns the messages off. */
  change = (kinds: readonly PushKind[], quiet: QuietHours | null): Promise<void> => {
    if (!kinds.length) return this.turnOff();
    this.kinds = kinds;
    this.quiet = quiet;
    return this.#noting(async () => this.#send(await this.#subscription()));
  };

  async #noting(work: () => Promise<void>): Promise<void> {
    this.note = "";
    try {
      await work();
    } catch (error) {
      // What the browser itself throws: it cannot reach its push service.
      this.note = error instanceof DOMException ? say("push-failed") : errorText(error);
    }
  }

  /** What the browser gave for this server; for another key it must give a new one. */
  async #subscription(): Promise<PushSubscription> {
    const { pushManager } = await navigator.serviceWorker.ready;
    const found = await pushManager.getSubscription();
    const applicationServerKey = bytesOf(this.#key ?? "");
    if (found && textOf(found.options.applicationServerKey) === this.#key) return found;
    await found?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  }

  async #send(given: PushSubscription): Promise<void> {
    await subscribe({
      endpoint: given.endpoint,
      key: textOf(given.getKey("p256dh")),
      auth: textOf(given.getKey("auth")),
      kinds: [...this.kinds],
      quiet: this.quiet,
    });
    saveItem(PUSH_ITEM, itemOf(given));
  }
}

const itemOf = ({ endpoint }: PushSubscription): string => `${settings.language} ${endpoint}`;

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

export const push = new Push();
