"""What one seat knows, from the messages it was sent. No rule is computed here."""

from dataclasses import dataclass, field

from regicide.table import Verdict
from regicide.tui.evidence import Evidence
from regicide.wire.choices import ChoicesView
from regicide.wire.game import GameView
from regicide.wire.messages import Choices, Presence, ServerMessage, Update, Welcome
from regicide.wire.room import RoomView
from regicide.wire.update import OwnView, PublicView


@dataclass(slots=True)
class SeatModel:
    """A table as one seat sees it."""

    seq: int = 0
    room: RoomView | None = None
    game: GameView | None = None
    own: OwnView | None = None
    #: What this seat may do, when it is its turn.
    choices: ChoicesView | None = None
    presence: Presence | None = None
    #: Everything that happened since we came.
    happened: list[PublicView] = field(default_factory=list)
    #: What was seen of the deal.
    evidence: Evidence = field(default_factory=Evidence)

    def take(self, message: ServerMessage) -> None:
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
        self.evidence.welcomed(welcome)
        self.seq, self.room, self.game = welcome.seq, welcome.room, welcome.game
        self.own, self.choices = welcome.own, None

    def _updated(self, update: Update) -> None:
        self.evidence.updated(update)
        self.seq = update.seq
        self.room = update.public.room or self.room
        if update.public.game is not None:
            self.game, self.choices = update.public.game, None
        self.own = update.own
        self.happened.append(update.public)

    @property
    def seat(self) -> int | None:
        return self.own.seat if self.own else None

    @property
    def is_my_turn(self) -> bool:
        return self.choices is not None

    @property
    def verdict(self) -> Verdict | None:
        """Whether the seal kept its word; None before the game is over."""
        return self.evidence.verdict(self.room) if self.room else None

    def name(self, seat: int) -> str | None:
        """Who sits there: a person by name; None for a bot or nobody."""
        return self.room.seats[seat].name if self.room else None
