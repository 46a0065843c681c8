"""Migrates a database to the current schema, also when several servers start at once.

Only this module uses Alembic and SQLAlchemy's engines. It runs in a thread of its own.
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

#: The PostgreSQL advisory lock that serialises migrations. Any number would do.
ADVISORY_LOCK_KEY = 0x5265676963696465
#: Alembic keeps its state in globals: one migration at a time per process.
_ALEMBIC_LOCK = threading.Lock()


def migrate_sqlite(connect: Callable[[], sqlite3.Connection], where: str) -> None:
    """Migrate in one exclusive transaction. `connect` opens connections in autocommit mode."""
    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def begin_exclusive(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN EXCLUSIVE")

    with _ALEMBIC_LOCK, _storage_errors(where), engine.begin() as connection:
        _upgrade(connection)


def migrate_postgres(connect: Callable[[], Awaitable[Any]], where: str) -> None:
    """Migrate in one transaction, one server at a time. Runs its own event loop."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415  # needs the extra `cluster`

    async def run_migrations() -> None:
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=connect, poolclass=NullPool
        )
        async with engine.begin() as connection:
            await connection.execute(
                text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK_KEY}
            )
            await connection.run_sync(_upgrade)

    with _ALEMBIC_LOCK, _storage_errors(where):
        asyncio.run(run_migrations())


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "regicide.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextmanager
def _storage_errors(where: str) -> Iterator[None]:
    """Raise errors of the database as StorageError."""
    try:
        yield
    except CommandError:  # the database has a version this server does not know
        raise StorageError("storage-newer", {"where": where}) from None
    except DBAPIError as error:
        facts = {"where": where, "why": str(error.orig)}
        raise StorageError("storage-unopenable", facts) from None
