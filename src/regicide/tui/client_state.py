"""What one seat knows, from the messages it was sent. No rule is computed here."""

from dataclasses import dataclass, field

from regicide.table import Verdict
from regicide.tui.evidence import Evidence
from regicide.wire.choices import ChoicesView
from regicide.wire.game_view import GameView
from regicide.wire.messages import Choices, Presence, ServerMessage, Update, Welcome
from regicide.wire.room_view import RoomView
from regicide.wire.update import DeedView, OwnView, PublicView


@dataclass(frozen=True, slots=True)
class Happening:
    """A change of the table, and what the reader has to do with it."""

    public: PublicView
    #: The reader's seat; None: nobody is to be called `you`.
    you: int | None = None
    #: Whether the reader did it.
    is_mine: bool = False


@dataclass(slots=True)
class ClientState:
    """A table as one seat sees it."""

    seq: int = 0
    room: RoomView | None = None
    game: GameView | None = None
    own: OwnView | None = None
    #: What this seat may do, when it is its turn.
    choices: ChoicesView | None = None
    presence: Presence | None = None
    #: Everything that happened since we came.
    happened: list[Happening] = field(default_factory=list)
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
        before, self.own = self.seat, update.own
        is_mine = _is_by(update.public.deed, before, self.seat)
        self.happened.append(Happening(update.public, self.seat, is_mine))

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


def _is_by(deed: DeedView, before: int | None, after: int | None) -> bool:
    """Whether it is the deed of someone who sat there before it and sits there after it."""
    if before is None:  # a deed tells the seat before it: whoever sat down had none
        return deed.do == "take-seat" and after is not None and deed.about == after
    return deed.seat == before
