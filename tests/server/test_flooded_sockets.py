"""Floods at the sockets, silence, and clients that do not read: others are not affected."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest

from async_helpers import async_test
from forked_server import ForkedServer
from hostile_sockets import (
    FAST,
    LIMITED,
    MAX_GROWTH_MB,
    SHORT_PING,
    UNREADABLE,
    do,
    raw_connection,
    run_server,
    table,
)
from raw_client import (
    CONTINUATION,
    PING,
    PONG,
    RawConnection,
    frame,
    memory_mb,
    until_idle,
)
from regicide.server.limits import MAX_FRAGMENTS
from regicide.table.commands import Say
from table_client import TableClient, new_player, new_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    yield from run_server(tmp_path_factory, {**FAST, "REGICIDE_LIMITS": "off"})


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    yield from run_server(tmp_path_factory, LIMITED)


@async_test
async def test_a_flood_of_messages_is_refused_and_then_disconnected(limited: ForkedServer) -> None:
    async with table(limited) as (ana, _), raw_connection(limited, ana.code) as connection:
        await connection.write(frame(json.dumps(do({"do": "pause"})).encode()) * 400)
        replies = [await connection.receive("refused", "trouble")]
        while [each["type"] for each in replies].count("trouble") < 50:
            replies.append(await connection.receive("refused", "trouble"))
        assert {each["error"]["code"] for each in replies} == {"secret-needed", "too-fast"}
        assert len(replies) >= 59 + 50  # the hello was one of sixty
        assert await connection.until_closed() == ("too-fast", 4429)


FLOODS = {
    "pings": frame(b"a" * 125, PING),
    "pongs": frame(b"", PONG),
    "empty fragments": frame(b"", CONTINUATION, end=False),
}


@pytest.mark.parametrize("name", FLOODS)
@async_test
async def test_a_flood_of_other_frames_is_disconnected(server: ForkedServer, name: str) -> None:
    """These frames are not messages, but cost as much. The server stops reading them."""
    async with table(server) as (ana, _):
        before = memory_mb(server.pid)
        async with raw_connection(server, ana.code, buffer=2**17) as connection:
            if name == "empty fragments":
                await connection.write(frame(b"{", end=False))
            connection.pause_reading()
            with suppress(OSError):
                for _ in range(200):
                    await connection.write(FLOODS[name] * 2000)
            assert memory_mb(server.pid) - before < MAX_GROWTH_MB
            connection.resume_reading()
            with suppress(OSError):  # disconnected while we write
                assert await connection.until_closed() == (None, 1008)


@async_test
async def test_a_message_in_too_many_fragments_is_disconnected(server: ForkedServer) -> None:
    async with table(server) as (ana, _), raw_connection(server, ana.code) as connection:
        await connection.write(frame(b"{", end=False))
        for _ in range(MAX_FRAGMENTS + 1):
            await connection.write(frame(b"", CONTINUATION, end=False))
        assert await connection.until_closed() == (None, 1008)


async def _is_disconnected(connection: RawConnection) -> bool:
    """Write until the connection breaks."""
    try:
        while True:
            await connection.write(frame(b"?") * 100)
            await asyncio.sleep(0.01)
    except (ConnectionResetError, BrokenPipeError):
        return True


@async_test
async def test_a_client_that_writes_after_the_goodbye_is_disconnected(
    limited: ForkedServer,
) -> None:
    async with table(limited) as (ana, _), raw_connection(limited, ana.code) as connection:
        await connection.write(frame(b"?") * 400)
        assert await connection.until_closed() == ("too-fast", 4429)
        assert await _is_disconnected(connection)


@async_test
async def test_too_many_sockets_from_one_address_are_refused(limited: ForkedServer) -> None:
    async with table(limited) as (ana, _), AsyncExitStack() as stack:
        for _ in range(200):
            await stack.enter_async_context(raw_connection(limited, ana.code))
        async with raw_connection(limited, ana.code, hello=False) as connection:
            assert await connection.until_closed() == ("too-many-sockets", 4430)


@async_test
async def test_a_client_that_does_not_read_is_disconnected_and_delays_no_one(
    server: ForkedServer,
) -> None:
    """Its messages are queued up to a limit; it receives a goodbye when it reads again."""
    async with (
        table(server) as (ana, ben),
        raw_connection(server, ana.code, buffer=2**17) as connection,
    ):
        connection.pause_reading()
        before = memory_mb(server.pid)
        flood = frame(b"?") * 1000
        for _ in range(40):
            await connection.write(flood)
            await ben.until(seq=await ana.accepted(Say("hello")))
        await until_idle(server.pid)
        assert memory_mb(server.pid) - before < MAX_GROWTH_MB
        connection.resume_reading()
        assert await connection.until_closed() == ("too-slow", 4408)


@async_test
async def test_a_client_that_does_not_answer_pings_is_disconnected(tmp_path: Path) -> None:
    with ForkedServer(tmp_path, SHORT_PING) as server:
        async with table(server) as (ana, _), raw_connection(server, ana.code) as connection:
            await until_watched(ana, 1)
            connection.pause_reading()
            await until_watched(ana, 0)


@async_test
async def test_a_client_that_does_not_read_cannot_keep_its_connection_open(tmp_path: Path) -> None:
    """A normal close would wait until the client has read everything."""
    with ForkedServer(tmp_path, SHORT_PING) as server:
        async with (
            table(server) as (ana, _),
            raw_connection(server, ana.code, buffer=2**17) as connection,
        ):
            await until_watched(ana, 1)
            connection.pause_reading()
            await connection.write(frame(b"?") * 40_000)
            await until_watched(ana, 0)


@async_test
async def test_a_client_that_does_not_read_does_not_delay_a_shutdown(tmp_path: Path) -> None:
    """The server aborts that connection itself, before uvicorn's timeout for all connections."""
    long_ping = {**SHORT_PING, "REGICIDE_PING_SECONDS": "60"}
    with ForkedServer(tmp_path, long_ping) as server:
        code = new_table(server.url, new_player(server.url, "Ana"), players=2)
        async with raw_connection(server, code, buffer=2**17) as connection:
            connection.pause_reading()
            await connection.write(frame(b"?") * 40_000)
            await asyncio.sleep(1)
            assert await asyncio.get_running_loop().run_in_executor(None, server.stop) == 0
        assert "library-" not in server.log_text()


async def until_watched(client: TableClient, count: int) -> None:
    while client.state.presence is None or client.state.presence.watching != count:
        await client.receive()


@async_test
async def test_memory_stays_bounded_during_abuse(server: ForkedServer) -> None:
    """Tens of thousands of hostile messages, and hundreds of connections."""
    kinds = [*UNREADABLE.values(), json.dumps(do({"do": "pause"})).encode()]
    flood = b"".join(frame(each) for each in kinds if len(each) < 500)
    size = sum(len(each) < 500 for each in kinds)

    async def abuse(code: str, times: int) -> None:
        async with raw_connection(server, code) as connection:
            for _ in range(times):
                await connection.write(flood)
                for _each in range(size):
                    await connection.receive("trouble", "refused")

    async def connect_repeatedly(code: str, times: int) -> None:
        for _ in range(times):
            async with raw_connection(server, code):
                pass

    async with table(server) as (ana, _):
        await abuse(ana.code, 20)  # warm up: caches are filled now
        await connect_repeatedly(ana.code, 50)
        before = memory_mb(server.pid)
        await asyncio.gather(*(abuse(ana.code, 150) for _ in range(8)))
        await connect_repeatedly(ana.code, 500)
        assert 8 * 150 * size > 20_000
        assert memory_mb(server.pid) - before < MAX_GROWTH_MB
