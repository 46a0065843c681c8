"""The messages of a table's WebSocket, in both directions.

    client → server   Hello first; then Do (a command), Ask (the forecast of a move)
    server → client   Welcome first; then Update, in order and without gaps; Choices for the seat to
                      move, and Hint if it asks for one; Ack or Refused for each Do; Outlook for each
                      Ask; Presence; Notice; DeviceAdded; Trouble for messages that cannot be decoded;
                      Goodbye last

The number of an update is the number of its entry in the log. A client that reconnects sends the
last number it saw, and receives what it missed; if that is too much, a Welcome with the whole table.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw

from regicide.table import Command
from regicide.table.commands import LAST_ENTRY, kebab_case
from regicide.table.frozen_struct import FrozenStruct
from regicide.wire.choices import ChoicesView, OutlookView
from regicide.wire.game_view import GameView
from regicide.wire.hint import HintView
from regicide.wire.http import TableList
from regicide.wire.reasons import ErrorView
from regicide.wire.room_view import RoomView
from regicide.wire.update import OwnView, PublicView

Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100)]
#: The number of an entry of a log.
EntryNumber: TypeAlias = Annotated[int, Meta(ge=0, le=LAST_ENTRY)]
#: Unique per table. The client chooses it at random, and repeats the command until it is answered.
CommandId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Message(FrozenStruct, frozen=True, tag_field="type", tag=kebab_case):
    """The base class of messages: tagged by class name."""


class Request(Message, frozen=True, forbid_unknown_fields=True):
    """The base class of messages from clients: unknown fields are refused."""


class Hello(Request, frozen=True):
    """The first message: with a secret a player, without one a spectator."""

    secret: Secret | None = None
    #: The number of the last update this client received.
    after: EntryNumber | None = None
    language: str = "en"
    #: Whether the client wants to receive `Choices`.
    choices: bool = True


class Do(Request, frozen=True):
    """Send a command to the table."""

    id: CommandId
    what: Command


class Ask(Request, frozen=True):
    """Ask for the forecast of a move, or why it is illegal. Only for the seat to move."""

    id: CommandId
    move: str


ClientMessage: TypeAlias = Hello | Do | Ask


class Welcome(Message, frozen=True):
    """The whole table. Without `room`, the updates that the client missed follow."""

    seq: int
    now: int
    room: RoomView | None = None
    game: GameView | None = None
    deadline: int | None = None
    own: OwnView | None = None


class Update(Message, frozen=True):
    """Entry number `seq` of the table's log, as this seat may see it."""

    seq: int
    public: PublicView
    own: OwnView | None = None


class EncodedUpdate(Message, frozen=True, tag="update"):
    """An `Update` whose public part is already encoded."""

    seq: int
    public: Raw
    own: OwnView | None = None


class Choices(Message, frozen=True):
    """The legal moves of the receiving seat, which is to move."""

    seq: int
    choices: ChoicesView


class Hint(Message, frozen=True):
    """The hint that the receiving seat asked for, about the position after entry number `seq`."""

    seq: int
    hint: HintView


class Ack(Message, frozen=True):
    """The command was accepted and stored as entry number `seq`."""

    id: str
    seq: int


class Refused(Message, frozen=True):
    """The command was refused; nothing has changed."""

    id: str
    error: ErrorView


class Outlook(Message, frozen=True):
    """The answer to `Ask`."""

    id: str
    outlook: OutlookView


class Presence(Message, frozen=True, omit_defaults=True):
    """Which seats are connected, and the number of spectators."""

    seats: tuple[bool, ...]
    watching: int
    #: From when a bot may play for an absent player, by seat (Unix milliseconds); left out if all are here.
    away_at: tuple[int | None, ...] = ()


class Lobby(Message, frozen=True):
    """The public tables; sent to clients of the lobby again after each change."""

    list: TableList


class Notice(Message, frozen=True):
    """What the operator of the server tells everyone; None: the last notice no longer holds."""

    text: str | None


class DeviceAdded(Message, frozen=True):
    """Another device was added to this player; `/api/me/devices` lists them."""


class Trouble(Message, frozen=True):
    """A message could not be decoded, or exceeded the rate limit; nothing has changed."""

    error: ErrorView


class Goodbye(Message, frozen=True):
    """The server closes the connection. `again`: the client should reconnect."""

    error: ErrorView
    again: bool


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Choices
    | Hint
    | Ack
    | Refused
    | Outlook
    | Presence
    | Lobby
    | Notice
    | DeviceAdded
    | Trouble
    | Goodbye
)
