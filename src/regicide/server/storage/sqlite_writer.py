"""The thread that writes to SQLite, a group at a time.

An fsync costs the same for one line as for a thousand, so everything that waits goes into one
transaction, and its fates are told after the commit. A group usually has no conflicts: its lines
are inserted many to a statement and counted. If some are missing, the group is done again line by
line, which tells whose. Few, long statements also keep this thread from having to ask a busy event
loop for the interpreter's lock thousands of times.
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

from regicide.server.storage.errors import StorageError
from regicide.server.storage.store import StoredEntry, TableSummary

#: More in one group only makes the first of it wait.
GROUP = 1024
#: Rows in one statement. Shorter ones have a power of two, so that few texts are ever compiled.
ROWS = 128

# table, columns, what to do on conflict
_LOG = ("log", 5, "DO NOTHING")
_NEWER = ", ".join(
    f"{name} = excluded.{name}" for name in ("phase", "public", "created", "updated", "body")
)
_NOTICE = ("notices", 6, f"(table_code) DO UPDATE SET {_NEWER}")
_SITTING = ("sittings", 2, "DO NOTHING")

#: Other writing. It happens in the group's transaction, undone alone if it fails.
Work: TypeAlias = "Callable[[sqlite3.Connection], Any]"


class Append(NamedTuple):
    future: "asyncio.Future[bool]"
    table: str
    line: StoredEntry
    notice: TableSummary | None


class WriteJob(NamedTuple):
    future: "asyncio.Future[Any]"
    work: Work


class SqliteWriter:
    """Started with a connection in autocommit mode that is its own from then on."""

    def __init__(self, connection: sqlite3.Connection, where: str) -> None:
        self._connection = connection
        self._where = where
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Append | WriteJob | None] = []
        self._queue: SimpleQueue[list[Append | WriteJob | None]] = SimpleQueue()
        self._ended = self._loop.create_future()
        self._closing = False
        # a daemon: a server that dies of something else does not wait here
        threading.Thread(target=self._run, name="regicide-writer", daemon=True).start()

    def append(
        self, table: str, line: StoredEntry, notice: TableSummary | None
    ) -> "asyncio.Future[bool]":
        self._check_open()
        assert notice is None or notice.table == table
        future: asyncio.Future[bool] = self._loop.create_future()
        self._hand_in(Append(future, table, line, notice))
        return future

    def do(self, work: Work) -> "asyncio.Future[Any]":
        self._check_open()
        future: asyncio.Future[Any] = self._loop.create_future()
        self._hand_in(WriteJob(future, work))
        return future

    async def close(self) -> None:
        """What was asked for before is done first."""
        if not self._closing:
            self._closing = True
            self._hand_in(None)
        await asyncio.shield(self._ended)

    def _hand_in(self, asked: Append | WriteJob | None) -> None:
        """All of a turn of the loop at once: waking the thread costs more than what it is handed."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(asked)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def _check_open(self) -> None:
        if self._closing:
            raise StorageError("storage-closed", {"where": self._where})

    # --- in the thread -----------------------------------------------------------------------

    def _run(self) -> None:
        going_on = True
        while going_on:
            group = self._take()
            going_on = group[-1] is not None
            asked = [each for each in group if each is not None]
            if asked:
                outcomes = self._committed(asked)
                self._tell(zip((each.future for each in asked), outcomes, strict=True))
        self._connection.close()
        self._tell([(self._ended, None)])

    def _take(self) -> list[Append | WriteJob | None]:
        """Wait for something to do, then take everything; None, the end, comes last."""
        group = self._queue.get()
        try:
            while len(group) < GROUP and group[-1] is not None:
                group += self._queue.get_nowait()
        except Empty:
            pass
        return group

    def _tell(self, outcomes: "Iterable[tuple[asyncio.Future[Any], Any]]") -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_resolve, list(outcomes))

    def _committed(self, asked: list[Append | WriteJob]) -> list[Any]:
        """What became of each, after the commit."""
        appends = [each for each in asked if isinstance(each, Append)]
        errands = [each for each in asked if isinstance(each, WriteJob)]
        try:
            fates = iter(self._appended(appends))
            results = iter([self._done(each.work) for each in errands])
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  # a full disk, most likely: nothing was done
            with suppress(sqlite3.Error):  # some errors have rolled back already
                self._connection.execute("ROLLBACK")
            return [self._failed(error) for _ in asked]
        return [next(fates if isinstance(each, Append) else results) for each in asked]

    def _appended(self, appends: list[Append]) -> list[Any]:
        """Leaves a transaction open."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            if self._all_inserted(appends):
                self._note(appends)
                return [True] * len(appends)
        except sqlite3.OperationalError:
            raise
        except Exception:  # noqa: BLE001, S110  # something in it cannot be kept: find out what
            pass
        self._connection.execute("ROLLBACK")
        self._connection.execute("BEGIN IMMEDIATE")
        return [self._done(partial(self._append_one, each)) for each in appends]

    def _all_inserted(self, appends: list[Append]) -> bool:
        rows = [
            (table, line.seq, line.command, line.at, line.body) for _, table, line, _ in appends
        ]
        return self._insert(_LOG, rows) == len(rows)

    def _append_one(self, append: Append, _connection: sqlite3.Connection) -> bool:
        if not self._all_inserted([append]):
            return False
        self._note([append])
        return True

    def _note(self, appends: list[Append]) -> None:
        """A table's last notice stands; people are added up."""
        noted = [each.notice for each in appends if each.notice is not None]
        if noted:
            last = {each.table: each for each in noted}
            self._insert(_NOTICE, [_row(each) for each in last.values()])
            people = {(each.table, player) for each in noted for player in each.people}
            self._insert(_SITTING, list(people))

    def _insert(self, into: tuple[str, int, str], rows: Sequence[tuple[object, ...]]) -> int:
        return sum(
            self._connection.execute(
                _text(into, len(some)), list(chain.from_iterable(some))
            ).rowcount
            for some in _portions(rows)
        )

    def _done(self, work: Work) -> Any:
        """Its result or its error. Trouble with the disk is everybody's and raised."""
        self._connection.execute("SAVEPOINT work")
        try:
            result = work(self._connection)
        except sqlite3.IntegrityError:
            result = StorageError("storage-conflict", {"where": self._where})
        except sqlite3.OperationalError:
            raise
        except Exception as error:  # noqa: BLE001  # the caller's: it is raised there
            result = self._failed(error) if isinstance(error, sqlite3.Error) else error
        if isinstance(result, Exception):
            self._connection.execute("ROLLBACK TO work")
        self._connection.execute("RELEASE work")
        return result

    def _failed(self, error: Exception) -> StorageError:
        return StorageError("storage-failed", {"where": self._where, "why": str(error)})


def _resolve(outcomes: "Iterable[tuple[asyncio.Future[Any], Any]]") -> None:
    for future, outcome in outcomes:
        if future.done():  # whoever asked was cancelled; what they asked for is done all the same
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _portions(rows: Sequence[tuple[object, ...]]) -> Iterator[Sequence[tuple[object, ...]]]:
    start = 0
    while start < len(rows):
        length = min(ROWS, 1 << ((len(rows) - start).bit_length() - 1))
        yield rows[start : start + length]
        start += length


@lru_cache
def _text(into: tuple[str, int, str], rows: int) -> str:
    table, columns, conflict = into
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)} ON CONFLICT {conflict}"  # noqa: S608  # our own names


def _row(notice: TableSummary) -> tuple[object, ...]:
    dates = (notice.created, notice.updated)
    return (notice.table, notice.phase.value, notice.public, *dates, notice.body)
