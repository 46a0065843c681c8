"""The thread that writes to SQLite, in batches (group commit).

An fsync costs the same for one entry as for a thousand, so the thread commits everything that waits in
one transaction and reports the results after the commit. A batch usually has no conflicts, so its
entries are inserted with a few multi-row statements and the inserted rows are counted. If some are
missing, the batch is repeated entry by entry to find out which. Few long statements also mean that the
thread competes less often with a busy event loop for the interpreter lock.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from itertools import chain
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeAlias

from regicide.server.storage.database import Append
from regicide.server.storage.errors import StorageError
from regicide.server.storage.values import StoredEntry, TableSummary

#: Jobs per transaction; a larger batch only makes its first job wait longer.
MAX_BATCH = 1024
#: Rows per statement. Remaining rows are inserted in powers of two, so that only a few different
#: statements exist.
MAX_ROWS = 128

# table, number of columns, action on conflict
_LOG = ("log", 5, "DO NOTHING")
_UPDATE_COLUMNS = ", ".join(
    [
        *(
            f"{name} = excluded.{name}"
            for name in (
                *("phase", "public", "created", "updated", "body", "deal", "defeated"),
                *("turn_by_turn", "due"),
            )
        ),
        "listed = coalesce(excluded.listed, summaries.listed)",
    ]
)
_SUMMARY = ("summaries", 11, f"(table_code) DO UPDATE SET {_UPDATE_COLUMNS}")
_SEAT = ("table_players", 2, "DO NOTHING")

#: A write other than an append. It runs in the batch's transaction, within its own savepoint.
Work: TypeAlias = "Callable[[sqlite3.Connection], Any]"


class WriteJob(NamedTuple):
    """Another write, and the future that receives its result."""

    future: "asyncio.Future[Any]"
    work: Work


class SqliteWriter:
    """Writes in a thread. It owns its connection, which is in autocommit mode."""

    def __init__(self, connection: sqlite3.Connection, where: str) -> None:
        self._connection = connection
        self._where = where
        self._loop = asyncio.get_running_loop()
        self._pending: list[Append | WriteJob | None] = []
        self._queue: SimpleQueue[list[Append | WriteJob | None]] = SimpleQueue()
        self._closed = self._loop.create_future()
        self._closing = False
        # a daemon, so that a crashing server does not wait for it
        threading.Thread(target=self._run, name="regicide-writer", daemon=True).start()

    def append(
        self, table: str, entry: StoredEntry, summary: TableSummary | None
    ) -> "asyncio.Future[bool]":
        self._check_open()
        assert summary is None or summary.table == table
        future: asyncio.Future[bool] = self._loop.create_future()
        self._enqueue(Append(future, table, entry, summary))
        return future

    def do(self, work: Work) -> "asyncio.Future[Any]":
        self._check_open()
        future: asyncio.Future[Any] = self._loop.create_future()
        self._enqueue(WriteJob(future, work))
        return future

    async def close(self) -> None:
        """Finish pending jobs, then close the connection."""
        if not self._closing:
            self._closing = True
            self._enqueue(None)
        await asyncio.shield(self._closed)

    def _enqueue(self, job: Append | WriteJob | None) -> None:
        """Collect the jobs of one event loop iteration: waking the thread costs more than a job does."""
        if not self._pending:
            self._loop.call_soon(self._send_pending)
        self._pending.append(job)

    def _send_pending(self) -> None:
        pending, self._pending = self._pending, []
        self._queue.put(pending)

    def _check_open(self) -> None:
        if self._closing:
            raise StorageError("storage-closed", {"where": self._where})

    # --- in the thread -----------------------------------------------------------------------

    def _run(self) -> None:
        running = True
        while running:
            batch = self._next_batch()
            running = batch[-1] is not None
            jobs = [each for each in batch if each is not None]
            if jobs:
                outcomes = self._commit(jobs)
                self._resolve_in_loop(zip((each.future for each in jobs), outcomes, strict=True))
        self._connection.close()
        self._resolve_in_loop([(self._closed, None)])

    def _next_batch(self) -> list[Append | WriteJob | None]:
        """Wait for a job, then take all that are queued. None ends the thread and is always last."""
        batch = self._queue.get()
        try:
            while len(batch) < MAX_BATCH and batch[-1] is not None:
                batch += self._queue.get_nowait()
        except Empty:
            pass
        return batch

    def _resolve_in_loop(self, outcomes: "Iterable[tuple[asyncio.Future[Any], Any]]") -> None:
        with suppress(RuntimeError):  # the event loop is closed
            self._loop.call_soon_threadsafe(_resolve, list(outcomes))

    def _commit(self, jobs: list[Append | WriteJob]) -> list[Any]:
        """Run all jobs in one transaction; a result or an exception for each."""
        appends = [each for each in jobs if isinstance(each, Append)]
        write_jobs = [each for each in jobs if isinstance(each, WriteJob)]
        try:
            append_results = iter(self._append_all(appends))
            results = iter([self._run_in_savepoint(each.work) for each in write_jobs])
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  # usually a full disk: nothing was written
            with suppress(sqlite3.Error):  # some errors roll back by themselves
                self._connection.execute("ROLLBACK")
            return [self._storage_error(error) for _ in jobs]
        return [next(append_results if isinstance(each, Append) else results) for each in jobs]

    def _append_all(self, appends: list[Append]) -> list[Any]:
        """Begin a transaction and append the entries; the caller commits."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            if self._all_inserted(appends):
                self._upsert_summaries(appends)
                return [True] * len(appends)
        except sqlite3.OperationalError:
            raise
        except Exception:  # noqa: BLE001, S110  # one entry cannot be stored: find out which
            pass
        self._connection.execute("ROLLBACK")
        self._connection.execute("BEGIN IMMEDIATE")
        return [self._run_in_savepoint(partial(self._append_one, each)) for each in appends]

    def _all_inserted(self, appends: list[Append]) -> bool:
        rows = [
            (table, entry.seq, entry.command, entry.at, entry.body)
            for _, table, entry, _ in appends
        ]
        return self._insert(_LOG, rows) == len(rows)

    def _append_one(self, append: Append, _connection: sqlite3.Connection) -> bool:
        if not self._all_inserted([append]):
            return False
        self._upsert_summaries([append])
        return True

    def _upsert_summaries(self, appends: list[Append]) -> None:
        """Store the last summary of each table, and add all players that the summaries name."""
        summaries = [each.summary for each in appends if each.summary is not None]
        if summaries:
            last = {each.table: each for each in summaries}
            self._insert(_SUMMARY, [_row(each) for each in last.values()])
            seats = {(each.table, player) for each in summaries for player in each.player_ids}
            self._insert(_SEAT, list(seats))

    def _insert(self, into: tuple[str, int, str], rows: Sequence[tuple[object, ...]]) -> int:
        return sum(
            self._connection.execute(
                _insert_sql(into, len(chunk)), list(chain.from_iterable(chunk))
            ).rowcount
            for chunk in _chunks(rows)
        )

    def _run_in_savepoint(self, work: Work) -> Any:
        """The result of a job, or its exception. Disk errors fail the whole batch: they are raised."""
        self._connection.execute("SAVEPOINT work")
        try:
            result = work(self._connection)
        except sqlite3.IntegrityError:
            result = StorageError("storage-conflict", {"where": self._where})
        except sqlite3.OperationalError:
            raise
        except Exception as error:  # noqa: BLE001  # raised where the job was requested
            result = self._storage_error(error) if isinstance(error, sqlite3.Error) else error
        if isinstance(result, Exception):
            self._connection.execute("ROLLBACK TO work")
        self._connection.execute("RELEASE work")
        return result

    def _storage_error(self, error: Exception) -> StorageError:
        return StorageError("storage-failed", {"where": self._where, "why": str(error)})


def _resolve(outcomes: "Iterable[tuple[asyncio.Future[Any], Any]]") -> None:
    for future, outcome in outcomes:
        if future.done():  # the waiting task was cancelled; the job is done anyway
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _chunks(rows: Sequence[tuple[object, ...]]) -> Iterator[Sequence[tuple[object, ...]]]:
    start = 0
    while start < len(rows):
        length = min(MAX_ROWS, 1 << ((len(rows) - start).bit_length() - 1))
        yield rows[start : start + length]
        start += length


@lru_cache
def _insert_sql(into: tuple[str, int, str], rows: int) -> str:
    table, columns, conflict = into
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)} ON CONFLICT {conflict}"  # noqa: S608  # no user input


def _row(summary: TableSummary) -> tuple[object, ...]:
    dates = (summary.created, summary.updated)
    deal = (summary.deal, summary.defeated)
    turns = (summary.listed, summary.turn_by_turn, summary.due)
    return (summary.table, summary.phase.value, summary.public, *dates, summary.body, *deal, *turns)
