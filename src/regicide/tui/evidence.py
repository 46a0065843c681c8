"""The cards a seat saw of a deal, collected while it is played: what the seal is checked against."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from regicide.notation import Seed, parse_card, parse_options
from regicide.rules import Options, Seat
from regicide.rules.events import CardsDrawn, CardsHealed, EnemyDefeated
from regicide.table import Seal, Verdict, Witness, check_seal
from regicide.table.witness import Drawn, PutOnTop, PutUnder, TavernStep
from regicide.tui.card_text import beaten
from regicide.wire.events import read_event
from regicide.wire.game_view import GameView
from regicide.wire.messages import Update, Welcome
from regicide.wire.room_view import RoomView
from regicide.wire.update import OwnView


@dataclass(slots=True)
class Evidence:
    """Everything is kept as it was first told: what comes later cannot change it."""

    commitment: str | None = None
    hands: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    enemies: set[tuple[int, str]] = field(default_factory=set)
    tavern: list[TavernStep] = field(default_factory=list)
    #: Whether every update since the deal was seen: only then do draws say where a card lay.
    is_whole: bool = False

    def welcomed(self, welcome: Welcome) -> None:
        """The table as it is. What happened in between is not told."""
        if welcome.room is not None:
            self.is_whole = False
            self._see(welcome.room, welcome.game, welcome.own)

    def updated(self, update: Update) -> None:
        if self.is_whole:
            self.tavern += _tavern_steps(update)
        self._see(update.public.room, update.public.game, update.own)

    def _see(self, room: RoomView | None, game: GameView | None, own: OwnView | None) -> None:
        if room is not None and self.commitment is None:
            self.commitment = room.seal.commitment
        if game is None:
            return
        if beaten(game) < len(game.royals):  # the last King stays the enemy when he is defeated
            self.enemies.add((beaten(game), game.enemy.card))
        if game.moves == 0:
            self.is_whole = True
            if own is not None:
                self.hands.setdefault(own.seat, own.hand)

    def verdict(self, room: RoomView) -> Verdict | None:
        """None while the seed is still secret."""
        if room.seal.seed is None or room.seal.salt is None or self.commitment is None:
            return None
        witness = Witness(
            commitment=self.commitment,
            players=len(room.seats),
            options=parse_options(room.options) if room.options else Options(),
            hands=tuple((seat, tuple(map(parse_card, hand))) for seat, hand in self.hands.items()),
            enemies=tuple((place, parse_card(card)) for place, card in sorted(self.enemies)),
            tavern=tuple(self.tavern),
        )
        return check_seal(Seal(Seed(room.seal.seed), room.seal.salt), witness)


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
