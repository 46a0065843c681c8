"""The bodies of the HTTP interface."""

from typing import Annotated

from msgspec import Meta

from regicide.notation.game_text import ONE_LINE
from regicide.notation.options import OPTIONS_PATTERN
from regicide.table import Phase
from regicide.table.settings import LONGEST_TURN, SHORTEST_TURN
from regicide.table.value import Value
from regicide.wire.name import Name

# `extra_json_schema` is only described: what does not fit is answered with an error of its own.
Seed = Annotated[str, Meta(min_length=1, max_length=100, extra_json_schema={"pattern": ONE_LINE})]
OptionsText = Annotated[
    str, Meta(max_length=200, extra_json_schema={"pattern": f"^$|{OPTIONS_PATTERN}"})
]


class Body(Value, frozen=True, forbid_unknown_fields=True):
    """What somebody sends: nothing that is not asked for."""


class NewPlayer(Body, frozen=True):
    """A name to go by; it need not be one's own."""

    name: Name


class PlayerView(Value, frozen=True):
    """Somebody's name."""

    name: str


class PlayerSecret(Value, frozen=True):
    """The secret of a device. It is shown once, and whoever has it is this player."""

    name: str
    secret: str


class TransferCode(Value, frozen=True):
    """A code to type on another device, once, until it expires (Unix milliseconds)."""

    code: str
    expires: int


class TakeTransfer(Body, frozen=True):
    """The code another device shows."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class NewTable(Body, frozen=True):
    """A table to be made. Its maker takes the first seat that is neither a bot's nor kept free."""

    players: Annotated[int, Meta(ge=1, le=4)]
    #: Bots for the last seats, by name: `["champion"]` with two players leaves one for the maker.
    bots: Annotated[tuple[str, ...], Meta(max_length=4)] = ()
    #: §13, as notation writes options.
    options: OptionsText = ""
    public: bool = False
    turn_seconds: Annotated[int, Meta(ge=SHORTEST_TURN, le=LONGEST_TURN)] | None = None
    #: A seed of one's own; without one the server draws a sealed one.
    seed: Seed | None = None
    #: Whether the maker is ready at once; with no free seat left, the game begins.
    ready: bool = False


class TableCode(Value, frozen=True):
    """Where a table is found."""

    code: str


class ListedSeat(Value, frozen=True):
    """A seat in a list of tables."""

    name: str | None
    bot: str | None


class TableSummaryView(Value, frozen=True):
    """A table in a list."""

    code: str
    phase: Phase
    players: int
    seats: tuple[ListedSeat, ...]
    options: str
    turn_seconds: int | None
    public: bool
    created: int
    updated: int
    #: How it ended: `won`, `lost`, `abandoned`; None while it goes on.
    result: str | None
    medal: str | None


class TableList(Value, frozen=True):
    """Tables, the one that changed last first."""

    tables: tuple[TableSummaryView, ...]
    #: Ask for those before this, for more of them.
    before: int | None = None


class BotView(Value, frozen=True):
    """A bot that can take a seat."""

    name: str
    description: str


class BotList(Value, frozen=True):
    """The bots of this server."""

    bots: tuple[BotView, ...]
