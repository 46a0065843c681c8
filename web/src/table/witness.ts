/** What this page saw of a deal. Must agree with table/witness.py and tui/evidence.py. */

import type { Seen } from "../game/seen";
import type { GameView, OwnView, PublicView, ReplayView, RoomView } from "../wire";
import type { Deal } from "./dealt";

type GameEvent = NonNullable<PublicView["events"]>[number];

export type TavernStep =
  /** §5.2 a defeated enemy lies on the tavern. */
  | { readonly kind: "on-top"; readonly card: string }
  /** §4.5 hearts put cards under it, in an order that was not seen. */
  | { readonly kind: "under"; readonly count: number }
  /** §4.6, §12.1 cards left it in one move; these of them were seen. */
  | { readonly kind: "drawn"; readonly count: number; readonly cards: readonly string[] };

export interface Witness {
  /** As it was first shown. */
  readonly commitment: string;
  readonly players: number;
  readonly options: string;
  /** First hands, by seat. */
  readonly hands: readonly (readonly [number, readonly string[]])[];
  /** Enemies, by how many had been defeated before. */
  readonly enemies: readonly (readonly [number, string])[];
  /** What happened to the tavern, from the deal on and without a gap. */
  readonly tavern: readonly TavernStep[];
}

/** At a table: what came over the line. */
export function witnessOf(seen: Seen, room: RoomView): Witness {
  const { start, log } = seen;
  const isWhole = start !== null && (log[0]?.seq ?? 0) <= start.seq + 1;
  const after = isWhole ? log.filter((entry) => entry.seq > start.seq) : [];
  const games = [start?.game, ...log.map((entry) => entry.public.game), seen.game];
  return {
    ...about(room, seen.commitment),
    hands: start?.own ? [[start.own.seat, start.own.hand]] : [],
    enemies: games.flatMap((game) => (game ? enemyOf(game) : [])),
    tavern: after.flatMap((entry) => tavernSteps(entry.public.events ?? [], entry.own)),
  };
}

/** Of a replay: every hand. */
export function witnessOfReplay({ room, moments }: ReplayView): Witness {
  return {
    ...about(room, room.seal.commitment),
    hands: (moments[0]?.hands ?? []).map((hand, seat) => [seat, hand] as const),
    enemies: moments.flatMap((moment) => enemyOf(moment.game)),
    tavern: moments.flatMap((moment) => tavernSteps(moment.events, null)),
  };
}

const about = (room: RoomView, commitment: string | null) => ({
  commitment: commitment ?? room.seal.commitment,
  players: room.seats.length,
  options: room.options,
});

/** The last King stays the enemy when he is defeated. */
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

/** Whether a deal gives everything that was seen. */
export function gives(deal: Deal, witness: Witness): boolean {
  return (
    witness.hands.every(([seat, hand]) => sorted(deal.hands[seat] ?? []) === sorted(hand)) &&
    witness.enemies.every(([place, enemy]) => deal.castle[place] === enemy) &&
    tavernGives(deal.tavern, witness.tavern)
  );
}

const sorted = (cards: readonly string[]): string => [...cards].sort().join("");

function tavernGives(tavern: readonly string[], steps: readonly TavernStep[]): boolean {
  let pile: (string | null)[] = [...tavern];
  for (const step of steps) {
    if (step.kind === "on-top") pile.unshift(step.card);
    else if (step.kind === "under") pile.push(...Array<null>(step.count).fill(null));
    else {
      const top = pile.slice(0, step.count);
      pile = pile.slice(step.count);
      if (!couldBe(top, step.cards)) return false;
    }
  }
  return true;
}

/** Each card seen is one of these, or may be one of those whose place is unknown. */
function couldBe(top: readonly (string | null)[], cards: readonly string[]): boolean {
  const left = [...top];
  return cards.every((card) => {
    const at = left.includes(card) ? left.indexOf(card) : left.indexOf(null);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
