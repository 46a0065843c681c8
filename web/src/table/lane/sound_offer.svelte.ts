/** Offers sound once, at a calm moment after the reader's first move. It stays off until they accept. */

import { settings } from "../../base/settings.svelte";
import { loadItem, saveItem } from "../../base/storage";
import { say } from "../../words/words.svelte";
import { playTurn } from "../story/sounds";
import type { TableView } from "../table_view.svelte";
import { hasMoved, type Notice } from "./notices";

export class SoundOffer {
  #isAnswered = $state(settings.sound || loadItem("sound-offered") !== null);
  /** An offer that was made stays until it is answered. */
  #isMade = false;

  notice(view: TableView): Notice | null {
    if (this.#isAnswered) return null;
    this.#isMade ||= isCalm(view);
    if (!this.#isMade) return null;
    return {
      key: "sound",
      kind: "offer",
      icon: "sound",
      text: say("story-offer-sound"),
      answers: [
        { label: say("lane-no"), about: say("story-decline-sound"), act: () => this.#answer(false) },
        { label: say("story-accept-sound"), act: () => this.#answer(true) },
      ],
    };
  }

  #answer(isAccepted: boolean): void {
    this.#isAnswered = true;
    saveItem("sound-offered", "yes");
    settings.sound = isAccepted;
    if (isAccepted) playTurn();
  }
}

/** The reader has moved, and has nothing to decide; or alone, a new enemy has come and no card is chosen. */
function isCalm(view: TableView): boolean {
  const isStarted = hasMoved(view);
  if (!isStarted || !view.isMyTurn) return isStarted;
  const { step, enemy, royals } = view.game;
  const isNewEnemy = enemy.health_left === enemy.health && royals.some(({ fate }) => fate === "defeated" || fate === "taken-exactly");
  return view.isSolo && step === "play" && isNewEnemy && view.snapshot.selection.kind === "cards" && !view.selectedKeys.length;
}
