"""What goes over the wire of a live table, both ways.

    client → server   Hello first; then Do (a command), Ask (what would this move do)
    server → client   Welcome first; then Update, in order and without a gap; Choices for the seat
                      that is to move; Ack or Refused for each Do; Outlook for each Ask; Presence;
                      Trouble for what cannot be read; Goodbye last

An update's number is its entry's in the log. After a break a client says which it saw last, and gets
the ones it missed; where they are too many, a Welcome with everything as it is.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw

from regicide.table import Command
from regicide.table.commands import kebab
from regicide.table.value import Value
from regicide.wire.choices import ChoicesView, OutlookView
from regicide.wire.game_view import GameView
from regicide.wire.http import TableList
from regicide.wire.reasons import ErrorView
from regicide.wire.room_view import RoomView
from regicide.wire.update import OwnView, PublicView

Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100)]
#: Unique in its table: a client makes it up at random, and sends it again until it is answered.
CommandId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Message(Value, frozen=True, tag_field="type", tag=kebab):
    """What all messages have in common."""


class Request(Message, frozen=True, forbid_unknown_fields=True):
    """What all messages of clients have in common: they hold nothing else."""


class Hello(Request, frozen=True):
    """Who is there: with a secret somebody, without one a spectator."""

    secret: Secret | None = None
    #: The last update this client has seen.
    after: int | None = None
    language: str = "en"
    #: Whether to be told the legal moves and what they would do, when it is one's turn.
    choices: bool = True


class Do(Request, frozen=True):
    """Do this at the table."""

    id: CommandId
    what: Command


class Ask(Request, frozen=True):
    """What would this move do, or why is it illegal? Only for the seat that is to move."""

    id: CommandId
    move: str


ClientMessage: TypeAlias = Hello | Do | Ask


class Welcome(Message, frozen=True):
    """The table as it is. Without `room`, updates follow from where the client left off."""

    seq: int
    now: int
    room: RoomView | None = None
    game: GameView | None = None
    deadline: int | None = None
    own: OwnView | None = None


class Update(Message, frozen=True):
    """Entry number `seq` of the table's log, as far as this seat may know it."""

    seq: int
    public: PublicView
    own: OwnView | None = None


class RawUpdate(Message, frozen=True, tag="update"):
    """An `Update` whose public part is written already."""

    seq: int
    public: Raw
    own: OwnView | None = None


class Choices(Message, frozen=True):
    """It is your turn: what you may do."""

    seq: int
    choices: ChoicesView


class Ack(Message, frozen=True):
    """The command is done, and on disk: it is entry number `seq`."""

    id: str
    seq: int


class Refused(Message, frozen=True):
    """The command was not done, and nothing has changed."""

    id: str
    error: ErrorView


class Outlook(Message, frozen=True):
    """The answer to `Ask`."""

    id: str
    outlook: OutlookView


class Presence(Message, frozen=True):
    """Which seats have somebody connected, and how many look on."""

    seats: tuple[bool, ...]
    watching: int


class Lobby(Message, frozen=True):
    """The public tables; sent anew when they change, to those who look at the lobby."""

    list: TableList


class Trouble(Message, frozen=True):
    """A message that cannot be read, or comes too often; nothing has changed."""

    error: ErrorView


class Goodbye(Message, frozen=True):
    """The server hangs up. `again`: come back in a moment."""

    error: ErrorView
    again: bool


ServerMessage: TypeAlias = (
    Welcome | Update | Choices | Ack | Refused | Outlook | Presence | Lobby | Trouble | Goodbye
)
