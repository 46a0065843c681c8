"""The task that writes logs to PostgreSQL, a group at a time.

Everything that waits goes into one statement, which is a transaction by itself: lines that meet no
conflict are inserted, and the notices of just those lines.

A connection that breaks in the middle leaves open whether the group was written. It is sent once
more over a new one: a line that is found there as it was sent was written the first time, because
nobody else has the id of its command.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from regicide.server.storage.errors import StorageError
from regicide.server.storage.store import StoredEntry, TableSummary

#: More in one group only makes the first of it wait.
GROUP = 1024
#: The shortest and the longest pause between two attempts to connect.
PAUSES = (0.05, 1.0)

# Rows are given in the order of table and number, in which every server locks them: two groups
# cannot wait for each other.
_LINES = """
INSERT INTO log (table_code, seq, command, at, body)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::bytea[])
ON CONFLICT DO NOTHING RETURNING table_code, seq, command
"""
_LINES_AND_NOTICES = f"""
WITH added AS ({_LINES}),
noticed AS (
    INSERT INTO notices (table_code, phase, public, created, updated, body)
    SELECT DISTINCT ON (table_code) table_code, phase, public, created, updated, body
    FROM unnest(
        $6::text[], $7::int[], $8::text[], $9::text[], $10::bool[], $11::bigint[], $12::bigint[],
        $13::bytea[]
    ) AS n (table_code, seq, command, phase, public, created, updated, body)
    JOIN added USING (table_code, seq, command)
    ORDER BY table_code, seq DESC
    ON CONFLICT (table_code) DO UPDATE SET
        phase = excluded.phase, public = excluded.public,
        created = excluded.created, updated = excluded.updated, body = excluded.body
),
seated AS (
    INSERT INTO sittings (table_code, player)
    SELECT DISTINCT table_code, player
    FROM unnest($14::text[], $15::text[], $16::text[]) AS p (table_code, command, player)
    JOIN added USING (table_code, command)
    ORDER BY table_code, player
    ON CONFLICT DO NOTHING
)
SELECT table_code, seq, command FROM added
"""  # noqa: S608  # our own text
_FOUND = """
SELECT log.table_code, log.seq, log.command, log.at, log.body
FROM log JOIN unnest($1::text[], $2::int[]) AS asked (table_code, seq)
USING (table_code, seq)
"""


class Append(NamedTuple):
    future: "asyncio.Future[bool]"
    table: str
    line: StoredEntry
    notice: TableSummary | None


class PostgresWriter:
    """One connection, made again when it is lost."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        *,
        lost: tuple[type[Exception], ...],
        refused: type[Exception],
        patience: float,
        where: str,
    ) -> None:
        self._connect = connect
        self._lost = lost
        self._refused = refused
        self._patience = patience
        self._where = where
        self._connection: Any = None
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="regicide-writer")

    def append(
        self, table: str, line: StoredEntry, notice: TableSummary | None
    ) -> "asyncio.Future[bool]":
        if self._closing:
            raise StorageError("storage-closed", {"where": self._where})
        assert notice is None or notice.table == table
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(future, table, line, notice))
        self._wake.set()
        return future

    async def close(self) -> None:
        """What was asked for before is done first."""
        self._closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if not self._waiting and not self._closing:
                self._wake.clear()
            if group:
                await self._settle(group)
        if self._connection is not None:
            with suppress(*self._lost):
                await self._connection.close(timeout=5)

    async def _settle(self, group: list[Append]) -> None:
        """Tell each what became of it."""
        try:
            fates = await self._appended(group)
        except Exception as error:  # noqa: BLE001  # it is raised where it was asked for
            await self._settle_trouble(group, error)
            return
        for each, fate in zip(group, fates, strict=True):
            if not each.future.done():  # else it was cancelled; its line is written all the same
                each.future.set_result(fate)

    async def _settle_trouble(self, group: list[Append], error: Exception) -> None:
        if len(group) > 1 and not isinstance(error, StorageError):
            for each in group:  # something in it cannot be kept, and the others can
                await self._settle([each])
            return
        for each in group:
            if not each.future.done():
                each.future.set_exception(self._told(error))

    def _told(self, error: Exception) -> Exception:
        """Each gets an error of its own: raising writes in it."""
        if isinstance(error, StorageError):
            return StorageError(error.code, error.facts)
        if isinstance(error, self._refused):
            return StorageError("storage-failed", {"where": self._where, "why": str(error)})
        return error

    async def _appended(self, group: list[Append]) -> list[bool]:
        try:
            return await self._attempt(group, again=False)
        except ValueError:  # asyncpg's for what cannot be kept is an InterfaceError too
            raise
        except self._lost:
            self._drop()
        try:
            return await self._attempt(group, again=True)
        except self._lost as error:
            self._drop()
            facts = {"where": self._where, "why": str(error) or type(error).__name__}
            raise StorageError("storage-unreachable", facts) from None

    async def _attempt(self, group: list[Append], *, again: bool) -> list[bool]:
        if self._connection is None:
            self._connection = await self._connected()
        rows = await self._connection.fetch(*_statement(group))
        if len(rows) == len(group):
            return [True] * len(group)
        # of two alike in one group, one is the first
        added = Counter((table, seq, command) for table, seq, command in rows)
        fates = [_counted(added, each) for each in group]
        if not again:
            return fates
        written = await self._found(group)
        return [
            fate or written.get((each.table, each.line.seq)) == each.line
            for each, fate in zip(group, fates, strict=True)
        ]

    async def _found(self, group: list[Append]) -> dict[tuple[str, int], StoredEntry]:
        tables, numbers = [each.table for each in group], [each.line.seq for each in group]
        rows = await self._connection.fetch(_FOUND, tables, numbers)
        return {(row[0], row[1]): StoredEntry(row[1], row[2], row[3], row[4]) for row in rows}

    async def _connected(self) -> Any:
        """A new connection; a database that is starting again is waited for."""
        loop = asyncio.get_running_loop()
        pause, deadline = PAUSES[0], loop.time() + self._patience
        while True:
            try:
                return await self._connect()
            except self._lost:
                if loop.time() + pause > deadline:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, PAUSES[1])

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _statement(group: list[Append]) -> list[Any]:
    """The text and its arguments."""
    ordered = sorted(group, key=lambda each: (each.table, each.line.seq))
    lines = [(e.table, e.line.seq, e.line.command, e.line.at, e.line.body) for e in ordered]
    noticed = [(each.line, each.notice) for each in ordered if each.notice is not None]
    if not noticed:
        return [_LINES, *_columns(lines, 5)]
    notices = [
        (n.table, li.seq, li.command, n.phase.value, n.public, n.created, n.updated, n.body)
        for li, n in noticed
    ]
    people = [(n.table, li.command, player) for li, n in noticed for player in n.people]
    return [_LINES_AND_NOTICES, *_columns(lines, 5), *_columns(notices, 8), *_columns(people, 3)]


def _columns(rows: Sequence[tuple[object, ...]], count: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(count)]


def _counted(added: Counter[tuple[str, int, str]], each: Append) -> bool:
    key = (each.table, each.line.seq, each.line.command)
    added[key] -= 1
    return added[key] >= 0
