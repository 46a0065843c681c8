"""What a client knows of a table, built from the messages it received. It computes no rules."""

from dataclasses import dataclass, field

from regicide.table import SealVerdict
from regicide.tui.seen_cards import SeenCards
from regicide.wire.choices import ChoicesView
from regicide.wire.game_view import GameView
from regicide.wire.messages import Choices, Presence, ServerMessage, Update, Welcome
from regicide.wire.room_view import RoomView
from regicide.wire.update import DeedView, OwnView, PublicView


@dataclass(frozen=True, slots=True)
class ReceivedUpdate:
    """An update of the table, and how it concerns the reader."""

    public: PublicView
    #: The reader's seat; None if no seat is to be called `you`.
    you: int | None = None
    #: Whether the reader gave the command.
    is_mine: bool = False


@dataclass(slots=True)
class ClientState:
    """A table as one client sees it."""

    seq: int = 0
    room: RoomView | None = None
    game: GameView | None = None
    own: OwnView | None = None
    #: The legal moves, while it is this seat's turn.
    choices: ChoicesView | None = None
    presence: Presence | None = None
    #: Every update since this client connected first.
    updates: list[ReceivedUpdate] = field(default_factory=list)
    #: The cards seen so far, to check the seal of the deal.
    seen_cards: SeenCards = field(default_factory=SeenCards)

    def receive(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self._welcomed(message)
            case Update():
                self._updated(message)
            case Choices():
                self.choices = message.choices
            case Presence():
                self.presence = message
            case _:
                pass

    def _welcomed(self, welcome: Welcome) -> None:
        if welcome.room is None:
            return
        self.seen_cards.welcomed(welcome)
        self.seq, self.room, self.game = welcome.seq, welcome.room, welcome.game
        self.own, self.choices = welcome.own, None

    def _updated(self, update: Update) -> None:
        self.seen_cards.updated(update)
        self.seq = update.seq
        self.room = update.public.room or self.room
        if update.public.game is not None:
            self.game, self.choices = update.public.game, None
        before, self.own = self.seat, update.own
        is_mine = _is_by(update.public.deed, before, self.seat)
        self.updates.append(ReceivedUpdate(update.public, self.seat, is_mine))

    @property
    def seat(self) -> int | None:
        return self.own.seat if self.own else None

    @property
    def is_my_turn(self) -> bool:
        return self.choices is not None

    @property
    def verdict(self) -> SealVerdict | None:
        """Whether the deal agrees with its seal; None before the game is over."""
        return self.seen_cards.verdict(self.room) if self.room else None

    def name(self, seat: int) -> str | None:
        """The name of the player at a seat; None for a bot or a free seat."""
        return self.room.seats[seat].name if self.room else None


def _is_by(deed: DeedView, before: int | None, after: int | None) -> bool:
    """Whether the reader, at these seats before and after the command, gave it."""
    # A deed has the author's seat before the command; it is None for a player who just took a seat.
    if before is None:
        return deed.do == "take-seat" and after is not None and deed.about == after
    return deed.seat == before
