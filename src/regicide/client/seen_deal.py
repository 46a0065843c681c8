"""The cards of a deal that a client saw during a game, and the check of the seal against them.

web/src/table/end/observed_deal.ts finds the same: tests/golden/client.
"""

from collections.abc import Iterator

from regicide.client.client_state import ClientState, ReceivedUpdate
from regicide.notation import Seed, parse_card, parse_options
from regicide.rules import Card, Options
from regicide.rules.events import CardsDrawn, CardsHealed, EnemyDefeated
from regicide.table import Seal, SealVerdict, SeenDeal, check_seal
from regicide.table.seal_check import Drawn, PutOnTop, PutUnder, TavernStep
from regicide.wire.events import read_event
from regicide.wire.game_view import GameView, royals_defeated
from regicide.wire.room_view import RoomView


def seal_verdict(state: ClientState) -> SealVerdict | None:
    """Whether the deal agrees with its seal; None while the seed is still secret."""
    room = state.room
    if room is None or room.seal.seed is None or room.seal.salt is None:
        return None
    return check_seal(Seal(Seed(room.seal.seed), room.seal.salt), seen_at_table(state, room))


def seen_at_table(state: ClientState, room: RoomView) -> SeenDeal:
    """Return what a client saw at a table."""
    start, log = state.start, state.log
    own = start.own if start else None
    games = (start.game if start else None, *(each.public.game for each in log), state.game)
    return SeenDeal(
        commitment=state.commitment or room.seal.commitment,
        players=len(room.seats),
        options=parse_options(room.options) if room.options else Options(),
        hands=((own.seat, tuple(map(parse_card, own.hand))),) if own else (),
        enemies=tuple(found for game in games if game for found in _enemy(game)),
        tavern=tuple(step for each in _updates_since_deal(state) for step in _tavern_steps(each)),
    )


def _updates_since_deal(state: ClientState) -> Iterator[ReceivedUpdate]:
    """Nothing if one is missing: only all draws together show the tavern's order."""
    start, log = state.start, state.log
    if start is not None and log and log[0].seq <= start.seq + 1:
        yield from (each for each in log if each.seq > start.seq)


def _enemy(game: GameView) -> Iterator[tuple[int, Card]]:
    """Nothing after the last King: he stays the enemy when he is defeated."""
    defeated = royals_defeated(game)
    if defeated < len(game.royals):
        yield defeated, parse_card(game.enemy.card)


def _tavern_steps(update: ReceivedUpdate) -> Iterator[TavernStep]:
    """In the order of a move: hearts (§4.4), draws, a defeated enemy (§5.2)."""
    events = [read_event(message) for message in update.public.events]
    yield from (PutUnder(len(each.cards)) for each in events if isinstance(each, CardsHealed))
    if count := sum(each.count for each in events if isinstance(each, CardsDrawn)):
        received = update.own.received if update.own else ()
        yield Drawn(count, tuple(map(parse_card, received)))
    for each in events:
        if isinstance(each, EnemyDefeated) and each.exact and not each.last:
            yield PutOnTop(each.enemy)
