"""Bring a database up to date, whoever else is about to do the same.

Alembic and SQLAlchemy's engines work here and nowhere else, in a thread of their own.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, NullPool, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from regicide.server.storage.errors import StorageError

#: Of PostgreSQL's advisory locks, ours. Any number would do.
LOCK = 0x5265676963696465
#: Alembic keeps what it works on in globals: one database at a time in each process.
_ONE_AT_A_TIME = threading.Lock()


def migrate_sqlite(connect: Callable[[], sqlite3.Connection], where: str) -> None:
    """In one exclusive transaction. Connections are given in autocommit mode."""
    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN EXCLUSIVE")

    with _ONE_AT_A_TIME, _trouble(where), engine.begin() as connection:
        _upgrade(connection)


def migrate_postgres(connect: Callable[[], Awaitable[Any]], where: str) -> None:
    """In one transaction, and one server after the other. Runs a loop of its own."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415  # an extra: see `cluster`

    async def migrated() -> None:
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=connect, poolclass=NullPool
        )
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            await connection.run_sync(_upgrade)

    with _ONE_AT_A_TIME, _trouble(where):
        asyncio.run(migrated())


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "regicide.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextmanager
def _trouble(where: str) -> Iterator[None]:
    try:
        yield
    except CommandError:  # its version is none we know
        raise StorageError("storage-newer", {"where": where}) from None
    except DBAPIError as error:
        facts = {"where": where, "why": str(error.orig)}
        raise StorageError("storage-unopenable", facts) from None
