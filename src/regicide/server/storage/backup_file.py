"""A backup: a SQLite file with the current schema, whichever database it was made of.

Only its owner may read it: it holds hashes of secrets, and the seeds of games in progress.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from regicide.server.storage.errors import StorageError
from regicide.server.storage.schema import TABLES, TRUTH_VALUES

#: Which servers run is not part of a backup.
SAVED_TABLES = tuple(each for each in TABLES if each != "servers")
#: Rows that are copied at once.
ROWS = 1000


@contextmanager
def new_backup(file: Path) -> Iterator[Path]:
    """The path to write to: the backup gets its name when it is complete."""
    if file.exists():
        raise StorageError("file-exists", {"file": str(file)})
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        facts = {"file": str(file), "why": str(error.strerror)}
        raise StorageError("backup-unwritable", facts) from None
    try:
        yield unfinished
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)


@contextmanager
def opened_backup(file: Path, migrate: Callable[[Path], None]) -> Iterator[sqlite3.Connection]:
    """A copy of a backup, migrated to the current schema."""
    if not file.exists():
        raise StorageError("no-such-backup", {"file": str(file)})
    if not _is_database(file):
        raise StorageError("backup-unreadable", {"file": str(file)})
    with tempfile.TemporaryDirectory(prefix="regicide-") as folder:
        copy = Path(folder, "backup.sqlite3")
        shutil.copyfile(file, copy)
        try:
            migrate(copy)
        except StorageError as error:  # name the file that the operator knows
            raise StorageError(error.code, {**error.facts, "where": str(file)}) from None
        with closing(sqlite3.connect(copy)) as connection:
            yield connection


def _is_database(file: Path) -> bool:
    """Whether the file is a database of this program: it knows its version."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return (
                connection.execute("SELECT version_num FROM alembic_version").fetchone() is not None
            )
    except sqlite3.Error:
        return False


def saved_rows(connection: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    """The rows of one table of a backup, with the types of its columns."""
    columns = TABLES[table]
    for row in connection.execute(selecting(table)):
        yield tuple(
            bool(value) if column in TRUTH_VALUES else value
            for column, value in zip(columns, row, strict=True)
        )


def selecting(table: str) -> str:
    return f"SELECT {', '.join(TABLES[table])} FROM {table}"  # noqa: S608  # our names


def save_rows(connection: sqlite3.Connection, table: str, rows: Iterable[tuple[Any, ...]]) -> None:
    columns = TABLES[table]
    places = ", ".join("?" * len(columns))
    inserting = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608  # our names
    connection.executemany(inserting, rows)
