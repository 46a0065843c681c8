"""Load test of a server with live tables.

Tables of four seats play by WebSocket against one server, or with `--workers` against several processes of it; the
server writes every command to disk (fsync) before it acknowledges it. The CPU time is that of the server's
processes, as the kernel counts it: it varies less than wall-clock time on a shared machine.
"""

import argparse
import asyncio
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import closing, nullcontext
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from uvloop import new_event_loop

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

import database_servers  # noqa: E402
from async_helpers import eventually  # noqa: E402
from database_servers import Postgres  # noqa: E402
from load_clients import LoadConnection, LoadTable, Measurements, new_players, open_connection  # noqa: E402
from server_process import ServerProcess  # noqa: E402

TICK = os.sysconf("SC_CLK_TCK")
#: All clients have one address, so the rate limits are switched off.
LIMITS = {"REGICIDE_LIMITS": "off"}


def cpu_of(pid: int, *, system: bool = False) -> float:
    """CPU seconds of a process and its children; with `system` only those spent in the kernel."""
    total = 0
    for each in (pid, *database_servers.children(pid)):
        fields = Path(f"/proc/{each}/stat").read_text().rsplit(")", 1)[1].split()
        total += int(fields[12]) + (0 if system else int(fields[11]))
    return total / TICK


def memory_of(pid: int) -> float:
    """Memory of a process and its children in megabytes; each of those that share a page counts a part of it."""
    found = (pid, *database_servers.children(pid))
    shares = [Path(f"/proc/{each}/smaps_rollup").read_text() for each in found]
    return sum(int(each.split("\nPss:")[1].split()[0]) for each in shares) / 1024


async def tables(
    server: ServerProcess, count: int, measured: Measurements, pause: float
) -> list[LoadTable]:
    """Make tables with all seats occupied."""
    rng, who = Random(1), new_players(server.port, 4)
    found = [
        LoadTable(server.port, number, measured, lambda: pause and rng.uniform(0.5, 1.5) * pause)
        for number in range(count)
    ]
    for table in found:
        await table.gather(who)
    return found


async def rush(server: ServerProcess, count: int, seconds: float, others: dict[str, int]) -> None:
    """At full speed: a table moves as soon as all its clients received the last move.

    `others`: processes whose CPU time is printed too, by name.
    """
    measured = Measurements()
    load_tables = await tables(server, count, measured, 0)
    assert server.process is not None
    measured.commands, measured.delays = 0, []
    cpu, began, own = cpu_of(server.process.pid), time.perf_counter(), time.process_time()
    kernel = cpu_of(server.process.pid, system=True)
    before = {name: cpu_of(pid) for name, pid in others.items()}
    for table in load_tables:
        table.begin()
    waits = [asyncio.create_task(table.over.wait()) for table in load_tables]
    await asyncio.wait(waits, timeout=seconds, return_when=asyncio.ALL_COMPLETED)
    spent, wall = cpu_of(server.process.pid) - cpu, time.perf_counter() - began
    kernel = cpu_of(server.process.pid, system=True) - kernel
    beside = "".join(
        f", {name} {(cpu_of(pid) - before[name]) / measured.commands * 1e6:.0f} µs each"
        for name, pid in others.items()
    )
    print(
        f"rush, {count} tables: {measured.commands} commands, {measured.commands / wall:,.0f} per second, "
        f"{spent / measured.commands * 1e6:.0f} µs of CPU each "
        f"({kernel / measured.commands * 1e6:.0f} of them in the kernel): {measured.commands / spent:,.0f} per second "
        f"on one core; p50 {measured.percentile(0.5) * 1e3:.1f} ms, p99 "
        f"{measured.percentile(0.99) * 1e3:.1f} ms; the clients used "
        f"{(time.process_time() - own) / wall:.0%} of a core{beside}",
        flush=True,
    )
    for each in waits:
        each.cancel()
    for table in load_tables:
        table.close()


async def stroll(server: ServerProcess, count: int, seconds: float) -> None:
    """At human speed: a move every three seconds at each table."""
    measured = Measurements()
    assert server.process is not None
    empty = memory_of(server.process.pid)
    load_tables = await tables(server, count, measured, 3.0)
    for table in load_tables:
        table.begin()
    await asyncio.sleep(4)
    measured.commands, measured.delays = 0, []
    cpu, began = cpu_of(server.process.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    spent, wall = cpu_of(server.process.pid) - cpu, time.perf_counter() - began
    print(
        f"stroll, {count} tables, a move every 3 s: {measured.commands / wall:,.0f} commands per second, "
        f"p50 {measured.percentile(0.5) * 1e3:.1f} ms, p99 {measured.percentile(0.99) * 1e3:.1f} ms, "
        f"{spent / wall:.0%} of a core; {(memory_of(server.process.pid) - empty) / count * 1024:.0f} "
        "kB per table with its four sockets",
        flush=True,
    )
    for table in load_tables:
        table.close()


async def idle(server: ServerProcess, count: int) -> None:
    """Connections of spectators without traffic."""
    measured = Measurements()
    (table,) = await tables(server, 1, measured, 0)
    assert server.process is not None
    empty = memory_of(server.process.pid)
    connections: list[LoadConnection] = []
    for _each in range(0, count, 100):
        connections += await asyncio.gather(
            *(
                open_connection(server.port, table.code, None, lambda _connection, _message: None)
                for _ in range(100)
            )
        )
    await asyncio.sleep(2)
    used = memory_of(server.process.pid)
    print(
        f"idle, {len(connections)} sockets: {used:.0f} MB in all, {(used - empty) / count * 1024:.1f} kB "
        "each",
        flush=True,
    )
    for connection in connections:
        connection.close()
    table.close()


async def restart(server: ServerProcess, count: int) -> None:
    """Kill the server during games; measure the time until all tables are served again."""
    load_tables = await tables(server, count, Measurements(), 0)
    for table in load_tables:
        table.begin()
    await eventually(
        lambda: all(table.seq >= 40 or table.over.is_set() for table in load_tables), 600
    )
    for table in load_tables:
        table.close()
    moves = sum(table.seq for table in load_tables)
    server.kill()
    began = time.perf_counter()
    server.start()
    started = time.perf_counter() - began
    welcomed = asyncio.Event()
    waiting = count

    def receive(_connection: LoadConnection, message: bytes) -> None:
        nonlocal waiting
        if message.startswith(b'{"type":"welcome"'):
            waiting -= 1
            if not waiting:
                welcomed.set()

    connections = []
    for start in range(0, count, 100):
        connections += await asyncio.gather(
            *(
                open_connection(server.port, t.code, t.secrets[0], receive)
                for t in load_tables[start : start + 100]
            )
        )
    await welcomed.wait()
    assert server.process is not None
    print(
        f"restart, {count} games of {moves / count:.0f} entries: answering after {started:.2f} s, "
        f"all tables served after {time.perf_counter() - began:.2f} s "
        f"({cpu_of(server.process.pid):.2f} s of CPU)",
        flush=True,
    )
    for connection in connections:
        connection.close()


async def growth(server: ServerProcess, count: int, database: Postgres | None) -> None:
    """The size of the database after whole games, with its indexes and summaries."""
    empty = await _database_size(server, database)
    load_tables = await tables(server, count, Measurements(), 0)
    for table in load_tables:
        table.begin()
    await asyncio.gather(*(table.over.wait() for table in load_tables))
    entries = sum(table.seq for table in load_tables)
    for table in load_tables:
        table.close()
    bytes_each = (await _database_size(server, database) - empty) / entries
    print(
        f"growth, {count} games of {entries / count:.0f} entries: {bytes_each:.0f} bytes per entry, "
        f"{bytes_each * entries / count / 1000:.1f} kB per game, {bytes_each / 1000:.2f} GB per million entries",
        flush=True,
    )


async def _database_size(server: ServerProcess, database: Postgres | None) -> int:
    """Bytes on disk, without logs that are written again and again."""
    if database is None:
        with closing(sqlite3.connect(server.data / "tables.sqlite3", timeout=60)) as connection:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            return int(pages * connection.execute("PRAGMA page_size").fetchone()[0])
    asyncpg: Any = import_module("asyncpg")
    connection = await asyncpg.connect(server.environment["REGICIDE_DATABASE_URL"])
    try:
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rush-tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", type=int, default=500, help="games of `growth`")
    parser.add_argument("--only", choices=["rush", "stroll", "idle", "restart", "growth"])
    parser.add_argument("--postgres", action="store_true", help="use PostgreSQL instead of SQLite")
    parser.add_argument("--bus", action="store_true", help="connect to Valkey")
    parser.add_argument("--workers", type=int, default=1, help="with --postgres and --bus")
    parser.add_argument("--data", type=Path, help="a folder on the disk that is measured")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(dir=arguments.data))
    parts: dict[str, Callable[[ServerProcess], Coroutine[None, None, None]]] = {
        "rush": lambda server: rush(server, arguments.rush_tables, arguments.seconds, others),
        "stroll": lambda server: stroll(server, arguments.tables, arguments.seconds),
        "idle": lambda server: idle(server, arguments.sockets),
        "restart": lambda server: restart(server, arguments.tables),
        "growth": lambda server: growth(server, arguments.games, database),
    }
    try:
        with (
            database_servers.postgres() if arguments.postgres else nullcontext() as database,
            database_servers.valkey() if arguments.bus else nullcontext() as bus,
        ):
            named = {"PostgreSQL": database, "Valkey": bus}
            others = {name: each.pid for name, each in named.items() if each}
            for name, part in parts.items():
                if arguments.only in (None, name):
                    address = {"REGICIDE_DATABASE_URL": database.database()} if database else {}
                    address |= {"REGICIDE_BUS_URL": bus.url} if bus else {}
                    workers = ("--workers", str(arguments.workers))
                    with (
                        ServerProcess(folder / name, {**LIMITS, **address}, *workers) as server,
                        asyncio.Runner(loop_factory=new_event_loop) as runner,
                    ):
                        runner.run(part(server))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
