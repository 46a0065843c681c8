/** In a game that tries a chapter of «Play well»: at the reader's turn it says whether the chapter's idea decides, and how. */

import type { IdeaAtStake } from "../../core/core_answers";
import { deviceTables } from "../../local/device_tables";
import { say, words } from "../../words/words.svelte";
import type { OpenHint } from "../hint/open_hint.svelte";
import type { Notice } from "../lane/notices";
import type { TableView } from "../table_view.svelte";

/** What a sentence about an idea depends on. */
export const ideaText = (chapter: string, idea: IdeaAtStake): string =>
  say(`idea-${chapter}`, { acts: idea.acts ? "yes" : "no", step: idea.hint.moves[0]?.move.startsWith(">") ? "name" : "play" });

export class IdeaCoach {
  readonly #view: () => TableView;
  readonly #openHint: OpenHint;
  /** After how many moves the idea was looked for, and what was found. */
  #found = $state.raw<{ readonly after: number; readonly idea: IdeaAtStake | null } | null>(null);
  #isAboutRead = $state(false);
  readonly idea = $derived.by(() => {
    const { isMyTurn, game } = this.#view();
    return isMyTurn && this.#found?.after === game.moves ? this.#found.idea : null;
  });

  constructor(view: () => TableView, openHint: OpenHint) {
    this.#view = view;
    this.#openHint = openHint;
  }

  /** To be called in an effect: looks for the idea as soon as the reader is to move. */
  follow(): void {
    const { live, isAsked, state } = this.#view();
    const after = state.game?.moves;
    if (live.place.chapter === null || !isAsked || after === undefined) return;
    void this.#look(live.code, after);
  }

  async #look(table: string, after: number): Promise<void> {
    try {
      const [idea] = await Promise.all([deviceTables.ask("idea", table), words.loadLongText("lessons")]);
      this.#found = { after, idea };
    } catch {
      this.#found = null; // without a net there is no hint, and the game goes on
    }
  }

  /** The idea where it decides; at the beginning, what kind of game this is. */
  notice(): Notice | null {
    const { live, game, isOver } = this.#view();
    const { chapter } = live.place;
    if (chapter === null || isOver || !words.hasLongText("lessons")) return null;
    if (this.idea && !this.#openHint.isOpen) {
      const { hint } = this.idea;
      return {
        key: `idea ${game.moves}`,
        kind: "ask",
        icon: "book",
        text: ideaText(chapter, this.idea),
        answers: [{ label: say("idea-show"), about: say("idea-show-about"), act: () => this.#openHint.give(hint) }],
      };
    }
    if (this.#isAboutRead || game.moves > 0) return null;
    const text = say("idea-about", { title: say(`lesson-${chapter}-title`) });
    return { key: "idea-about", kind: "news", icon: "book", text, answers: [], leave: () => (this.#isAboutRead = true) };
  }
}
