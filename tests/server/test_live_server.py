"""What a server does beside its tables: lists, devices, metrics, its log and its end."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from async_helpers import async_test
from regicide.table.commands import (
    AskAbandon,
    BeReady,
    SeatBot,
)
from regicide.wire.messages import Choices
from server_process import ServerProcess
from table_client import TableClient, api_error, api_request, new_player, new_table

#: Bots move at once, players are away at once, and there are no rate limits.
FAST = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "0", "REGICIDE_LIMITS": "off"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), FAST) as process:
        yield process
        assert process.stop() == 0
        assert "failed" not in process.log_text()


def test_a_seed_that_a_record_cannot_contain_is_refused(server: ServerProcess) -> None:
    secret = new_player(server.url, "Ana")
    for seed in ("two\nlines", "\x1b]0;title\x07", "\x9b2J", "a\u202eb", "a\u2028b"):
        wanted = {"players": 1, "seed": seed}
        status, error = api_error(server.url, "/api/tables", wanted, secret=secret)
        assert (status, error["code"]) == (422, "unwritable")


@async_test
async def test_the_lobby_sends_changed_lists(server: ServerProcess) -> None:
    secret = new_player(server.url, "Ana")
    hidden = new_table(server.url, secret, players=2)
    async with connect(server.url.replace("http", "ws") + "/api/lobby") as lobby:
        await lobby.send('{"type":"hello"}')
        first = await lobby.recv(decode=True)
        assert hidden not in first
        shown = new_table(server.url, secret, players=2, public=True)
        text = ""
        while shown not in text:
            text = await lobby.recv(decode=True)
        host = await TableClient(server.url, shown, secret).connect()
        await host.accepted(SeatBot(1, "squire"))
        await host.accepted(BeReady(True))
        await host.accepted(AskAbandon())
        while shown in text:
            text = await lobby.recv(decode=True)
        await host.close()


@async_test
async def test_a_transfer_code_adds_another_device_once(server: ServerProcess) -> None:
    secret = new_player(server.url, "Ana")
    code = new_table(server.url, secret, players=2)
    transfer = api_request(server.url, "/api/me/transfer", {}, secret=secret)["code"]
    moved = api_request(server.url, "/api/transfer", {"code": transfer.lower()})
    assert moved["name"] == "Ana"
    assert moved["secret"] != secret
    assert api_error(server.url, "/api/transfer", {"code": transfer})[0] == 404
    phone = await TableClient(server.url, code, moved["secret"]).connect()
    assert phone.state.own is not None
    assert phone.state.own.seat == 0
    games = api_request(server.url, "/api/me/games", secret=moved["secret"])["tables"]
    assert [game["code"] for game in games] == [code]
    api_request(server.url, "/api/me", {"name": "Anna"}, secret=moved["secret"], method="PATCH")
    assert api_request(server.url, "/api/me", secret=secret) == {"name": "Anna"}
    await phone.close()


def test_a_stopping_server_tells_clients_to_reconnect(tmp_path: Path) -> None:
    async def stop_and_reconnect(server: ServerProcess) -> TableClient:
        secret = new_player(server.url, "Ana")
        code = new_table(server.url, secret, players=1, ready=True)
        client = await TableClient(server.url, code, secret).connect()
        await client.until(Choices)
        stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
        assert await client.until_closed() == 1012
        assert client.goodbye is not None
        assert client.goodbye.again
        assert await stopping == 0
        server.start()
        await client.connect()
        await client.close()
        return client

    with ServerProcess(tmp_path, FAST) as server:
        client = asyncio.run(stop_and_reconnect(server))
        assert client.goodbye is not None
        assert client.goodbye.error.code == "stopping"


def test_logs_contain_no_secrets(server: ServerProcess) -> None:
    secret = new_player(server.url, "Unmistakable Name")
    code = new_table(server.url, secret, players=1, ready=True)
    log = server.log_text()
    assert "table-created" in log
    for private in (secret, code, "Unmistakable", "Bearer"):
        assert private not in log


def test_a_table_code_cannot_be_found_from_its_digest_in_the_log(tmp_path: Path) -> None:
    """Each process has a new key, so trying all codes does not help."""
    script = "from regicide.server.server_log import digest; print(digest('AAAA-AAAA'), digest('AAAA-AAAA'))"
    starts = [
        subprocess.run(
            [sys.executable, "-c", script], capture_output=True, check=True, cwd=tmp_path
        )
        for _ in range(2)
    ]
    (first, again), (second, _) = (start.stdout.split() for start in starts)
    assert first == again != second
