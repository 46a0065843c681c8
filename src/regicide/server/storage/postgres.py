"""A store in PostgreSQL, for one server or several.

Appends use one connection (postgres_writer.py), everything else a small pool. Reading is
retried once if their connection is lost.
"""

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any

from regicide.server.storage.backup_file import (
    ROWS,
    SAVED_TABLES,
    new_backup,
    opened_backup,
    save_rows,
    saved_rows,
    selecting,
)
from regicide.server.storage.database import Result, Steps
from regicide.server.storage.errors import StorageError, optional_library, without_password
from regicide.server.storage.migrate import migrate_postgres
from regicide.server.storage.postgres_writer import PostgresWriter
from regicide.server.storage.schema import TABLES
from regicide.server.storage.sqlite import migrate_file
from regicide.server.storage.store import Store
from regicide.server.storage.values import StoredEntry, TableSummary

#: Size of the pool; appends do not use it.
CONNECTIONS = 4
#: Seconds to connect, and seconds to wait for a result.
CONNECT_TIMEOUT, QUERY_TIMEOUT = 5.0, 30.0
#: `synchronous_commit`: an acknowledged commit is on disk, also if the database's default differs.
SETTINGS = {"synchronous_commit": "on", "application_name": "regicide", "jit": "off"}


class PostgresStore(Store):
    """A `Store` at an address.

    `retry_seconds`: how long an append tries to reconnect to a database that is down.
    """

    def __init__(self, url: str, *, retry_seconds: float = 15.0) -> None:
        self.where = without_password(url)
        self._url = url
        self._retry_seconds = retry_seconds
        self._asyncpg = asyncpg = optional_library("asyncpg")
        optional_library("greenlet")  # SQLAlchemy needs it for migrations
        self._pool: Any = None
        self._writer: PostgresWriter | None = None
        self._connection_errors: tuple[type[Exception], ...] = (
            OSError,  # includes TimeoutError
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,  # an unexpected message while the server shuts down
            asyncpg.PostgresConnectionError,
            asyncpg.OperatorInterventionError,
            asyncpg.InsufficientResourcesError,
            asyncpg.TransactionRollbackError,
            asyncpg.ReadOnlySQLTransactionError,  # a replica that is being promoted
        )

    async def open(self) -> None:
        try:
            await asyncio.to_thread(migrate_postgres, self._connect, self.where)
            self._pool = await self._asyncpg.create_pool(
                min_size=0, max_size=CONNECTIONS, connect=self._connect, reset=_no_reset
            )
        except (ValueError, self._asyncpg.ClientConfigurationError):
            raise StorageError("storage-bad-address", {"where": self.where}) from None
        except (*self._connection_errors, self._asyncpg.PostgresError) as error:
            raise self._unreachable_error(error) from None
        self._writer = PostgresWriter(
            self._connect,
            connection_errors=self._connection_errors,
            database_error=self._asyncpg.PostgresError,
            retry_seconds=self._retry_seconds,
            where=self.where,
        )

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is None:
            return
        await writer.close()
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                await self._pool.close()
        except self._connection_errors:
            self._pool.terminate()

    async def append(
        self, table: str, entry: StoredEntry, summary: TableSummary | None = None
    ) -> bool:
        return await self._open_writer().append(table, entry, summary)

    async def _transact(self, steps: Steps[Result]) -> Result:
        async def work(connection: Any) -> Result:
            try:
                sql, values = next(steps)
                while True:
                    sql, values = steps.send(await _run(connection, sql, values))
            except StopIteration as end:
                result: Result = end.value
                return result

        return await self._in_transaction(work)

    async def _size(self) -> int:
        async def work(connection: Any) -> int:
            return int(await connection.fetchval("SELECT pg_database_size(current_database())"))

        return await self._with_storage_errors(work)

    async def back_up(self, file: Path) -> None:
        """One repeatable-read transaction sees one moment of all tables."""

        async def work(connection: Any) -> None:
            with new_backup(file) as path:
                await asyncio.to_thread(migrate_file, path)
                with closing(sqlite3.connect(path)) as target:
                    async with connection.transaction(isolation="repeatable_read", readonly=True):
                        for table in SAVED_TABLES:
                            cursor = await connection.cursor(selecting(table))
                            while rows := await cursor.fetch(ROWS):
                                save_rows(target, table, map(tuple, rows))
                    target.commit()

        await self._with_storage_errors(work)

    async def restore(self, file: Path) -> None:
        async def work(connection: Any) -> None:
            with opened_backup(file, migrate_file) as backup:
                for table in reversed(SAVED_TABLES):
                    await connection.execute(f"DELETE FROM {table}", timeout=None)  # noqa: S608  # our names
                for table in SAVED_TABLES:
                    await connection.copy_records_to_table(
                        table,
                        records=saved_rows(backup, table),
                        columns=TABLES[table],
                        timeout=None,
                    )

        await self._in_transaction(work)

    # --- connections -----------------------------------------------------------------------------

    def _open_writer(self) -> PostgresWriter:
        if self._writer is None:
            raise StorageError("storage-closed", {"where": self.where})
        return self._writer

    async def _connect(self, *_address: object, **options: Any) -> Any:
        """Open a connection. `options` come from the pool."""
        return await self._asyncpg.connect(
            self._url,
            timeout=CONNECT_TIMEOUT,
            command_timeout=QUERY_TIMEOUT,
            server_settings=SETTINGS,
            **options,
        )

    async def _read(self, sql: str, **values: object) -> list[Any]:
        async def work(connection: Any) -> list[Any]:
            return await _run(connection, sql, values)

        self._open_writer()
        try:
            return await self._with_connection(work)
        except ValueError:  # asyncpg's error for invalid values is an InterfaceError too
            raise
        except self._connection_errors:
            await self._pool.expire_connections()  # the pool's other connections are lost too
        return await self._with_storage_errors(work)

    async def _in_transaction(self, work: Callable[[Any], Awaitable[Result]]) -> Result:
        """Run once: after a lost connection the outcome is unknown, so it is not retried."""

        async def in_transaction(connection: Any) -> Result:
            async with connection.transaction():
                return await work(connection)

        self._open_writer()
        return await self._with_storage_errors(in_transaction)

    async def _with_storage_errors(self, work: Callable[[Any], Awaitable[Result]]) -> Result:
        """Run `work`, and raise errors of the database as StorageError."""
        try:
            return await self._with_connection(work)
        except ValueError:
            raise
        except self._connection_errors as error:
            await self._pool.expire_connections()
            raise self._unreachable_error(error) from None
        except self._asyncpg.IntegrityConstraintViolationError:
            raise StorageError("storage-conflict", {"where": self.where}) from None
        except self._asyncpg.PostgresError as error:
            facts = {"where": self.where, "why": str(error)}
            raise StorageError("storage-failed", facts) from None

    async def _with_connection(self, work: Callable[[Any], Awaitable[Result]]) -> Result:
        async with self._pool.acquire(timeout=CONNECT_TIMEOUT) as connection:
            return await work(connection)

    def _unreachable_error(self, error: Exception) -> StorageError:
        facts = {"where": self.where, "why": str(error) or type(error).__name__}
        return StorageError("storage-unreachable", facts)


async def _run(connection: Any, sql: str, values: Mapping[str, object]) -> list[Any]:
    text, names = _numbered(sql)
    rows: list[Any] = await connection.fetch(text, *(values[name] for name in names))
    return rows


@lru_cache
def _numbered(sql: str) -> tuple[str, list[str]]:
    """The statement with numbered parameters (`$1`), and the name of each."""
    names = list(dict.fromkeys(re.findall(r":(\w+)", sql)))
    return re.sub(r":(\w+)", lambda found: f"${1 + names.index(found[1])}", sql), names


async def _no_reset(_connection: Any) -> None:
    """Connections have no session state, so the pool does not need to reset them."""
