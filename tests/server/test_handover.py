"""A connection that one process accepted, and another serves."""

import asyncio
import select
import socket
from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest

from async_helpers import async_test
from regicide.server.transport.handover import Handover, Pair, handover_pairs

pytestmark = pytest.mark.network

REQUEST = b"GET /api/tables/KDFR-27XN/socket HTTP/1.1\r\n\r\n"


@pytest.fixture
def pairs() -> Iterator[Sequence[Pair]]:
    made = handover_pairs(2)
    yield made
    for each in (end for pair in made for end in pair):
        each.close()


class Giver(asyncio.Protocol):
    """Accepts a connection, and passes it on when its request arrives."""

    def __init__(self, handover: Handover) -> None:
        self._handover = handover
        self._transport: asyncio.Transport

    def connection_made(self, transport: Any) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._handover.give(self._transport, "/somewhere", data):
            self._transport.abort()
        else:
            self._transport.write(b"served here")
            self._transport.close()


class Taker(asyncio.Protocol):
    """Answers with the address of the client and with its request."""

    def connection_made(self, transport: Any) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        host, port = self._transport.get_extra_info("peername")
        self._transport.write(f"{host} {port} ".encode() + data)
        self._transport.close()


async def _answer(handover: Handover, request: bytes = REQUEST) -> tuple[bytes, str]:
    """What the client of a giver receives, and its address."""
    server = await asyncio.get_running_loop().create_server(lambda: Giver(handover), "127.0.0.1")
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        host, port = writer.get_extra_info("sockname")
        writer.write(request)
        answer = await asyncio.wait_for(reader.read(), 30)
        writer.close()
    return answer, f"{host} {port} "


@async_test
async def test_the_other_process_has_the_connection_and_the_request(pairs: Sequence[Pair]) -> None:
    first, second = (Handover(pairs, place, lambda _path: 1) for place in (0, 1))
    second.open(Taker)
    answer, address = await _answer(first)
    assert answer == address.encode() + REQUEST
    assert (await _answer(second))[0] == b"served here"
    second.close()


@async_test
async def test_what_cannot_be_passed_on_is_served_here(pairs: Sequence[Pair]) -> None:
    anywhere = Handover(pairs, 0, lambda _path: None)
    assert (await _answer(anywhere))[0] == b"served here"
    first = Handover(pairs, 0, lambda _path: 1)
    assert first.give(cast(Any, None), "/somewhere", bytes(100_000)) is False


@async_test
async def test_connections_that_come_too_late_are_closed(pairs: Sequence[Pair]) -> None:
    first, second = (Handover(pairs, place, lambda _path: 1) for place in (0, 1))
    waiting = asyncio.create_task(_answer(first))
    await asyncio.get_running_loop().run_in_executor(None, _until_readable, pairs[1][0])
    second.close()
    assert (await waiting)[0] == b""


def _until_readable(receiving: socket.socket) -> None:
    assert select.select([receiving], [], [], 30)[0]
