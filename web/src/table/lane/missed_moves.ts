/** For a player who comes back: how much happened meanwhile. It goes with the next move, or with a tap. */

import { listCards, markCard } from "../../words/card_names";
import { say, saySentences } from "../../words/words.svelte";
import type { Story } from "../story/story.svelte";
import type { Notice } from "./notices";

export function missedMoves(story: Story): Notice | null {
  const { missed } = story;
  if (!missed) return null;
  const fallen = missed.defeated.length ? [say("story-missed-defeated", { cards: listCards(missed.defeated, markCard) })] : [];
  return {
    key: "missed",
    kind: "news",
    icon: "clock",
    text: saySentences(say("story-missed", { moves: missed.moves }), ...fallen),
    answers: [],
    leave: () => (story.missed = null),
  };
}
