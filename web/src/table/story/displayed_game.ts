/**
 * The game between two events of a move. The server sends the game after the whole move; the story shows it
 * event by event. Nothing here is a rule: every number comes from an event or from the game after the move.
 */

import type { GameView, HandView, OwnView, RoyalView } from "../../wire";
import type { GameEvent } from "../../words/event_text";

/** The part of what a client knows that a move changes. */
export interface Displayed {
  readonly game: GameView;
  readonly own: OwnView | null;
}

/** `cards` without these; a card that is there twice is removed once for each mention. */
function without(cards: readonly string[], removed: readonly string[]): string[] {
  const left = [...removed];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const withHand = (game: GameView, seat: number, change: (hand: HandView) => HandView): GameView => ({
  ...game,
  hands: game.hands.map((hand, at) => (at === seat ? change(hand) : hand)),
});

const withFate = (game: GameView, card: string, fate: RoyalView["fate"]): GameView => ({
  ...game,
  royals: game.royals.map((royal) => (royal.card === card ? { card, fate } : royal)),
});

const withYielded = (game: GameView, seat: number, yielded: boolean): GameView => ({
  ...game,
  yielded: game.yielded.map((each, at) => (at === seat ? yielded : each)),
});

/** Cards leave a hand; those of the reader are removed from the reader's hand too. */
function leaveHand({ game, own }: Displayed, seat: number, cards: readonly string[]): Displayed {
  return {
    game: withHand(game, seat, ({ count, known }) => ({
      count: count - cards.length,
      known: without(known, cards),
    })),
    own: own?.seat === seat ? { ...own, hand: without(own.hand, cards), received: [] } : own,
  };
}

/** The game once what the event moves has left its place, and has not arrived yet. */
export function departed(shown: Displayed, event: GameEvent): Displayed {
  const { game, own } = shown;
  switch (event.event) {
    case "cards-played": {
      // The board keeps the places of cards that are on their way.
      const { game: left, own: hand } = leaveHand(shown, event.seat, event.cards);
      return { own: hand, game: { ...left, table: [...game.table, ...event.cards] } };
    }
    case "cards-discarded":
      return leaveHand(shown, event.seat, event.cards);
    case "jester-flipped":
      return leaveHand(shown, event.seat, event.discarded);
    case "cards-healed":
      return { own, game: { ...game, discard: without(game.discard, event.cards) } };
    case "cards-drawn": {
      const { count, top, groups } = game.tavern;
      const tavern = { count: count - event.count, top: without(top, event.known), groups };
      return { own, game: { ...game, tavern } };
    }
    default:
      return shown;
  }
}

/** The game after the event; `final` is the state after the whole move. */
export function arrived(shown: Displayed, event: GameEvent, final: Displayed): Displayed {
  const { game, own } = shown;
  const then = (change: Partial<GameView>): Displayed => ({ own, game: { ...game, ...change } });
  const enemy = game.enemy;
  switch (event.event) {
    case "turn-began":
      return then({ seat: event.seat, step: "play" });
    case "cards-played":
      return { own, game: withYielded(game, event.seat, false) };
    case "yielded":
      return { own, game: withYielded(game, event.seat, true) };
    case "cards-discarded":
      return then({ discard: [...game.discard, ...event.cards] });
    case "jester-flipped":
      return then({ jesters: event.left, discard: [...game.discard, ...event.discarded] });
    case "cards-healed": {
      const { count, top, groups } = game.tavern;
      const grown = event.cards.length ? [...groups, event.cards] : groups;
      return then({ tavern: { count: count + event.cards.length, top, groups: grown } });
    }
    case "cards-drawn":
      return afterDraw(shown, event.seat, event.count, final);
    case "shield-raised": {
      const { shield, attack } = event;
      return then({ enemy: { ...enemy, shield, attack, waiting_shield: 0 } });
    }
    case "power-blocked":
      if (event.suit !== "spades" || final.game.enemy.card !== enemy.card) return shown;
      return then({ enemy: { ...enemy, waiting_shield: final.game.enemy.waiting_shield } });
    case "immunity-cancelled":
      return then({ enemy: { ...enemy, immune: null } });
    case "enemy-damaged":
      return then({ enemy: { ...enemy, health_left: Math.max(0, event.health - event.damage) } });
    case "enemy-defeated":
      return event.last ? shown : { own, game: afterDefeat(game, event.enemy, event.exact) };
    case "enemy-revealed":
      return { own, game: withFate({ ...game, enemy: final.game.enemy }, event.enemy, "now") };
    case "enemy-struck":
      return event.damage ? then({ step: "suffer" }) : shown;
    case "game-won":
    case "game-lost":
      return then({ seat: event.seat, step: final.game.step, outcome: final.game.outcome });
    default:
      return shown;
  }
}

/** Nothing later in a move changes a hand that has drawn: it is known as after the move. */
function afterDraw({ game, own }: Displayed, seat: number, count: number, final: Displayed): Displayed {
  const drawn = withHand(game, seat, (hand) => ({
    count: hand.count + count,
    known: final.game.hands[seat]?.known ?? hand.known,
  }));
  return { game: drawn, own: own && own.seat === seat ? final.own : own };
}

/** The played cards and a royal that was not taken exactly go to the discard pile; its stone still stands. */
function afterDefeat(game: GameView, enemy: string, exact: boolean): GameView {
  const { count, top, groups } = game.tavern;
  return {
    ...game,
    table: [],
    tavern: exact ? { count: count + 1, top: [enemy, ...top], groups } : game.tavern,
    discard: [...game.discard, ...(exact ? [] : [enemy]), ...game.table],
  };
}

/** The stone of a defeated royal falls. */
export const crumbled = ({ game, own }: Displayed, enemy: string, exact: boolean): Displayed => ({
  own,
  game: withFate(game, enemy, exact ? "taken-exactly" : "defeated"),
});
