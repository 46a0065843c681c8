"""One line of a table's log: a command that was accepted, whose it was, and when."""

from typing import TypeAlias

from regicide.rules import Seat
from regicide.table.commands import Command, Order
from regicide.table.value import Value


class Author(Value, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person by id and name, or the bot of a seat."""

    id: str | None = None
    name: str = ""
    bot_at: Seat | None = None


class OpenedSeat(Value, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as the table was made: a person's, a bot's, or free."""

    id: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False


class Open(Order, frozen=True):
    """The table is made: every log's first entry."""

    seats: tuple[OpenedSeat, ...]
    seed: str
    salt: str
    #: In notation.
    options: str = ""
    public: bool = False
    turn_seconds: int | None = None
    chosen_seed: bool = False


class MakeRematch(Order, frozen=True):
    """`AskRematch` was granted: the new table has this code."""

    same_deal: bool
    table: str


Deed: TypeAlias = Command | Open | MakeRematch


class Entry(Value, frozen=True, forbid_unknown_fields=True):
    """Who did what, at which Unix millisecond."""

    by: Author
    what: Deed
    at: int
