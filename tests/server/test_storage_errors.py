"""Stores on databases that are killed, disconnected, too new, opened at once, or missing."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

import database_servers
from async_helpers import async_test, eventually
from catalogue_messages import said_error
from open_stores import opened
from regicide.i18n import LANGUAGES
from regicide.server.storage import (
    StorageError,
    StoredEntry,
    StoredPhase,
    TableSummary,
    open_store,
    sqlite,
)
from regicide.server.storage.errors import CODES, without_password
from regicide.server.storage.migrations import HEAD
from regicide.server.storage.postgres import PostgresStore
from regicide.server.storage.schema import TABLES

APPENDER = Path(__file__).parent / "append_until_killed.py"


# --- killed --------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_killed_process_loses_no_acknowledged_entry(address: str) -> None:
    command = [sys.executable, str(APPENDER), address]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as killed:
        assert killed.stdout is not None
        some = [killed.stdout.readline() for _ in range(3000)]
        os.kill(killed.pid, signal.SIGKILL)
        acknowledged_lines = [
            *some,
            *killed.stdout.read().split(b"\n")[:-1],
        ]  # the last line may be incomplete
    last: dict[str, int] = {}
    for each in acknowledged_lines:
        table, seq = each.decode().split()
        last[table] = int(seq)
    asyncio.run(check_stored_entries(address, last))


async def check_stored_entries(address: str, acknowledged: dict[str, int]) -> None:
    store = open_store(address)
    await store.open()
    for table, last in acknowledged.items():
        entries = await store.entries(table)
        assert [each.seq for each in entries] == list(range(1, len(entries) + 1))
        assert len({each.command for each in entries}) == len(entries)
        assert last <= len(entries) <= last + 1
        following = StoredEntry(len(entries) + 1, "after", 0, b"")
        assert await store.append(table, following)
    await store.close()


@async_test
async def test_appends_continue_after_postgres_is_killed_and_restarted() -> None:
    """Appends wait for the restart; acknowledged entries are stored, each once."""
    with database_servers.postgres() as server:
        store = PostgresStore(server.database(), retry_seconds=60)
        await store.open()
        ended = False
        lengths = dict.fromkeys((f"T{number}" for number in range(50)), 0)

        async def client(table: str) -> None:
            while not ended:
                seq = lengths[table] + 1
                assert await store.append(table, StoredEntry(seq, f"c{seq}", 0, b"{}"))
                lengths[table] = seq

        clients = asyncio.gather(*(client(table) for table in lengths))
        for _ in range(2):
            so_far = sum(lengths.values())
            await eventually(lambda so_far=so_far: sum(lengths.values()) > so_far + 1000)  # type: ignore[misc]
            server.kill()
            await asyncio.to_thread(server.start)
            assert await store.entries("NONE") == []  # readers reconnect as well
        ended = True
        await clients
        assert await store.last_seq([*lengths]) == lengths
        for table, length in lengths.items():
            assert [each.seq for each in await store.entries(table)] == list(range(1, length + 1))
        await store.close()


@async_test
async def test_a_store_reconnects_after_its_connections_are_terminated(
    postgres: database_servers.Postgres,
) -> None:
    url = postgres.database()
    store = open_store(url)
    await store.open()
    other = await asyncpg.connect(url)
    for seq in range(1, 6):
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        assert await store.append("KQJT", StoredEntry(seq, f"c{seq}", 0, b""))
        assert len(await store.entries("KQJT")) == seq
    await other.close()
    await store.close()


@async_test
async def test_a_batch_that_is_sent_twice_is_written_once(
    postgres: database_servers.Postgres,
) -> None:
    """The reply to the first attempt is lost after the write."""
    store = PostgresStore(postgres.database())
    await store.open()
    assert await store.append("KQJT", StoredEntry(1, "c1", 0, b""))
    writer = store._writer
    assert writer is not None
    writer._connection = ConnectionThatLosesReplies(writer._connection)
    assert await store.append("KQJT", StoredEntry(2, "c2", 0, b""))
    assert [each.seq for each in await store.entries("KQJT")] == [1, 2]
    await store.close()


class ConnectionThatLosesReplies:
    """A connection that breaks before the reply arrives."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def fetch(self, *query: object) -> None:
        await self._connection.fetch(*query)
        raise ConnectionResetError

    def terminate(self) -> None:
        self._connection.terminate()


@async_test
async def test_an_unreachable_database_raises_storage_error() -> None:
    with database_servers.postgres() as server:
        store = PostgresStore(server.database(), retry_seconds=0.1)
        await store.open()
        await store.append("KQJT", StoredEntry(1, "c1", 0, b""))
        server.kill()
        calls = [store.append(f"T{n}", StoredEntry(1, "c", 0, b"")) for n in range(10)]
        for outcome in await asyncio.gather(*calls, return_exceptions=True):
            assert isinstance(outcome, StorageError)
            assert outcome.code == "storage-unreachable"
        with pytest.raises(StorageError, match="storage-unreachable"):
            await store.entries("KQJT")
        await asyncio.to_thread(server.start)
        assert await store.append("KQJT", StoredEntry(2, "c2", 0, b""))
        await store.close()


@async_test
async def test_postgres_refuses_a_command_that_is_already_in_the_log(
    postgres: database_servers.Postgres,
) -> None:
    store = open_store(postgres.database())
    await store.open()
    assert await store.append("KQJT", StoredEntry(1, "one", 0, b""))
    assert not await store.append("KQJT", StoredEntry(2, "one", 0, b""))
    assert [each.seq for each in await store.entries("KQJT")] == [1]
    await store.close()


# --- migrations ----------------------------------------------------------------------------------


def test_head_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "regicide.server.storage:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def run_in_database(address: str, work: Callable[[Connection], object]) -> object:
    """Run a function with a connection to the database, bypassing the store."""
    if address.startswith("postgresql"):
        engine = create_async_engine(address.replace("postgresql", "postgresql+asyncpg"))
        async with engine.begin() as connection:
            found = await connection.run_sync(work)
        await engine.dispose()
        return found
    sqlite_engine = create_engine(f"sqlite:///{address}")
    with sqlite_engine.begin() as synchronous:
        found = work(synchronous)
    sqlite_engine.dispose()
    return found


def columns(connection: Connection) -> dict[str, set[str]]:
    found = inspect(connection)
    return {
        table: {each["name"] for each in found.get_columns(table)}
        for table in found.get_table_names()
        if table != "alembic_version"
    }


@async_test
async def test_migrations_produce_the_schema(address: str) -> None:
    for _ in range(2):  # the second time there is nothing to migrate
        store = open_store(address)
        await store.open()
        await store.close()
    described = {table: {*names} for table, names in TABLES.items()}
    assert await run_in_database(address, columns) == described


@async_test
async def test_a_database_of_the_first_version_keeps_its_tables(address: str) -> None:
    entries = [StoredEntry(seq, f"c{seq}", 1_800_000_000_000, b"\x00{}") for seq in range(1, 6)]

    def make_first_version(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "regicide.server.storage:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        notice = "INSERT INTO notices VALUES ('KQJT', 'playing', TRUE, 10, 20, :body)"
        connection.execute(text(notice), {"body": b"{}"})
        connection.execute(text("INSERT INTO sittings VALUES ('KQJT', 'ann'), ('KQJT', 'ben')"))
        logged = text("INSERT INTO log VALUES ('KQJT', :seq, :command, :at, :body)")
        connection.execute(logged, [asdict(each) for each in entries])

    await run_in_database(address, make_first_version)
    async with opened(address) as store:
        people = ("ann", "ben")
        summary = TableSummary("KQJT", StoredPhase.PLAYING, True, 10, 20, b"{}", people, listed=20)
        assert await store.public_summaries(9) == await store.summaries_of("ben", 9) == [summary]
        assert await store.entries("KQJT") == entries
        assert not await store.append("KQJT", entries[-1])
        finished = replace(summary, phase=StoredPhase.OVER, player_ids=("ann", "cai"))
        assert await store.append("KQJT", StoredEntry(6, "c6", 0, b""), finished)
        assert (await store.summaries_of("cai", 9))[0].player_ids == ("ann", "ben", "cai")
        assert await store.public_summaries(9) == []


@pytest.mark.long
def test_many_servers_open_a_new_database_at_once(address: str) -> None:
    code = (
        "import asyncio, sys; from regicide.server.storage import open_store\n"
        "async def main():\n"
        "    stores = [open_store(sys.argv[1]) for _ in range(3)]\n"
        "    await asyncio.gather(*(each.open() for each in stores))\n"
        "    await asyncio.gather(*(each.close() for each in stores))\n"
        "asyncio.run(main())"
    )
    command = [sys.executable, "-c", code, address]
    processes = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]
    for process in processes:
        output = process.communicate()[1]
        assert process.returncode == 0, output.decode()


@async_test
async def test_a_new_database_is_opened_while_another_server_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite does not wait when a connection switches to the write-ahead log: «database is locked» at once."""
    path, tries = tmp_path / "tables.db", []
    sqlite.migrate_file(path)
    with closing(sqlite.SqliteStore(path).connect()) as other:
        other.execute("BEGIN IMMEDIATE")

        def release(seconds: float) -> None:
            tries.append(seconds)
            if len(tries) == 3:
                other.execute("COMMIT")

        monkeypatch.setattr(sqlite, "sleep", release)
        store = open_store(path)
        await store.open()
        await store.close()
    assert len(tries) == 3


@async_test
async def test_a_database_that_stays_locked_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    sqlite.migrate_file(path)
    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT", 0.0)
    with closing(sqlite.SqliteStore(path).connect()) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="storage-unopenable"):
            await open_store(path).open()


@async_test
async def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = open_store(path)
    await store.open()
    await store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StorageError, match="storage-newer"):
        await open_store(path).open()


# --- missing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["missing/tables.db", "folder", "other.txt"])
@async_test
async def test_files_that_cannot_be_opened(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "other.txt").write_text("This is not a database. " * 100)
    with pytest.raises(StorageError, match="storage-unopenable"):
        await open_store(tmp_path / name).open()


@pytest.mark.network
@pytest.mark.parametrize(
    "url, code",
    [
        ("postgresql://ann:pass word@127.0.0.1:1/x", "storage-unreachable"),
        ("postgresql://ann:pass/word@127.0.0.1/x", "storage-bad-address"),
        ("postgres://ann:secret@127.0.0.1:port/x", "storage-bad-address"),
    ],
)
@async_test
async def test_errors_do_not_show_passwords(url: str, code: str) -> None:
    with pytest.raises(StorageError) as error:
        await open_store(url).open()
    assert error.value.code == code
    for part in ("pass", "word", "secret"):
        assert part not in repr(error.value) + str(error.value)


@pytest.mark.parametrize(
    "url, expected",
    [
        ("postgresql://ann:secret@db.example.org:5432/regicide?sslmode=require", None),
        ("postgres://db.example.org/regicide", "db.example.org/regicide"),
        ("postgresql://ann:se@cret@db/regicide", "PostgreSQL"),
        ("postgresql://ann:se/cret@db/regicide", "PostgreSQL"),
        ("postgresql:///regicide?password=secret", "/regicide"),
        ("postgresql://", "PostgreSQL"),
    ],
)
def test_the_part_of_an_address_that_errors_show(url: str, expected: str | None) -> None:
    assert without_password(url) == (expected or "db.example.org:5432/regicide")


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StorageError, match=r"storage-missing-library \(library=asyncpg\)"):
        open_store("postgresql://localhost/x")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_storage_error_has_a_sentence(language: str, code: str) -> None:
    facts = {"where": "here", "why": "that", "library": "asyncpg", "file": "backup"}
    said_error(language, StorageError(code, facts))
