"""The task that appends to PostgreSQL, in batches (group commit).

Everything that waits goes into one statement, which is its own transaction: it inserts the entries that
meet no conflict, and the summaries of those entries.

If the connection breaks while a statement runs, the outcome is unknown. The batch is sent once more over
a new connection: if an identical entry is found there, the first attempt wrote it, because command ids
are unique.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from regicide.server.storage.database import Append
from regicide.server.storage.errors import StorageError
from regicide.server.storage.values import StoredEntry, TableSummary

#: Appends per statement; a larger batch only makes its first append wait longer.
MAX_BATCH = 1024
#: The shortest and the longest delay between two attempts to connect, in seconds.
RETRY_DELAYS = (0.05, 1.0)

# Rows are sorted by table and number, so every server locks them in the same order: no deadlock.
_INSERT_ENTRIES = """
INSERT INTO log (table_code, seq, command, at, body)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::bytea[])
ON CONFLICT DO NOTHING RETURNING table_code, seq, command
"""
_INSERT_ENTRIES_AND_SUMMARIES = f"""
WITH added AS ({_INSERT_ENTRIES}),
stored_summaries AS (
    INSERT INTO summaries (
        table_code, phase, public, created, updated, body, deal, defeated, listed, turn_by_turn, due
    )
    SELECT DISTINCT ON (table_code)
        table_code, phase, public, created, updated, body, deal, defeated, listed, turn_by_turn, due
    FROM unnest(
        $6::text[], $7::int[], $8::text[], $9::text[], $10::bool[], $11::bigint[], $12::bigint[],
        $13::bytea[], $14::text[], $15::int[], $16::bigint[], $17::bool[], $18::bigint[]
    ) AS n (
        table_code, seq, command, phase, public, created, updated, body, deal, defeated,
        listed, turn_by_turn, due
    )
    JOIN added USING (table_code, seq, command)
    ORDER BY table_code, seq DESC
    ON CONFLICT (table_code) DO UPDATE SET
        phase = excluded.phase, public = excluded.public,
        created = excluded.created, updated = excluded.updated, body = excluded.body,
        deal = excluded.deal, defeated = excluded.defeated,
        listed = coalesce(excluded.listed, summaries.listed),
        turn_by_turn = excluded.turn_by_turn, due = excluded.due
),
seated AS (
    INSERT INTO table_players (table_code, player)
    SELECT DISTINCT table_code, player
    FROM unnest($19::text[], $20::text[], $21::text[]) AS p (table_code, command, player)
    JOIN added USING (table_code, command)
    ORDER BY table_code, player
    ON CONFLICT DO NOTHING
)
SELECT table_code, seq, command FROM added
"""  # noqa: S608  # no user input
_SELECT_ENTRIES = """
SELECT log.table_code, log.seq, log.command, log.at, log.body
FROM log JOIN unnest($1::text[], $2::int[]) AS wanted (table_code, seq)
USING (table_code, seq)
"""


class PostgresWriter:
    """Appends over one connection; reconnects when it is lost."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        *,
        connection_errors: tuple[type[Exception], ...],
        database_error: type[Exception],
        retry_seconds: float,
        where: str,
    ) -> None:
        self._connect = connect
        self._connection_errors = connection_errors
        self._database_error = database_error
        self._retry_seconds = retry_seconds
        self._where = where
        self._connection: Any = None
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="regicide-writer")

    def append(
        self, table: str, entry: StoredEntry, summary: TableSummary | None
    ) -> "asyncio.Future[bool]":
        if self._closing:
            raise StorageError("storage-closed", {"where": self._where})
        assert summary is None or summary.table == table
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(future, table, entry, summary))
        self._wake.set()
        return future

    async def close(self) -> None:
        """Finish pending appends, then close the connection."""
        self._closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            if not self._waiting and not self._closing:
                self._wake.clear()
            if batch:
                await self._resolve(batch)
        if self._connection is not None:
            with suppress(*self._connection_errors):
                await self._connection.close(timeout=5)

    async def _resolve(self, batch: list[Append]) -> None:
        """Write the batch, and give each append its result."""
        try:
            results = await self._append_batch(batch)
        except Exception as error:  # noqa: BLE001  # raised where the append was requested
            await self._resolve_error(batch, error)
            return
        for each, result in zip(batch, results, strict=True):
            if not each.future.done():  # a cancelled task's entry is written anyway
                each.future.set_result(result)

    async def _resolve_error(self, batch: list[Append], error: Exception) -> None:
        if len(batch) > 1 and not isinstance(error, StorageError):
            for each in batch:  # one entry cannot be stored; store the others
                await self._resolve([each])
            return
        for each in batch:
            if not each.future.done():
                each.future.set_exception(self._error_for_caller(error))

    def _error_for_caller(self, error: Exception) -> Exception:
        """A copy of the error for each waiting task, because raising an exception changes its traceback."""
        if isinstance(error, StorageError):
            return StorageError(error.code, error.facts)
        if isinstance(error, self._database_error):
            return StorageError("storage-failed", {"where": self._where, "why": str(error)})
        return error

    async def _append_batch(self, batch: list[Append]) -> list[bool]:
        try:
            return await self._attempt(batch, is_retry=False)
        except ValueError:  # asyncpg's error for invalid values is an InterfaceError too
            raise
        except self._connection_errors:
            self._drop_connection()
        try:
            return await self._attempt(batch, is_retry=True)
        except self._connection_errors as error:
            self._drop_connection()
            facts = {"where": self._where, "why": str(error) or type(error).__name__}
            raise StorageError("storage-unreachable", facts) from None

    async def _attempt(self, batch: list[Append], *, is_retry: bool) -> list[bool]:
        if self._connection is None:
            self._connection = await self._connect_with_retries()
        rows = await self._connection.fetch(*_query(batch))
        if len(rows) == len(batch):
            return [True] * len(batch)
        # of two equal entries in one batch, only one was inserted
        added = Counter((table, seq, command) for table, seq, command in rows)
        results = [_was_inserted(added, each) for each in batch]
        if not is_retry:
            return results
        written = await self._stored_entries(batch)
        return [
            result or written.get((each.table, each.entry.seq)) == each.entry
            for each, result in zip(batch, results, strict=True)
        ]

    async def _stored_entries(self, batch: list[Append]) -> dict[tuple[str, int], StoredEntry]:
        tables, numbers = [each.table for each in batch], [each.entry.seq for each in batch]
        rows = await self._connection.fetch(_SELECT_ENTRIES, tables, numbers)
        return {(row[0], row[1]): StoredEntry(row[1], row[2], row[3], row[4]) for row in rows}

    async def _connect_with_retries(self) -> Any:
        """A new connection; retries while the database restarts."""
        loop = asyncio.get_running_loop()
        delay, deadline = RETRY_DELAYS[0], loop.time() + self._retry_seconds
        while True:
            try:
                return await self._connect()
            except self._connection_errors:
                if loop.time() + delay > deadline:
                    raise
            await asyncio.sleep(delay)
            delay = min(2 * delay, RETRY_DELAYS[1])

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _query(batch: list[Append]) -> list[Any]:
    """The SQL text, then its arguments."""
    ordered = sorted(batch, key=lambda each: (each.table, each.entry.seq))
    entries = [(e.table, e.entry.seq, e.entry.command, e.entry.at, e.entry.body) for e in ordered]
    with_summary = [(each.entry, each.summary) for each in ordered if each.summary is not None]
    if not with_summary:
        return [_INSERT_ENTRIES, *_columns(entries, 5)]
    summaries = [
        (
            *(s.table, e.seq, e.command, s.phase.value, s.public),
            *(s.created, s.updated, s.body, s.deal, s.defeated),
            *(s.listed, s.turn_by_turn, s.due),
        )
        for e, s in with_summary
    ]
    seats = [(s.table, e.command, player) for e, s in with_summary for player in s.player_ids]
    columns = (*_columns(entries, 5), *_columns(summaries, 13), *_columns(seats, 3))
    return [_INSERT_ENTRIES_AND_SUMMARIES, *columns]


def _columns(rows: Sequence[tuple[object, ...]], count: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(count)]


def _was_inserted(added: Counter[tuple[str, int, str]], each: Append) -> bool:
    key = (each.table, each.entry.seq, each.entry.command)
    added[key] -= 1
    return added[key] >= 0
