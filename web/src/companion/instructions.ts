/** What the players must do after an action, in order, as names of messages. */

import type { SuitLetter } from "../cards/suits";
import type { IconName } from "../shared/icons";
import type { ReasonView, Suit } from "../wire";
import type { GameEvent } from "../words/event_text";
import { type CompanionGame, defeatIn } from "./companion_game";

export interface Instruction {
  /** Name of the message. */
  readonly message: string;
  /** The drawing before it: a suit or an icon. */
  readonly icon: IconName | SuitLetter;
  /** `who` is a seat, `enemy` and `suit` are codes. */
  readonly facts: ReasonView["facts"];
}

const LETTERS: Readonly<Record<Suit, SuitLetter>> = { clubs: "c", diamonds: "d", hearts: "h", spades: "s" };

const instruction = (message: string, icon: Instruction["icon"], facts: Instruction["facts"] = {}): Instruction => ({
  message,
  icon,
  facts,
});

/** The instructions for the last action, which this seat did. */
export function instructionsFor(game: CompanionGame, who: number): Instruction[] {
  const { events, step, enemy, stop_paying: stops } = game;
  const found = events.flatMap((event) => instructionsOf(event, game, who));
  if (step === "name") found.push(instruction("table-wait-for-choice", "next", { who }));
  if (step === "suffer") {
    const message = stops ? "companion-suffer-stop" : "companion-suffer";
    found.push(instruction(message, "sword", { who, damage: enemy?.attack ?? 0 }));
  }
  // What has no effect is said first.
  const isBlocked = ({ message }: Instruction): boolean => message === "event-power-blocked";
  return [...found.filter(isBlocked), ...found.filter((each) => !isBlocked(each))];
}

function instructionsOf(event: GameEvent, game: CompanionGame, who: number): Instruction[] {
  switch (event.event) {
    case "power-blocked":
      return [instruction("event-power-blocked", LETTERS[event.suit], { suit: event.suit })];
    case "power-acted":
      return powerInstructions(event.suit, event.attack, game, who);
    case "immunity-cancelled":
      return [instruction("event-immunity-cancelled", "check", { suit: event.suit })];
    case "shield-raised": {
      // After a play the power of spades has been told.
      const { shield, attack } = event;
      return game.step === "name" ? [instruction("companion-shield-counts", "s", { shield, attack })] : [];
    }
    case "enemy-damaged": {
      const defeat = defeatIn(game);
      const message = defeat ? `companion-damage-${defeat.exact ? "exact" : "over"}` : "companion-damage";
      const [left, over] = [game.enemy?.health_left ?? 0, event.damage - event.health];
      return [instruction(message, "sword", { damage: event.amount, left, over })];
    }
    case "enemy-defeated": {
      if (event.last) return [];
      const message = event.exact ? "event-enemy-defeated-exactly" : "event-enemy-defeated";
      return [instruction(message, "check", { enemy: event.enemy }), instruction("companion-again", "again", { who })];
    }
    case "enemy-struck":
      return event.damage ? [] : [instruction("event-enemy-blocked", "shield", { who })];
    case "game-won":
      return [instruction("event-game-won", "check")];
    default:
      return [];
  }
}

function powerInstructions(suit: Suit, count: number, game: CompanionGame, who: number): Instruction[] {
  switch (suit) {
    case "hearts":
      return [instruction("companion-heal", "h", { count })];
    case "diamonds":
      return [instruction("companion-draw", "d", { count, who, limit: game.hand_limit })];
    case "clubs": {
      const damage = game.events.find((event) => event.event === "enemy-damaged")?.amount ?? 0;
      return [instruction("companion-double", "c", { count, damage })];
    }
    case "spades": {
      // A shield against a defeated enemy changes nothing.
      const attack = game.enemy?.attack ?? 0;
      return defeatIn(game) ? [] : [instruction("companion-shield", "s", { shield: count, attack })];
    }
  }
}
