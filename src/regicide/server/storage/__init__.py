"""Stores tables and players: in a SQLite file, or in PostgreSQL for several servers.

    values           what a store keeps
    store            `Store`, a database of tables, players and evenings: the six modules that follow
    tables           logs and summaries of tables, with their SQL
    people           players and their devices, with their SQL
    pushes           messages to devices whose page is closed, with their SQL
    evenings         evenings and their teams, with their SQL
    clubs            clubs and their people, with their SQL
    operating        orders, servers, reports and removals, with their SQL
    database         how statements run
    backup_file      the file of a backup, the same for both databases
    private_file     files that only their owner may read
    sqlite           a store in a SQLite file
    sqlite_writer    the thread that commits appends to SQLite in batches
    postgres         a store in PostgreSQL
    postgres_writer  the task that appends to PostgreSQL in batches
    schema           the tables of the database, and their columns
    migrate          brings an older database up to date
    migrations       the steps that `migrate` runs
    errors           StorageError and its codes

An append is acknowledged when it is on disk; no two entries of a table have the same number.
Not here: what an entry or a summary says (opaque bytes), rules, sockets, clocks, and passwords in
error messages.
"""

from pathlib import Path

from regicide.server.storage.errors import StorageError
from regicide.server.storage.store import Store
from regicide.server.storage.values import (
    Announced,
    Club,
    ClubPlayer,
    Device,
    Evening,
    EveningTable,
    EveningTeam,
    Joined,
    Order,
    OrderName,
    Player,
    Push,
    Removal,
    RemovalKind,
    Report,
    RunningServer,
    StoreCounts,
    StoredEntry,
    StoredPhase,
    Subscription,
    TableSummary,
    TeamPlayer,
    device_id,
)


def open_store(address: str | Path) -> Store:
    """Choose a store by its address: `postgresql://…`, or the path of a SQLite file. Call `open` next."""
    if isinstance(address, str) and address.startswith(("postgresql:", "postgres:")):
        from regicide.server.storage.postgres import PostgresStore  # noqa: PLC0415  # needs an extra

        return PostgresStore(address)
    from regicide.server.storage.sqlite import SqliteStore  # noqa: PLC0415  # load only one of them

    return SqliteStore(address)


__all__ = [
    "Announced",
    "Club",
    "ClubPlayer",
    "Device",
    "Evening",
    "EveningTable",
    "EveningTeam",
    "Joined",
    "Order",
    "OrderName",
    "Player",
    "Push",
    "Removal",
    "RemovalKind",
    "Report",
    "RunningServer",
    "StorageError",
    "Store",
    "StoreCounts",
    "StoredEntry",
    "StoredPhase",
    "Subscription",
    "TableSummary",
    "TeamPlayer",
    "device_id",
    "open_store",
]
