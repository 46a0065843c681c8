"""How statements run in a database: SQLite and PostgreSQL differ in this, and in how they append.

They run the same SQL (`sqlite.py` leaves out two words), which stands where its rows are read: in tables, people and
operating.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from regicide.server.storage.values import RemovalKind, StoredEntry, TableSummary

#: SQL in PostgreSQL's form, with named parameters (`:name`), and their values.
Statement: TypeAlias = tuple[str, dict[str, object]]
Result = TypeVar("Result")
#: The statements of one transaction: each yield gets its rows.
Steps: TypeAlias = Generator[Statement, list[Any], Result]

#: Names per query: the parameters that stand for `:names`.
_BATCH_SIZE = 50
_NAMES = ", ".join(f":name{place}" for place in range(_BATCH_SIZE))


class Append(NamedTuple):
    """An entry that waits for its writer, and the future that receives the result."""

    future: "asyncio.Future[bool]"
    table: str
    entry: StoredEntry
    summary: TableSummary | None


class Database(ABC):
    """A database in which statements run. Every method raises StorageError if it is unreachable."""

    #: The file, or the address without its password.
    where: str

    @abstractmethod
    async def open(self) -> None:
        """Connect, and migrate the database to the current schema."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, then disconnect."""

    @abstractmethod
    async def back_up(self, file: Path) -> None:
        """Write everything, as it is at one moment, to a new SQLite file. Servers may run."""

    @abstractmethod
    async def restore(self, file: Path) -> None:
        """Replace everything by a backup, also one of the other kind of database. No server may run."""

    @abstractmethod
    async def append(
        self, table: str, entry: StoredEntry, summary: TableSummary | None = None
    ) -> bool:
        """Write an entry and its summary: a compare-and-swap on the sequence number.

        True: both are on disk. False: neither is, because another entry already has this number.
        A caller must have read every entry before its own, so it knows that its command is not in the log
        yet, and must wait for the result before it appends to the same table again.
        After StorageError the outcome is unknown: read the log again.
        """

    @abstractmethod
    async def _read(self, sql: str, **values: object) -> list[Any]:
        """Run a query and return its rows, which give a column by its name."""

    @abstractmethod
    async def _transact(self, steps: Steps[Result]) -> Result:
        """Run the statements in one transaction, and return what the steps return."""

    @abstractmethod
    async def _size(self) -> int:
        """Bytes of the database on disk."""

    async def _write(self, *statements: Statement) -> None:
        """Run statements in one transaction."""

        def steps() -> Steps[None]:
            for each in statements:
                _rows = yield each

        await self._transact(steps())

    async def _read_batches(self, sql: str, names: Sequence[str]) -> list[Any]:
        """Run a query for many names. Unused parameters are NULL, which matches no row."""
        text, rows = sql.replace(":names", _NAMES), []
        for start in range(0, len(names), _BATCH_SIZE):
            batch: list[str | None] = [*names[start : start + _BATCH_SIZE]]
            batch += [None] * (_BATCH_SIZE - len(batch))
            values = {f"name{place}": name for place, name in enumerate(batch)}
            rows += await self._read(text, **values)
        return rows


def noting(kind: RemovalKind, name: str, now: int) -> Statement:
    """Note for the servers what was removed."""
    return (
        """
        INSERT INTO removals (kind, name, at) VALUES (:kind, :name, :at)
        ON CONFLICT (kind, name) DO UPDATE SET at = excluded.at
        """,
        {"kind": kind.value, "name": name, "at": now},
    )
