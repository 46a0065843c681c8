/** Offers messages while the page is closed: once, after the reader's first move at a table turn by turn. */

import { identity } from "../../server/identity.svelte";
import { push } from "../../server/push.svelte";
import { loadItem, saveItem } from "../../base/storage";
import { say } from "../../words/words.svelte";
import type { TableView } from "../table_view.svelte";
import { hasMoved, type Notice } from "./notices";

export class PushOffer {
  #isAnswered = $state(loadItem("push-offered") !== null);
  #isAsked = false;
  /** An offer that was made stays until it is answered. */
  #isMade = $state(false);
  #isDenied = $state(false);

  notice(): Notice | null {
    if (this.#isDenied) {
      const answers = [{ label: say("app-close"), act: () => (this.#isDenied = false) }];
      return { key: "push-denied", kind: "news", icon: "bell", text: say("push-denied"), answers, isLong: true };
    }
    if (this.#isAnswered || !this.#isMade) return null;
    return {
      key: "push",
      kind: "offer",
      icon: "bell",
      text: say("push-offer"),
      answers: [
        { label: say("lane-no"), about: say("push-decline"), act: () => void this.#answer(false) },
        { label: say("lane-yes"), about: say("push-on"), act: () => void this.#answer(true) },
      ],
    };
  }

  /** To be called in an effect: asks server and browser at the right moment. */
  follow(view: TableView): void {
    if (this.#isAnswered || this.#isAsked || !view.room.turn_by_turn || identity.secret === null) return;
    if (view.isMyTurn || view.isOver || !hasMoved(view)) return;
    this.#isAsked = true;
    void push.load().then(() => (this.#isMade = push.state === "off"));
  }

  async #answer(isAccepted: boolean): Promise<void> {
    this.#isAnswered = true;
    saveItem("push-offered", "yes");
    if (!isAccepted) return;
    await push.turnOn();
    this.#isDenied = push.state === "denied";
  }
}
