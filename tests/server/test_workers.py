"""`regicide serve --workers`: real processes, which are killed."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import database_servers
from async_helpers import async_test, eventually
from forked_server import ForkedServer
from regicide.cli.run import run
from regicide.server.config import Config
from regicide.server.errors import ServeError
from regicide.server.metrics import Metrics, metrics_text, shared_metrics
from regicide.server.serve import serve
from regicide.table.commands import Say
from table_client import TableClient, api_request, new_player, new_table

FAST = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_LIMITS": "off"}


@pytest.fixture
def server(
    postgres: database_servers.Postgres, valkey: database_servers.Valkey, tmp_path: Path
) -> Iterator[ForkedServer]:
    shared = {"REGICIDE_DATABASE_URL": postgres.database(), "REGICIDE_BUS_URL": valkey.url}
    with ForkedServer(tmp_path, {**FAST, **shared}, "--workers", "2") as process:
        yield process


def workers_of(server: ForkedServer) -> list[int]:
    return database_servers.children(server.pid)


def events_of(server: ForkedServer) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log_text().splitlines()]


def is_running(pid: int) -> bool:
    """Whether the process runs; a zombie, which its new parent has not noticed yet, does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@async_test
async def test_killed_workers_are_replaced(server: ForkedServer) -> None:
    """Their clients reconnect, go on where they were, and count once."""
    secret = await asyncio.to_thread(new_player, server.url, "Ana")
    code = await asyncio.to_thread(new_table, server.url, secret, players=1, ready=True)
    client = await TableClient(server.url, code, secret).connect()
    said, killed = [await client.accepted(Say("hello"))], set[int]()
    for victim in workers_of(server):
        os.kill(victim, signal.SIGKILL)
        killed.add(victim)
        await eventually(lambda: len(set(workers_of(server)) - killed) == 2)
        await eventually(lambda: "regicide_processes 2.0" in api_request(server.url, "/metrics"))
        await client.drop()
        await client.connect()
        said.append(await client.accepted(Say("hello")))
    assert client.update_seqs == said == [2, 3, 4]
    await client.close()
    await eventually(lambda: "regicide_sockets 0.0" in api_request(server.url, "/metrics"))
    # The table, and three times «hello»: a dead worker's counts are not lost.
    assert 'regicide_commands_total{fate="done"} 3.0' in api_request(server.url, "/metrics")
    died = [each for each in events_of(server) if each["event"] == "worker-died"]
    assert [each["code"] for each in died] == [-9, -9]
    workers = workers_of(server)
    assert server.stop() == 0
    assert not any(map(is_running, workers))
    assert [each["event"] for each in events_of(server)].count("stopped") == 2


@async_test
async def test_the_sockets_of_a_table_are_in_one_process(server: ForkedServer) -> None:
    secret = await asyncio.to_thread(new_player, server.url, "Ana")
    codes = [
        await asyncio.to_thread(new_table, server.url, secret, players=1, public=True)
        for _ in range(3)
    ]
    watching = [
        await TableClient(server.url, code, None).connect() for code in codes for _ in range(4)
    ]
    said = await asyncio.to_thread(api_request, server.url, "/metrics")
    assert "regicide_sockets 12.0" in said
    assert "regicide_tables 3.0" in said
    assert "regicide_processes 2.0" in said
    for each in watching:
        await each.close()


@async_test
async def test_workers_stop_without_their_parent(server: ForkedServer) -> None:
    workers = workers_of(server)
    assert len(workers) == 2
    server.kill()
    await eventually(lambda: not any(map(is_running, workers)))


def test_drained_workers_stay_stopped(
    server: ForkedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGICIDE_DATABASE_URL", server.environment["REGICIDE_DATABASE_URL"])
    assert run(["admin", "drain", "--seconds", "0"], "en") == 0
    assert server.wait() == 0


@pytest.mark.parametrize("database_url", [None, "postgresql://127.0.0.1:1/x"])
def test_workers_need_postgresql_and_a_bus(database_url: str | None, tmp_path: Path) -> None:
    config = Config(port=0, data=tmp_path, database_url=database_url, workers=2)
    with pytest.raises(ServeError, match="workers-need-postgres"):
        serve(config, lambda _address: None)


def test_the_sentence_of_a_worker_that_cannot_start_is_shown(tmp_path: Path) -> None:
    where = {
        "REGICIDE_DATABASE_URL": "postgresql://127.0.0.1:1/x",
        "REGICIDE_BUS_URL": "redis://127.0.0.1:1",
    }
    server = ForkedServer(tmp_path, where, "--workers", "2")
    with pytest.raises(AssertionError, match="did not start"):
        server.start()
    assert "127.0.0.1:1/x" in server.log_text().splitlines()[-1]


def test_processes_share_their_counters() -> None:
    alone, (first, second) = Metrics(), shared_metrics(2)
    if os.fork() == 0:
        second.done += 1
        os._exit(0)
    os.wait()
    first.done += 1
    for each in (alone, first):
        each.count_game("won")
        each.count_commit(0.003)
    alone.done = 2
    assert metrics_text([first, second]) == metrics_text([alone])
