"""An entry of a table's log: an accepted command, its author, and its time."""

from typing import TypeAlias

from regicide.rules import Seat
from regicide.table.commands import Command, TaggedCommand
from regicide.table.frozen_struct import FrozenStruct


class Author(FrozenStruct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person by id and name, or the bot at a seat."""

    id: str | None = None
    name: str = ""
    bot_at: Seat | None = None


class OpenedSeat(FrozenStruct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a new table: a person's, a bot's, or free."""

    id: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False


class Open(TaggedCommand, frozen=True):
    """Make the table: the first entry of every log."""

    seats: tuple[OpenedSeat, ...]
    seed: str
    salt: str
    #: In notation.
    options: str = ""
    public: bool = False
    turn_seconds: int | None = None
    chosen_seed: bool = False


class MakeRematch(TaggedCommand, frozen=True):
    """Accepted `AskRematch`: the new table has this code."""

    same_deal: bool
    table: str


LoggedCommand: TypeAlias = Command | Open | MakeRematch


class Entry(FrozenStruct, frozen=True, forbid_unknown_fields=True):
    """An accepted command, its author, and its time in Unix milliseconds."""

    by: Author
    what: LoggedCommand
    at: int
