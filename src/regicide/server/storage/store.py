"""What is kept of the tables and the people, and the door to it.

A table's log is the truth about it: every command that was carried out, a line each. A notice is
what lists show of a table; it changes in the same transaction as the line that changed it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One line of a table's log."""

    #: 1, 2, 3 … without a gap in each table.
    seq: int
    #: The command's id; at most 64 characters.
    command: str
    #: Unix milliseconds.
    at: int
    #: JSON the storage does not look into.
    body: bytes


class Phase(Enum):
    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What lists show of a table."""

    table: str
    phase: Phase
    public: bool
    created: int
    updated: int
    body: bytes
    #: Whose list of games it is in. Somebody once named stays: read back, it holds everyone a
    #: notice of this table ever named, in the order of their ids.
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Player:
    #: Without spaces.
    id: str
    name: str


class Store(Protocol):
    """A database of tables and people. Every method raises StorageError if it cannot be reached."""

    async def open(self) -> None:
        """Bring the database up to date, and be ready."""

    async def close(self) -> None:
        """Finish what was asked for, and let go."""

    async def append(
        self, table: str, line: StoredEntry, notice: TableSummary | None = None
    ) -> bool:
        """True: line and notice are on disk. False: neither, for the log has gone on.

        Another line has this number. Who appends has read every line before theirs, and so knows that
        their command is not among them; of two who try at once, one gets the number. They also wait
        for the fate of a table's line before sending its next.
        After StorageError nobody knows: read the log again.
        """

    async def lines(self, table: str, after: int = 0) -> list[StoredEntry]:
        """A table's log in order, from the line after this one."""

    async def last_seq(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of each table's last line; a table without any is left out."""

    async def notice(self, table: str) -> TableSummary | None: ...

    async def public_summaries(self, limit: int) -> list[TableSummary]:
        """Public tables that are gathering or playing, the last updated first."""

    async def notices_of(
        self, player: str, limit: int, before: int | None = None
    ) -> list[TableSummary]:
        """The tables somebody sat at, the last updated first; only those updated before a moment."""

    async def add_player(self, player: Player, secret_hash: bytes, now: int) -> None:
        """Somebody new with their first device. An id or a secret that is taken is trouble."""

    async def player_with(self, secret_hash: bytes) -> Player | None: ...

    async def players(self, ids: Sequence[str]) -> list[Player]:
        """Those that exist, in no order."""

    async def rename(self, player: str, name: str) -> None: ...

    async def offer_transfer(self, code_hash: bytes, player: str, expires: int) -> None:
        """A code that adds a device. It replaces the player's last one.

        A code that another player's offer has is trouble: it would open the wrong door.
        """

    async def take_transfer(self, code_hash: bytes, secret_hash: bytes, now: int) -> Player | None:
        """Add a device to the player who offered this code. A code works once, before it expires."""
