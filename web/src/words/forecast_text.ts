/** What follows the damage of a play or a yield, as one sentence. */

import { cardsOf } from "../game/moves";
import type { ChoiceView, ForecastView, GameView } from "../wire";
import { listCards, markCard } from "./card_names";
import { actorOf } from "./seat_names";
import { say } from "./words.svelte";

/** The reader's seat, and what the sentence may name. */
export interface ForecastReader {
  readonly game: GameView;
  readonly names: readonly string[];
  readonly seat: number | null;
}

export function afterText({ move }: ChoiceView, forecast: ForecastView, reader: ForecastReader): string {
  const { game, names, seat } = reader;
  if (forecast.wins) return say("after-wins");
  if (forecast.stuck !== null) return say("after-stuck", actorOf(forecast.stuck, names, seat));
  if (forecast.kill === "exact") return say("after-exact");
  if (forecast.kill === "over") return say("after-kill", { waste: forecast.damage - game.enemy.health_left });
  // §8.2, §8.3 after a Jester the enemy does not strike, whatever its attack is.
  if (cardsOf(move).includes("Je")) return say("after-jester");
  switch (forecast.coverage) {
    case "nothing-to-cover":
      return say("after-no-strike");
    case "covered": {
      const cards = listCards(forecast.cheapest_cover ?? [], markCard);
      return say("after-covered", { attack: forecast.enemy_attack, cards });
    }
    case "depends-on-draw":
      return say("after-depends", { attack: forecast.enemy_attack });
    case "not-covered":
      return say("after-not-covered", { attack: forecast.enemy_attack });
  }
}
