"""Requests that never end, and clients that read or write slowly."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import regicide.server
from async_helpers import async_test
from forked_server import ForkedServer
from raw_client import RawConnection, memory_mb

STATIC = Path(regicide.server.__file__).parent / "static"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    with ForkedServer(tmp_path_factory.mktemp("server"), {"REGICIDE_LIMITS": "off"}) as process:
        yield process
        assert process.stop() == 0
        assert "failed" not in process.log_text()


@pytest.fixture(scope="module")
def short_timeout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    quick = {"REGICIDE_LIMITS": "off", "REGICIDE_HELLO_SECONDS": "0.5"}
    with ForkedServer(tmp_path_factory.mktemp("short_timeout"), quick) as process:
        yield process


@async_test
async def test_endless_requests_are_disconnected(server: ForkedServer) -> None:
    """Headers, paths and bodies do not accumulate in memory."""
    before = memory_mb(server.pid)
    head = b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    for start, more, status in (
        (head, b"X-More: " + b"a" * 990 + b"\r\n", 400),
        (b"GET /", b"a" * 1000, 400),
        (head + b"Transfer-Encoding: chunked\r\n\r\n", b"3e8\r\n" + b" " * 1000 + b"\r\n", 400),
        (head + b"Content-Length: 99999999999\r\n\r\n", b" " * 1000, 413),
    ):
        assert await _send_endlessly(server, start, more) in (status, None)
    assert memory_mb(server.pid) - before < 20


async def _send_endlessly(server: ForkedServer, start: bytes, more: bytes) -> int | None:
    """Send until the server disconnects; the status of its response, if one arrived."""
    async with await RawConnection.open(server.port) as connection, asyncio.timeout(30):
        await connection.write(start)
        answering = asyncio.create_task(connection.reader.readline())
        with pytest.raises(OSError):  # noqa: PT012  any of the writes may fail
            for _ in range(300):
                await connection.write(more * 100)
        with suppress(OSError):
            return int((await answering).split()[1])
    return None


@async_test
async def test_a_client_that_disconnects_early_causes_no_error(server: ForkedServer) -> None:
    for part in (
        b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{",
        b"GE",
    ):
        async with await RawConnection.open(server.port) as connection:
            await connection.write(part)
    async with await RawConnection.open(server.port) as connection:
        answer = await connection.request("POST /api/players", body=b'{"name":"Ana"}')
        assert answer.status == 201


UNFINISHED = {
    "nothing": b"",
    "half a connection": b"GET / HT",
    "half the headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a body": b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n\r\n{",
    "nothing after a first request": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}


@pytest.mark.parametrize("logged", UNFINISHED.values(), ids=UNFINISHED)
@async_test
async def test_a_client_that_does_not_finish_its_request_is_disconnected(
    short_timeout: ForkedServer, logged: bytes
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", short_timeout.port)
    writer.write(logged)
    with suppress(ConnectionResetError):
        await asyncio.wait_for(reader.read(), 30)
    writer.close()


@async_test
async def test_a_client_that_does_not_read_its_response_is_disconnected(
    short_timeout: ForkedServer,
) -> None:
    asset = next((STATIC / "assets").glob("index-*.js"))
    request = f"GET /assets/{asset.name} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    async with (
        await RawConnection.open(short_timeout.port, buffer=2048) as connection,
        asyncio.timeout(60),
    ):
        connection.pause_reading()
        await connection.write(request * 60)
        with pytest.raises(OSError):  # noqa: PT012  when the server has disconnected
            while True:
                await connection.write(b"\r\n")
                await asyncio.sleep(0.2)
