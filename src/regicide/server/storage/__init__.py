"""Where tables and people are kept: a SQLite file, or PostgreSQL under several servers.

    store            the values, and the door: `Store`
    sqlite           the door to a file; sqlite_writer: the thread that commits groups
    postgres         the door to PostgreSQL; postgres_writer: the task that commits groups
    reading          what is read, the same in both; statements: all other SQL, written once
    schema           the tables of the database
    migrate          makes an older database today's; migrations: the steps
    errors           what can go wrong

A line is acknowledged when it is on disk, and no two lines of a table have the same number.
Not here: what a line or a notice says (opaque bytes), the rules, sockets, clocks, passwords in
sentences.
"""

from pathlib import Path

from regicide.server.storage.errors import StorageError
from regicide.server.storage.store import (
    Phase,
    Player,
    Store,
    StoredEntry,
    TableSummary,
)


def open_store(address: str | Path) -> Store:
    """The store at an address: `postgresql://…`, or else the path of a file. To be opened."""
    if isinstance(address, str) and address.startswith(("postgresql:", "postgres:")):
        from regicide.server.storage.postgres import PostgresStore  # noqa: PLC0415  # an extra

        return PostgresStore(address)
    from regicide.server.storage.sqlite import SqliteStore  # noqa: PLC0415  # only the one needed

    return SqliteStore(address)


__all__ = [
    "Phase",
    "Player",
    "StorageError",
    "Store",
    "StoredEntry",
    "TableSummary",
    "open_store",
]
