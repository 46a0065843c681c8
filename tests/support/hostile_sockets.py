"""Sockets of hostile clients at a table, and the players whom they must not disturb."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from forked_server import ForkedServer
from raw_client import RawConnection
from regicide.table.commands import Say
from table_client import TableClient, seat_clients

FAST = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "3600"}
#: With the default limits, and a short timeout for the hello.
LIMITED = {**FAST, "REGICIDE_HELLO_SECONDS": "3"}
#: Without limits, and with a short timeout for pings.
SHORT_PING = {**FAST, "REGICIDE_LIMITS": "off", "REGICIDE_PING_SECONDS": "1"}
#: Megabytes by which a server may grow during a test.
MAX_GROWTH_MB = 25
#: Seconds after which a test fails.
DEADLINE = 60


def run_server(
    factory: pytest.TempPathFactory, environment: dict[str, str]
) -> Iterator[ForkedServer]:
    with ForkedServer(factory.mktemp("server"), environment) as process:
        yield process
        assert process.stop() == 0
        events = [json.loads(line) for line in process.log_text().splitlines()]
        assert {event["event"] for event in events} <= {"started", "table-created", "stopped"}


@asynccontextmanager
async def table(server: ForkedServer) -> AsyncIterator[tuple[TableClient, TableClient]]:
    """Two players at a table. At the end it checks that they received only their own changes."""
    ana, ben = await seat_clients(server.url, 2)
    try:
        async with asyncio.timeout(DEADLINE):
            before = ana.state.seq, len(ana.update_seqs)
            yield ana, ben
            last = await ana.accepted(Say("hello"))
            await ben.until(seq=last)
        assert last == before[0] + len(ana.update_seqs) - before[1]
        assert ben.update_seqs[-1] == ana.update_seqs[-1] == last
        for client in (ana, ben):
            assert client.goodbye is None
            assert client.errors == []
    finally:
        await ana.drop()
        await ben.drop()


@asynccontextmanager
async def raw_connection(
    server: ForkedServer,
    code: str,
    secret: str | None = None,
    *,
    hello: bool = True,
    buffer: int | None = None,
) -> AsyncIterator[RawConnection]:
    """A raw connection to a table, from another address than the players."""
    async with await RawConnection.open(server.port, buffer=buffer) as connection:
        assert (await connection.handshake(f"/api/tables/{code}/socket")).status == 101
        if hello:
            await connection.send({"type": "hello", "secret": secret})
            await connection.receive("welcome")
        yield connection


def do(what: object, command_id: object = "some-random-id") -> dict[str, object]:
    return {"type": "do", "id": command_id, "what": what}


#: Messages that the server cannot read.
UNREADABLE = {
    "not JSON": b"hello there",
    "nothing": b"",
    "half a message": b'{"type":"do","id":"some-',
    "two messages": b'{"type":"hello"}{"type":"hello"}',
    "a list": b"[]",
    "null": b"null",
    "no type": b"{}",
    "an unknown type": b'{"type":"sudo"}',
    "a server's message": b'{"type":"ack","id":"some-random-id","seq":1}',
    "deep brackets": b"[" * 8000,
    "deep objects": b'{"type":' * 1000,
    "deep inside": b'{"type":"do","id":"some-random-id","what":' + b'{"a":' * 1500,
    "a huge number": b'{"type":"hello","after":' + b"9" * 5000 + b"}",
    "a number before the first": b'{"type":"hello","after":-1}',
    "a number past the last": b'{"type":"hello","after":9007199254740992}',
    "not a number": b'{"type":"hello","after":NaN}',
    "an infinite number": b'{"type":"hello","after":1e999}',
    "half a surrogate": b'{"type":"ask","id":"some-random-id","move":"\\ud800"}',
    "a text for a number": b'{"type":"hello","after":"1"}',
    "an unknown field": b'{"type":"hello","admin":true}',
    "an unknown field of a command": json.dumps(do({"do": "pause", "for": 9})).encode(),
    "an unknown command": json.dumps(do({"do": "win"})).encode(),
    "a command only for the log": json.dumps(
        do({"do": "open", "seats": [], "seed": "a", "salt": "b"})
    ).encode(),
    "a rematch with a chosen table": json.dumps(
        do({"do": "make-rematch", "same_deal": True, "table": "AAAA-AAAA"})
    ).encode(),
    "a missing field": json.dumps(do({"do": "make-move"})).encode(),
    "a short id": json.dumps(do({"do": "pause"}, "1")).encode(),
    "a long id": json.dumps(do({"do": "pause"}, "a" * 41)).encode(),
    "an invalid id": json.dumps(do({"do": "pause"}, "a/../../b; drop")).encode(),
    "control characters": bytes(range(128)),
}
