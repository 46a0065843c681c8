"""The moments of a connection that a network shows only sometimes."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from starlette.types import Scope
from websockets.frames import Frame, Opcode

from async_helpers import async_test
from raw_client import CLOSE, frame
from regicide.server.transport.socket import Disconnected, Socket
from regicide.server.transport.websocket import WebSocketProtocol

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class FakeTransport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_aborted = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def write_eof(self) -> None: ...

    def abort(self) -> None:
        self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_aborted

    def get_extra_info(self, _name: str) -> Any:
        return ("127.0.0.1", 1)


def opened(
    serve: Callable[[Scope, Socket], Any], request: bytes = REQUEST
) -> tuple[WebSocketProtocol, FakeTransport, set[asyncio.Task[None]]]:
    """A connection whose request has arrived; the application has not seen it yet."""
    tasks: set[asyncio.Task[None]] = set()
    protocol, transport = WebSocketProtocol(serve, 60, set(), tasks), FakeTransport()
    protocol.connection_made(transport)
    protocol.data_received(request)
    return protocol, transport, tasks


async def accept(_scope: Scope, socket: Socket) -> None:
    socket.accept()
    with pytest.raises(Disconnected):
        await socket.receive()


async def reject(_scope: Scope, socket: Socket) -> None:
    socket.reject(403, {}, b"no")


@pytest.mark.parametrize("serve", [accept, reject])
@async_test
async def test_a_client_may_disconnect_before_its_request_is_answered(
    serve: Callable[[Scope, Socket], Any],
) -> None:
    protocol, transport, tasks = opened(serve)
    transport.abort()
    protocol.connection_lost(None)
    await asyncio.gather(*tasks)
    assert transport.written == []


@async_test
async def test_a_client_that_does_not_wait_for_the_answer_is_disconnected() -> None:
    protocol, transport, tasks = opened(accept)
    protocol.data_received(b"\x81\x80\0\0\0\0")
    assert transport.is_aborted
    protocol.connection_lost(None)
    await asyncio.gather(*tasks)


@async_test
async def test_the_application_sees_the_request_as_in_asgi() -> None:
    seen: list[Scope] = []

    async def keep(scope: Scope, _socket: Socket) -> None:
        seen.append(scope)

    request = REQUEST.replace(b"GET / ", b"GET /%C3%A9t%C3%A9?a=b ").replace(
        b"Host: a", b"Host: \xff"
    )
    _, transport, tasks = opened(keep, request)
    await asyncio.gather(*tasks)
    assert seen[0]["path"] == "/été"
    assert (b"host", b"\xff") in seen[0]["headers"]
    assert seen[0]["client"] == ("127.0.0.1", 1)
    assert transport.is_aborted  # neither accepted nor rejected


@pytest.mark.parametrize(
    "end", [frame(b"\x03\xe8", CLOSE), frame(b"", 3)], ids=["a close frame", "an invalid frame"]
)
@async_test
async def test_messages_before_the_end_are_delivered(end: bytes) -> None:
    """A client may send its last command and close at once."""
    received: list[str | bytes] = []

    async def read_all(_scope: Scope, socket: Socket) -> None:
        socket.accept()
        with suppress(Disconnected):
            while True:
                received.append(await socket.receive())

    protocol, _, tasks = opened(read_all)
    await asyncio.sleep(0)
    protocol.data_received(frame(b"one") + frame(b"two") + end + frame(b"three"))
    await asyncio.gather(*tasks)
    assert received == ["one", "two"]


@async_test
async def test_the_messages_of_an_iteration_are_written_together() -> None:
    async def write_twice(_scope: Scope, socket: Socket) -> None:
        socket.accept()
        for text in (b"one", b"two"):
            socket.write(text)
        await asyncio.sleep(0)
        socket.write(b"three")

    _, transport, tasks = opened(write_twice)
    await asyncio.gather(*tasks)
    written = b"\x81\x03one\x81\x03two", b"\x81\x05three\x88\x02\x03\xf3"  # then a close frame
    assert tuple(transport.written[1:]) == written


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
@async_test
async def test_a_message_is_framed_as_the_library_would(size: int) -> None:
    """RFC 6455 §5.2: the length of the length changes after 125 and after 65,535 bytes."""

    async def write(_scope: Scope, socket: Socket) -> None:
        socket.accept()
        socket.write(b"x" * size)
        await asyncio.sleep(0)

    _, transport, tasks = opened(write)
    await asyncio.gather(*tasks)
    assert transport.written[1] == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@async_test
async def test_a_slow_client_is_waited_for_until_it_disconnects() -> None:
    async def wait(_scope: Scope, socket: Socket) -> None:
        socket.accept()
        protocol.pause_writing()
        assert not socket.is_writable
        await socket.until_writable()
        protocol.pause_writing()
        with pytest.raises(Disconnected):
            await socket.until_writable()

    protocol, transport, tasks = opened(wait)
    await asyncio.sleep(0)
    protocol.resume_writing()
    await asyncio.sleep(0)
    transport.abort()
    protocol.connection_lost(None)
    await asyncio.gather(*tasks)


@async_test
async def test_a_socket_with_many_unread_messages_lets_others_go_first() -> None:
    order: list[str] = []

    async def serve(_scope: Scope, socket: Socket) -> None:
        socket.accept()
        with suppress(Disconnected):
            while True:
                order.append(f"{await socket.receive()!r}")

    greedy, _, tasks = opened(serve)
    honest, _, more = opened(serve)
    await asyncio.sleep(0)
    greedy.data_received(frame(b"greedy") * 5)
    honest.data_received(frame(b"honest"))
    for _ in range(10):
        await asyncio.sleep(0)
    assert order.index("'honest'") <= 2
    for each in tasks | more:
        each.cancel()
