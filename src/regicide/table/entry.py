"""An entry of a table's log: an accepted command, its author, and its time."""

from typing import TypeAlias

from regicide.rules import Seat
from regicide.table.commands import MakeMove, NonMove, TaggedCommand
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.seating import Person
from regicide.table.settings import WhenLate


class BotAt(FrozenStruct, frozen=True):
    """The bot at a seat."""

    bot_at: Seat


Author: TypeAlias = Person | BotAt


class OpenedSeat(FrozenStruct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a new table: a person's, a bot's, or free."""

    id: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False


class Open(TaggedCommand, frozen=True, omit_defaults=True):
    """Make the table: the first entry of every log."""

    seats: tuple[OpenedSeat, ...]
    seed: str
    salt: str
    #: In notation.
    options: str = ""
    public: bool = False
    turn_seconds: int | None = None
    chosen_seed: bool = False
    #: Players may ask for hints.
    help: bool = False
    #: How many hints each seat was given before: the table continues a game. Empty if none.
    hints: tuple[int, ...] = ()
    #: People without a seat may watch the game.
    spectators: bool = True
    #: The ids of people who may not come: they were removed from the table before this rematch.
    removed: tuple[str, ...] = ()
    #: The players had seen this deal to its end before.
    known_deal: bool = False
    #: The players need not be here at the same time.
    turn_by_turn: WhenLate | None = None
    #: The code of the evening whose deal this is: its seed is secret until the evening is over.
    evening: str | None = None


class MakeRematch(TaggedCommand, frozen=True):
    """Accepted `AskRematch`: the new table has this code."""

    same_deal: bool
    table: str


LoggedCommand: TypeAlias = MakeMove | NonMove | Open | MakeRematch


class Entry(FrozenStruct, frozen=True):
    """An accepted command, its author, and its time in Unix milliseconds."""

    by: Author
    what: LoggedCommand
    at: int
