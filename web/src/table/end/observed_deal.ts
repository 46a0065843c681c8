/**
 * The cards of a deal that this page saw during a game.
 *
 * As src/regicide/client/seen_deal.py and src/regicide/table/seal_check.py: tests/golden/client has what both must find.
 */

import type { OpenCards } from "../../core/core_game";
import type { ClientState } from "../../game/client_state";
import type { GameView, OwnView, ReplayView, RoomView } from "../../wire";
import type { GameEvent } from "../../words/event_text";

type TavernStep =
  /** §5.2 a defeated enemy was put on the tavern. */
  | { readonly kind: "on-top"; readonly card: string }
  /** §4.5 hearts put cards under the tavern, in an unknown order. */
  | { readonly kind: "under"; readonly count: number }
  /** §4.6, §12.1 one move drew this many cards; the page saw `cards` of them. */
  | { readonly kind: "drawn"; readonly count: number; readonly cards: readonly string[] };

export interface ObservedDeal {
  /** The one that was shown first. */
  readonly commitment: string;
  readonly players: number;
  readonly options: string;
  /** First hands, by seat. */
  readonly hands: readonly (readonly [number, readonly string[]])[];
  /** Enemies, by how many had been defeated before. */
  readonly enemies: readonly (readonly [number, string])[];
  /** All changes of the tavern since the deal; empty if the log has a gap. */
  readonly tavern: readonly TavernStep[];
}

/** What a client saw at a table. */
export function observedAtTable(state: ClientState, room: RoomView): ObservedDeal {
  const { start, log } = state;
  const isWhole = start !== null && (log[0]?.seq ?? 0) <= start.seq + 1;
  const after = isWhole ? log.filter((entry) => entry.seq > start.seq) : [];
  const games = [start?.game, ...log.map((entry) => entry.public.game), state.game];
  return {
    ...setupOf(room, state.commitment),
    hands: start?.own ? [[start.own.seat, start.own.hand]] : [],
    enemies: games.flatMap((game) => (game ? enemyOf(game) : [])),
    tavern: after.flatMap((entry) => tavernSteps(entry.public.events ?? [], entry.own)),
  };
}

/** What a replay shows: every hand. */
export function observedInReplay({ room, moments }: ReplayView): ObservedDeal {
  return {
    ...setupOf(room, room.seal.commitment),
    hands: (moments[0]?.hands ?? []).map((hand, seat) => [seat, hand] as const),
    enemies: moments.flatMap((moment) => enemyOf(moment.game)),
    tavern: moments.flatMap((moment) => tavernSteps(moment.events, null)),
  };
}

const setupOf = (room: RoomView, commitment: string | null) => ({
  commitment: commitment ?? room.seal.commitment,
  players: room.seats.length,
  options: room.options,
});

/** Nothing after the last King: he stays the enemy when he is defeated. */
function enemyOf(game: GameView): [number, string][] {
  const defeated = game.royals.filter(({ fate }) => fate === "defeated" || fate === "taken-exactly");
  return defeated.length < game.royals.length ? [[defeated.length, game.enemy.card]] : [];
}

/** In the order of a move: hearts (§4.4), draws, a defeated enemy (§5.2). */
function tavernSteps(events: readonly GameEvent[], own: OwnView | null): TavernStep[] {
  const under: TavernStep[] = [];
  const onTop: TavernStep[] = [];
  let count = 0;
  const received: string[] = [];
  for (const event of events) {
    if (event.event === "cards-healed") under.push({ kind: "under", count: event.cards.length });
    if (event.event === "cards-drawn") count += event.count;
    if (event.event === "cards-received") received.push(...event.cards);
    if (event.event === "enemy-defeated" && event.exact && !event.last) {
      onTop.push({ kind: "on-top", card: event.enemy });
    }
  }
  const cards = own ? (own.received ?? []) : received;
  return [...under, ...(count ? [{ kind: "drawn", count, cards } as const] : []), ...onTop];
}

/** Whether a deal agrees with everything that was seen. */
export function matchesDeal(deal: OpenCards, observed: Pick<ObservedDeal, "hands" | "enemies" | "tavern">): boolean {
  return (
    observed.hands.every(([seat, hand]) => sorted(deal.hands[seat] ?? []) === sorted(hand)) &&
    observed.enemies.every(([place, enemy]) => deal.enemies[place] === enemy) &&
    matchesTavern(deal.tavern, observed.tavern)
  );
}

const sorted = (cards: readonly string[]): string => [...cards].sort().join("");

/** Replays the steps on the dealt tavern; null stands for an unknown card. */
function matchesTavern(tavern: readonly string[], steps: readonly TavernStep[]): boolean {
  let pile: (string | null)[] = [...tavern];
  for (const step of steps) {
    if (step.kind === "on-top") pile.unshift(step.card);
    else if (step.kind === "under") pile.push(...Array<null>(step.count).fill(null));
    else {
      const top = pile.slice(0, step.count);
      pile = pile.slice(step.count);
      if (!canContain(top, step.cards)) return false;
    }
  }
  return true;
}

/** Whether each card is among those on top, or can be one of the unknown ones there. */
function canContain(top: readonly (string | null)[], cards: readonly string[]): boolean {
  const left = [...top];
  return cards.every((card) => {
    const at = left.includes(card) ? left.indexOf(card) : left.indexOf(null);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
