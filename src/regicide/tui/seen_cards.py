"""The cards a client has seen since the deal. After the game they are compared with the sealed seed.

Must agree with web/src/table/end/observed_deal.ts.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from regicide.notation import Seed, parse_card, parse_options
from regicide.rules import Options, Seat
from regicide.rules.events import CardsDrawn, CardsHealed, EnemyDefeated
from regicide.table import Seal, SealVerdict, SeenDeal, check_seal
from regicide.table.seal_check import Drawn, PutOnTop, PutUnder, TavernStep
from regicide.tui.card_text import royals_defeated
from regicide.wire.events import read_event
from regicide.wire.game_view import GameView
from regicide.wire.messages import Update, Welcome
from regicide.wire.room_view import RoomView
from regicide.wire.update import OwnView


@dataclass(slots=True)
class SeenCards:
    """Keeps each fact as it was first received: later messages cannot change it."""

    commitment: str | None = None
    hands: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    enemies: set[tuple[int, str]] = field(default_factory=set)
    tavern: list[TavernStep] = field(default_factory=list)
    #: Whether every update since the deal was received: only then do draws show the tavern's order.
    is_complete: bool = False

    def welcomed(self, welcome: Welcome) -> None:
        """Note the current table. Updates before it may be missing."""
        if welcome.room is not None:
            self.is_complete = False
            self._note(welcome.room, welcome.game, welcome.own)

    def updated(self, update: Update) -> None:
        if self.is_complete:
            self.tavern += _tavern_steps(update)
        self._note(update.public.room, update.public.game, update.own)

    def _note(self, room: RoomView | None, game: GameView | None, own: OwnView | None) -> None:
        if room is not None and self.commitment is None:
            self.commitment = room.seal.commitment
        if game is None:
            return
        defeated = royals_defeated(game)
        if defeated < len(game.royals):  # a defeated last King stays the enemy
            self.enemies.add((defeated, game.enemy.card))
        if game.moves == 0:
            self.is_complete = True
            if own is not None:
                self.hands.setdefault(own.seat, own.hand)

    def verdict(self, room: RoomView) -> SealVerdict | None:
        """Check the seal; None while the seed is still secret."""
        if room.seal.seed is None or room.seal.salt is None or self.commitment is None:
            return None
        seen_deal = SeenDeal(
            commitment=self.commitment,
            players=len(room.seats),
            options=parse_options(room.options) if room.options else Options(),
            hands=tuple((seat, tuple(map(parse_card, hand))) for seat, hand in self.hands.items()),
            enemies=tuple((place, parse_card(card)) for place, card in sorted(self.enemies)),
            tavern=tuple(self.tavern),
        )
        return check_seal(Seal(Seed(room.seal.seed), room.seal.salt), seen_deal)


def _tavern_steps(update: Update) -> Iterator[TavernStep]:
    """§4.4, §5.2 in the order of a move: hearts, draws, a defeated enemy."""
    events = [read_event(message) for message in update.public.events]
    yield from (PutUnder(len(each.cards)) for each in events if isinstance(each, CardsHealed))
    if count := sum(each.count for each in events if isinstance(each, CardsDrawn)):
        received = update.own.received if update.own else ()
        yield Drawn(count, tuple(map(parse_card, received)))
    for each in events:
        if isinstance(each, EnemyDefeated) and each.exact and not each.last:
            yield PutOnTop(each.enemy)
