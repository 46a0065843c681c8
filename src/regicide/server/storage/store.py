"""The interface of a store, and the values it keeps.

A table's log is authoritative: it has one entry for every accepted command. A summary is what lists
show of a table; it changes in the same transaction as the entry that changed it.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a table's log."""

    #: 1, 2, 3 … without a gap in each table.
    seq: int
    #: The command's id; at most 64 characters.
    command: str
    #: Unix milliseconds.
    at: int
    #: JSON, opaque to the storage.
    body: bytes


class StoredPhase(Enum):
    """How far a table is, as the database stores it."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What lists show of a table."""

    table: str
    phase: StoredPhase
    public: bool
    created: int
    updated: int
    #: JSON, opaque to the storage.
    body: bytes
    #: Ids of the players in whose list of games the table appears. Players are only ever added: a
    #: summary that is read back names every player that any summary of this table named, sorted by id.
    player_ids: tuple[str, ...]
    #: The seed, if a player chose it.
    deal: str | None = None
    #: The royals defeated, in a finished game with such a seed.
    defeated: int | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """A person with an identity at this server."""

    #: Without spaces.
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Device:
    """A device with which a player is signed in. Its secret is not in it."""

    #: Derived from the hash of the secret, which it does not reveal (`device_id`).
    id: str
    player: Player
    added: int
    #: The beginning of the day (UTC) on which it was last used.
    used: int


def device_id(secret_hash: bytes) -> str:
    """The same secret always has the same id, so a server knows it before it has asked the database."""
    return sha256(b"regicide-device|" + secret_hash).hexdigest()[:16]


class OrderName(Enum):
    """What the operator can order."""

    #: Nobody can make a new table.
    CLOSE_TABLES = "close-tables"
    #: Everyone at a table sees this text.
    MESSAGE = "message"
    #: Servers that run stop when their games pause, at the latest after so many seconds.
    DRAIN = "drain"


@dataclass(frozen=True, slots=True)
class Order:
    """An order of the operator to all servers, until it is withdrawn."""

    name: OrderName
    value: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a player told the operator about another."""

    reporter: str
    table: str
    reported: str
    #: The entry with the words; 0: it is about the name.
    seq: int
    name: str
    text: str
    reason: str
    at: int


class RemovalKind(Enum):
    """What can be removed."""

    TABLE = "table"
    PLAYER = "player"
    DEVICE = "device"


@dataclass(frozen=True, slots=True)
class Removal:
    """A table (its code), a player or a device (their ids) that was removed."""

    kind: RemovalKind
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class RunningServer:
    """A server that uses this database, and when it last said so."""

    id: str
    version: str
    started: int
    seen: int


@dataclass(frozen=True, slots=True)
class StoreCounts:
    """How much a database holds."""

    players: int
    devices: int
    entries: int
    #: By phase; a phase without tables is left out.
    tables: dict[StoredPhase, int]
    #: Bytes on disk.
    size: int


class Store(Protocol):
    """A database of tables and players. Every method raises StorageError if it is unreachable."""

    #: The file, or the address without its password.
    where: str

    async def open(self) -> None:
        """Connect, and migrate the database to the current schema."""

    async def close(self) -> None:
        """Finish pending writes, then disconnect."""

    async def append(
        self, table: str, entry: StoredEntry, summary: TableSummary | None = None
    ) -> bool:
        """Write an entry and its summary: a compare-and-swap on the sequence number.

        True: both are on disk. False: neither is, because another entry already has this number.
        A caller must have read every entry before its own, so it knows that its command is not in the log
        yet, and must wait for the result before it appends to the same table again.
        After StorageError the outcome is unknown: read the log again.
        """

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table's log with a higher number than `after`, in order."""

    async def last_seq(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of each table's last entry; tables without entries are left out."""

    async def summary(self, table: str) -> TableSummary | None:
        """What lists show of this table; None if there is no such table."""

    async def public_summaries(self, limit: int) -> list[TableSummary]:
        """Public tables that are gathering or playing, the most recently updated first."""

    async def summaries_of(
        self, player: str, limit: int, before: int | None = None
    ) -> list[TableSummary]:
        """A player's tables, the most recently updated first; `before`: only those updated earlier."""

    async def tables_of(self, player: str, limit: int, after: str = "") -> list[TableSummary]:
        """A player's tables by code; `after`: only those with a later code. To read all, page by page."""

    async def begun_with_deal(
        self, deal: str, limit: int, *, since: int, until: int, player: str | None = None
    ) -> list[TableSummary]:
        """The tables with this seed, if players chose it, whose game has begun; the oldest first.

        They were made at `since` or later, and before `until`; of each person only the first few. With `player`:
        all at which they sat.
        """

    async def add_player(self, player: Player, secret_hash: bytes, now: int) -> None:
        """Add a player with a first device. StorageError if the id or the secret is already in use."""

    async def device_with(self, secret_hash: bytes) -> Device | None:
        """The device with this secret, and its player."""

    async def devices(self, player: str) -> list[Device]:
        """The devices of a player, the one added first at the beginning."""

    async def note_use(self, secret_hash: bytes, day: int) -> None:
        """Note on which day a device was last used."""

    async def sign_out(
        self, by: Device, choose: Callable[[Sequence[Device]], Collection[str]], now: int
    ) -> Collection[str] | None:
        """Remove devices of a player, withdraw the player's transfer code, and note it for the servers.

        `choose` gets all devices of the player, and answers the ids of those to remove; what it raises is raised
        here, and nothing is removed. It may run in another thread. Returns these ids, or None if `by` was removed
        itself meanwhile: of two devices that remove each other, one stays.
        """

    async def players(self, ids: Sequence[str]) -> list[Player]:
        """The players among these ids that exist, in no particular order."""

    async def rename(self, player: str, name: str) -> None:
        """Change a player's name."""

    async def offer_transfer(self, code_hash: bytes, by: Device, expires: int) -> bool:
        """Store a code that adds a device; it replaces the player's previous one. False if `by` was removed meanwhile.

        StorageError if another player's offer has the same code: it would add the device to the wrong
        player.
        """

    async def take_transfer(self, code_hash: bytes, secret_hash: bytes, now: int) -> Device | None:
        """Add a device to the player who offered this code. A code works once, before it expires."""

    # --- the operator ----------------------------------------------------------------------------

    async def orders(self) -> dict[OrderName, Order]:
        """The orders that stand."""

    async def give_order(self, order: Order) -> None:
        """Give an order; it replaces the one of the same name."""

    async def withdraw_order(self, name: OrderName) -> None:
        """Withdraw an order, if it stands."""

    async def report_server(self, server: RunningServer) -> None:
        """Say that a server runs."""

    async def forget_server(self, server: str) -> None:
        """Say that a server has stopped."""

    async def servers(self) -> list[RunningServer]:
        """Every server that reported and was not forgotten; one that was killed stays."""

    async def counts(self) -> StoreCounts:
        """How much the database holds."""

    async def finished_before(self, time: int, limit: int) -> list[TableSummary]:
        """Tables that are over and were last updated before `time`, the oldest first."""

    async def idle_before(self, time: int, limit: int) -> list[TableSummary]:
        """Tables at which nothing has happened since before `time`, over or not, the oldest first."""

    async def remove_table(self, table: str, now: int) -> None:
        """Remove a table with its log, and note it for the servers."""

    async def remove_player(self, player: str, now: int) -> None:
        """Remove a player with their devices and list of games, and note it for the servers."""

    async def add_report(self, report: Report, *, most: int) -> None:
        """Keep a report in place of the same one before; of more than `most`, the oldest of the player with the most
        reports is forgotten.
        """

    async def reports(self) -> list[Report]:
        """All reports, the newest first."""

    async def reports_by(self, player: str) -> list[Report]:
        """The reports of one player."""

    async def removals(self, after: int) -> list[Removal]:
        """What was removed after this time."""

    async def sweep_removals(self, before: int) -> None:
        """Remove again what a server wrote to removed tables meanwhile; forget removals before this time."""

    async def rewrite_table(
        self, table: str, bodies: Sequence[tuple[int, bytes]], summary: bytes, *, without: str
    ) -> None:
        """Replace the bodies of entries (by number) and of the summary, and take the table out of this player's list."""

    async def player_created(self, player: str) -> int | None:
        """When this player was added; None if there is no such player."""

    async def entries_by(self, player: str, table: str) -> list[StoredEntry]:
        """The entries of a table's log whose author is this player, in order."""

    async def back_up(self, file: Path) -> None:
        """Write everything, as it is at one moment, to a new SQLite file. Servers may run."""

    async def restore(self, file: Path) -> None:
        """Replace everything by a backup, also one of the other kind of database. No server may run."""
