/** Words on the cards of a first game: what each suit does. They stay until a game on this device has ended. */

import { loadItem, removeItem, saveItem } from "../../base/storage";
import type { GameView } from "../../wire";
import { say } from "../../words/words.svelte";

const KEY = "suit-words";

interface SuitWord {
  readonly power: string;
  /** For screen readers: the power, or that there is none. */
  readonly spoken: string;
  /** The enemy is immune to the suit: the word is struck through. */
  readonly isBlocked: boolean;
}

class SuitWords {
  #isOn = $state(loadItem(KEY) !== null);

  begin(): void {
    this.#isOn = true;
    saveItem(KEY, "yes");
  }

  end(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    removeItem(KEY);
  }

  /** The word for a card in hand; null where the suit does not matter: in a discard, and for a Jester. */
  of(code: string, { step, enemy }: GameView): SuitWord | null {
    const suit = code.slice(1);
    if (!this.#isOn || step !== "play" || !"hdcs".includes(suit)) return null;
    const isBlocked = enemy.immune?.startsWith(suit) ?? false;
    const power = say(`invite-power-${suit}`);
    return { power, spoken: isBlocked ? `${power}: ${say("story-blocked")}` : power, isBlocked };
  }
}

export const suitWords = new SuitWords();
