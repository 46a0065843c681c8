/**
 * What speaks for a move, from what everyone can see, so that it tells nothing about a hand. The sentences are in
 * the long text `review`.
 *
 * src/regicide/tui/text/why_played.py says the same; tests/golden/sentences.json has what both say.
 */

import { totalValue } from "../cards/card_values";
import type { GameView } from "../wire";
import type { GameEvent } from "../words/event_text";
import { say } from "../words/words.svelte";

const JESTER = "Je";

/** The reasons, then that the hand could say more. `events` are those that everyone sees. */
export function whyPlayed(before: GameView, events: readonly GameEvent[]): string[] {
  const isOver = events.some(({ event }) => event === "game-won" || event === "game-lost");
  const hand = !isOver && events.some(showsCardsOfChoice) ? [say("why-hand")] : [];
  return [...factsOfMove(before, events), ...hand];
}

/** The reasons alone. */
export function factsOfMove(before: GameView, events: readonly GameEvent[]): string[] {
  const falls = events.some(({ event }) => event === "enemy-defeated");
  const seen = events.filter(({ event }) => !falls || event !== "shield-raised");
  const draws = drawsText(before, seen);
  const told = seen.flatMap((event) => whyText(before, event) ?? []);
  return [...(draws ? [draws] : []), ...told];
}

function drawsText(before: GameView, events: readonly GameEvent[]): string {
  const drawn = events.reduce((sum, event) => sum + (event.event === "cards-drawn" ? event.count : 0), 0);
  const played = events.reduce((sum, event) => sum + (event.event === "cards-played" ? event.cards.length : 0), 0);
  if (!drawn || !played) return "";
  const held = before.hands.reduce((sum, { count }) => sum + count, 0) - played;
  return say("why-draws", { missing: before.hand_limit * before.hands.length - held, count: drawn });
}

function whyText(before: GameView, event: GameEvent): string | null {
  const { attack } = before.enemy;
  switch (event.event) {
    case "cards-played":
      return event.cards.includes(JESTER) ? say("why-jester") : null;
    case "cards-healed":
      return event.cards.length ? say("why-heals", { tavern: before.tavern.count, count: event.cards.length }) : null;
    case "shield-raised":
      return say("why-shield", { attack, left: event.attack });
    case "enemy-damaged":
      return event.damage < event.health ? say("why-damage", { left: event.health - event.damage }) : null;
    case "enemy-defeated":
      if (event.last) return say("why-wins");
      return event.exact ? say("why-exact", { value: totalValue([event.enemy]) }) : say("why-kill", { attack });
    case "yielded":
      return say("why-yield", { attack });
    case "cards-discarded":
      return say("why-pays", { attack, value: event.value });
    case "next-named": {
      const counts = before.hands.map(({ count }) => count);
      const count = counts[event.named] ?? 0;
      return say("why-names", { count, most: count === Math.max(...counts) ? "yes" : "no" });
    }
    case "jester-flipped":
      return say("why-flips", { left: event.left });
    default:
      return null;
  }
}

const showsCardsOfChoice = (event: GameEvent): boolean =>
  event.event === "cards-discarded" || (event.event === "cards-played" && !event.cards.includes(JESTER));
