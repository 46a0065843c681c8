"""Tables and people in one SQLite file: a server on its own.

Write-ahead log and `synchronous=FULL`: what was committed survives a power cut. One thread writes
(sqlite_writer.py), another reads; the event loop never waits for the disk.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.dialects.sqlite.pysqlite import dialect

from regicide.server.storage.errors import StorageError
from regicide.server.storage.migrations import HEAD
from regicide.server.storage.reading import Reading
from regicide.server.storage.sqlite_writer import SqliteWriter
from regicide.server.storage.statements import (
    Statement,
    Statements,
    player_of,
)
from regicide.server.storage.store import Player, StoredEntry, TableSummary

#: Seconds to wait for somebody else's transaction, a migration at most.
PATIENCE = 30.0

Answer = TypeVar("Answer")


class SqliteStore(Reading):
    """A `Store` at a path."""

    def __init__(self, path: Path | str) -> None:
        self.where = str(path)
        self._sql = Statements(dialect())
        self._thread: ThreadPoolExecutor | None = None
        self._reader: sqlite3.Connection | None = None
        self._writer: SqliteWriter | None = None

    async def open(self) -> None:
        self._thread = ThreadPoolExecutor(1, "regicide-reader")
        try:
            connection = await self._in_thread(self._begin)
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
        await self._in_thread(self._end)
        self._thread.shutdown()

    async def append(
        self, table: str, line: StoredEntry, notice: TableSummary | None = None
    ) -> bool:
        return await self._open_writer().append(table, line, notice)

    async def add_player(self, player: Player, secret_hash: bytes, now: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            self._run(connection, self._sql.add_player, id=player.id, name=player.name, created=now)
            device = {"secret_hash": secret_hash, "player": player.id, "created": now}
            self._run(connection, self._sql.add_device, **device)

        await self._open_writer().do(work)

    async def rename(self, player: str, name: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            self._run(connection, self._sql.rename, player=player, new_name=name)

        await self._open_writer().do(work)

    async def offer_transfer(self, code_hash: bytes, player: str, expires: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            self._run(connection, self._sql.withdraw_offer, player=player)
            offer = {"code_hash": code_hash, "player": player, "expires": expires}
            self._run(connection, self._sql.offer, **offer)

        await self._open_writer().do(work)

    async def take_transfer(self, code_hash: bytes, secret_hash: bytes, now: int) -> Player | None:
        def work(connection: sqlite3.Connection) -> Player | None:
            found = self._run(connection, self._sql.take_offer, code=code_hash, now=now)
            if not found:
                return None
            device = {"secret_hash": secret_hash, "player": found[0]["player"], "created": now}
            self._run(connection, self._sql.add_device, **device)
            return player_of(
                self._run(connection, self._sql.player_with, secret_hash=secret_hash)[0]
            )

        player: Player | None = await self._open_writer().do(work)
        return player

    # --- connections -----------------------------------------------------------------------------

    def _open_writer(self) -> SqliteWriter:
        if self._writer is None:
            raise StorageError("storage-closed", {"where": self.where})
        return self._writer

    def _connect(self) -> sqlite3.Connection:
        """In autocommit mode, and usable by the thread it is given to."""
        connection = sqlite3.connect(
            self.where, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        connection.row_factory = sqlite3.Row
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:  # the file is no database
            connection.close()
            raise
        return connection

    def _begin(self) -> sqlite3.Connection:
        """The writer's connection; the reader's is kept."""
        if not self._is_current():
            from regicide.server.storage.migrate import migrate_sqlite  # noqa: PLC0415  see below

            migrate_sqlite(self._connect, self.where)
        self._reader = self._connect()
        try:
            self._reader.execute("PRAGMA journal_mode = WAL")
            self._reader.execute("PRAGMA query_only = ON")
            return self._connect()
        except sqlite3.Error:
            self._end()
            raise

    def _is_current(self) -> bool:
        """Alembic alone takes as long to import as everything else: it is for those who need it."""
        connection = self._connect()
        try:
            rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        except sqlite3.OperationalError:  # a new file
            return False
        finally:
            connection.close()
        return [row[0] for row in rows] == [HEAD]

    def _end(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    async def _in_thread(self, work: Callable[[], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _read(self, statement: Statement, **given: object) -> list[Any]:
        self._open_writer()

        def work() -> list[Any]:
            assert self._reader is not None
            return self._run(self._reader, statement, **given)

        try:
            return await self._in_thread(work)
        except sqlite3.Error as error:
            facts = {"where": self.where, "why": str(error)}
            raise StorageError("storage-failed", facts) from None

    @staticmethod
    def _run(connection: sqlite3.Connection, statement: Statement, **given: object) -> list[Any]:
        return connection.execute(statement.text, statement.arguments(**given)).fetchall()
