"""The server that is attacked, and what attacks have in common."""

import asyncio
import itertools
import json
import os
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from raw_client import RawConnection
from regicide.table import Command
from regicide.wire.encoding import encode
from regicide.wire.messages import Do, Hello

#: Nearly as many as an address may have.
CONNECTIONS = 150
#: Bytes that a client with a small buffer reads before it stops.
SMALL_BUFFER = 4096
_STATUS = re.compile(rb"HTTP/1\.1 (\d\d\d)")
#: The ways a connection ends before its answer.
BROKEN = (OSError, EOFError, ValueError, LookupError, AssertionError)


@dataclass
class Target:
    """The server, how long to attack it, and what it answered."""

    port: int
    until: float
    answers: Counter[str] = field(default_factory=Counter)

    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def rest(self) -> None:
        """Until the time is over."""
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))


Attack = Callable[[Target], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(run: Attack) -> Attack:
    ATTACKS[getattr(run, "__name__", "")] = run
    return run


def request(line: str, *headers: str, body: bytes = b"") -> bytes:
    if body:
        headers = (*headers, f"Content-Length: {len(body)}")
    lines = [f"{line} HTTP/1.1", "Host: 127.0.0.1", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


async def keep_requesting(target: Target, requests: Iterator[bytes]) -> None:
    """On one connection after another, without reading more of an answer than its beginning."""
    while target.goes_on():
        with suppress(*BROKEN):
            async with await RawConnection.open(target.port) as connection:
                while target.goes_on():
                    await connection.write(next(requests))
                    answer = await asyncio.wait_for(connection.reader.read(100_000), 20)
                    if not answer:
                        break
                    target.answers.update(each.decode() for each in _STATUS.findall(answer))
        await asyncio.sleep(0)


async def flood(target: Target, *requests: bytes, connections: int = CONNECTIONS) -> None:
    turns = itertools.cycle(requests)
    await asyncio.gather(*(keep_requesting(target, turns) for _ in range(connections)))


async def call(
    target: Target, line: str, body: object = None, secret: str | None = None
) -> dict[str, str]:
    """The answer to one request; empty if it was refused, or if the time is over."""
    headers = [f"Authorization: Bearer {secret}"] if secret else []
    sent = b"" if body is None else json.dumps(body).encode()
    while target.goes_on():
        with suppress(*BROKEN):
            async with await RawConnection.open(target.port) as connection:
                answer = await connection.request(line, *headers, body=sent)
            target.answers[str(answer.status)] += 1
            found: dict[str, str] = json.loads(answer.body) if answer.status < 300 else {}
            return found
        await asyncio.sleep(0.1)  # too many connections
    return {}


async def new_players(target: Target, count: int) -> list[str]:
    """As many as the server allows, and at least one while there is time."""
    made: list[str] = []
    while target.goes_on() and not made:
        calls = [
            await call(target, "POST /api/players", {"name": f"Eve {n}"}) for n in range(count)
        ]
        made = [each["secret"] for each in calls if each]
    return made


async def new_tables(target: Target, secrets: list[str], **wanted: object) -> list[tuple[str, str]]:
    """One table for each of these players, with its code, as many as the server allows."""
    made = [(each, await call(target, "POST /api/tables", wanted, each)) for each in secrets]
    return [(secret, table["code"]) for secret, table in made if table]


def command(what: Command) -> bytes:
    return encode(Do(os.urandom(8).hex(), what))


async def open_socket(
    target: Target,
    code: str,
    secret: str | None,
    *,
    after: int | None = None,
    choices: bool = False,
    buffer: int | None = None,
) -> RawConnection:
    """A socket that has sent its hello."""
    socket = await RawConnection.open(target.port, buffer=buffer)
    answer = await socket.handshake(f"/api/tables/{code}/socket")
    assert answer.status == 101, answer
    await socket.send(encode(Hello(secret, after, choices=choices)))
    return socket


async def sitting_players(target: Target, count: int, **wanted: object) -> list[tuple[str, str]]:
    return await new_tables(target, await new_players(target, count), **wanted)
