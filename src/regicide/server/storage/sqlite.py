"""A store in one SQLite file, for a single server.

Write-ahead log and `synchronous=FULL`: committed data survives a power cut. One thread writes
(sqlite_writer.py), another reads; the event loop never waits for the disk.
"""

import asyncio
import os
import re
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import lru_cache
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from regicide.server.storage.backup_file import (
    SAVED_TABLES,
    new_backup,
    opened_backup,
    save_rows,
    saved_rows,
)
from regicide.server.storage.database import Result, Steps
from regicide.server.storage.errors import StorageError
from regicide.server.storage.migrations import HEAD
from regicide.server.storage.private_file import new_private_file
from regicide.server.storage.sqlite_writer import SqliteWriter
from regicide.server.storage.store import Store
from regicide.server.storage.values import StoredEntry, TableSummary

#: Seconds to wait for another process's transaction; the longest is a migration.
BUSY_TIMEOUT = 30.0
#: Between two tries, where SQLite does not wait.
RETRY_SECONDS = 0.01


class SqliteStore(Store):
    """A `Store` at a path."""

    def __init__(self, path: Path | str) -> None:
        self.where = str(path)
        self._thread: ThreadPoolExecutor | None = None
        self._reader: sqlite3.Connection | None = None
        self._writer: SqliteWriter | None = None

    async def open(self) -> None:
        self._thread = ThreadPoolExecutor(1, "regicide-reader")
        try:
            connection = await self._in_thread(self._open_connections)
        except (sqlite3.Error, OSError) as error:
            self._thread.shutdown()
            facts = {"where": self.where, "why": str(error)}
            raise StorageError("storage-unopenable", facts) from None
        except BaseException:
            self._thread.shutdown()
            raise
        self._writer = SqliteWriter(connection, self.where)

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is None or self._thread is None:
            return
        await writer.close()
        await self._in_thread(self._close_reader)
        self._thread.shutdown()

    async def append(
        self, table: str, entry: StoredEntry, summary: TableSummary | None = None
    ) -> bool:
        return await self._open_writer().append(table, entry, summary)

    async def _transact(self, steps: Steps[Result]) -> Result:
        def work(connection: sqlite3.Connection) -> Result:
            try:
                sql, values = next(steps)
                while True:
                    sql, values = steps.send(_run(connection, sql, values))
            except StopIteration as end:
                result: Result = end.value
                return result

        result: Result = await self._open_writer().do(work)
        return result

    async def _size(self) -> int:
        return sum(
            path.stat().st_size
            for path in (Path(self.where), Path(f"{self.where}-wal"))
            if path.exists()
        )

    async def back_up(self, file: Path) -> None:
        def work() -> None:
            with (
                new_backup(file) as path,
                closing(self.connect()) as source,
                closing(sqlite3.connect(path)) as target,
            ):
                source.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")
                target.execute("DELETE FROM servers")
                target.commit()

        try:
            await asyncio.to_thread(work)
        except sqlite3.Error as error:
            facts = {"file": str(file), "why": str(error)}
            raise StorageError("backup-unwritable", facts) from None

    async def restore(self, file: Path) -> None:
        def work(connection: sqlite3.Connection) -> None:
            with opened_backup(file, migrate_file) as backup:
                for table in reversed(SAVED_TABLES):
                    connection.execute(f"DELETE FROM {table}")  # noqa: S608  # our names
                for table in SAVED_TABLES:
                    save_rows(connection, table, saved_rows(backup, table))

        await self._open_writer().do(work)

    # --- connections -----------------------------------------------------------------------------

    def _open_writer(self) -> SqliteWriter:
        if self._writer is None:
            raise StorageError("storage-closed", {"where": self.where})
        return self._writer

    def connect(self) -> sqlite3.Connection:
        """A connection in autocommit mode that another thread may use."""
        connection = sqlite3.connect(
            self.where, timeout=BUSY_TIMEOUT, isolation_level=None, check_same_thread=False
        )
        connection.row_factory = sqlite3.Row
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:  # the file is not a database
            connection.close()
            raise
        return connection

    def _open_connections(self) -> sqlite3.Connection:
        """Migrate if needed, open both connections, and return the writer's."""
        _make_file(Path(self.where))
        if not self.is_current():
            from regicide.server.storage.migrate import migrate_sqlite  # noqa: PLC0415  see is_current

            migrate_sqlite(self.connect, self.where)
        self._reader = self.connect()
        try:
            _use_write_ahead_log(self._reader)
            self._reader.execute("PRAGMA query_only = ON")
            return self.connect()
        except sqlite3.Error:
            self._close_reader()
            raise

    def is_current(self) -> bool:
        """Whether the schema is up to date. Importing Alembic takes as long as everything else together."""
        connection = self.connect()
        try:
            rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        except sqlite3.OperationalError:  # a new file
            return False
        finally:
            connection.close()
        return [row[0] for row in rows] == [HEAD]

    def _close_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _read(self, sql: str, **values: object) -> list[Any]:
        self._open_writer()

        def work() -> list[Any]:
            assert self._reader is not None
            return _run(self._reader, sql, values)

        try:
            return await self._in_thread(work)
        except sqlite3.Error as error:
            facts = {"where": self.where, "why": str(error)}
            raise StorageError("storage-failed", facts) from None


def _run(connection: sqlite3.Connection, sql: str, values: Mapping[str, object]) -> list[Any]:
    return connection.execute(_in_sqlite(sql), values).fetchall()


@lru_cache
def _in_sqlite(sql: str) -> str:
    """The statement in the words of SQLite, which has one writer at a time and nothing to lock."""
    return re.sub(r"FOR UPDATE( OF \w+| SKIP LOCKED)?", "", sql).replace(
        "string_agg(", "group_concat("
    )


def _make_file(path: Path) -> None:
    """Make a missing file: it holds hashes of secrets, and seeds. SQLite gives its journals the same owner."""
    with suppress(OSError):  # SQLite will say what is wrong
        os.close(new_private_file(path))


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log, and try again while another connection writes or switches.

    The switch reads, then writes. There SQLite does not wait for its busy timeout: two connections that
    read would wait for each other.
    """
    deadline = monotonic() + BUSY_TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() >= deadline:
                raise
            sleep(RETRY_SECONDS)
        else:
            return


def migrate_file(path: Path) -> None:
    """Make the file a database with the current schema."""
    store = SqliteStore(path)
    if not store.is_current():
        from regicide.server.storage.migrate import migrate_sqlite  # noqa: PLC0415  see is_current

        migrate_sqlite(store.connect, store.where)
