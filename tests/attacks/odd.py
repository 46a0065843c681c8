"""Attacks by what is allowed and unusual: many requests at once, conditions, ranges, depth, many addresses."""

import asyncio
import itertools
import os
from collections.abc import Iterator
from contextlib import suppress

from attacks.target import (
    BROKEN,
    CONNECTIONS,
    Target,
    attack,
    flood,
    request,
)
from raw_client import RawConnection
from regicide.server.limits import LARGEST_BODY
from regicide.wire.encoding import encode
from regicide.wire.messages import Hello

#: Nearly as large as the head of a request may be.
LARGE = 12_000
_NAMES = b"BCDFGHJKLMNPQRSTVWXZ23456789"


def random_code() -> str:
    letters = "".join(chr(_NAMES[each % len(_NAMES)]) for each in os.urandom(8))
    return f"{letters[:4]}-{letters[4:]}"


@attack
async def odd_requests(target: Target) -> None:
    """Heads as large as they may be, and bodies that are deep, compressed or of the wrong kind."""
    tags = ", ".join(f'"{number:x}"' for number in range(LARGE // 8))
    ranges = ",".join(f"{first}-{first}" for first in range(LARGE // 8))
    query = "&".join(f"a{number}=%F0%9F%82%A1" for number in range(LARGE // 20))
    await flood(
        target,
        request("GET /", f"If-None-Match: {tags}", "Accept-Encoding: gzip"),
        request("GET /rules", f"Range: bytes={ranges}"),
        request(f"GET /api/tables?{query}"),
        request(f"GET /{'%2e%2e/' * (LARGE // 7)}"),
        request("GET /", f"Accept-Language: {','.join(['en;q=0.1'] * (LARGE // 9))}"),
        request("GET /", f"Cookie: {'a=b; ' * (LARGE // 5)}"),
        request("GET /", *(f"X-{number}: y" for number in range(90))),
        request("PROPFIND /api/tables"),
        request("TRACE /"),
        request("CONNECT 127.0.0.1:22"),
        request("POST /api/players", "Content-Type: application/json", body=b"[" * LARGEST_BODY),
        request("POST /api/players", body=b'{"name":' * 450 + b"1" + b"}" * 450),
        request("POST /api/players", body=b'{"name": ' + b"9" * 4000 + b"}"),
        request("POST /api/players", body=b'{"name": "' + b"\\ud83c" * 650 + b'"}'),
        request("POST /api/players", "Content-Encoding: gzip", body=b"\x1f\x8b\x08" + bytes(500)),
        request("POST /api/tables", "Transfer-Encoding: chunked", body=b"FFFFFFFFFFFFFFFF\r\n"),
    )


@attack
async def requests_in_one_piece(target: Target) -> None:
    """HTTP pipelining: hundreds of requests in one write, and nothing is read before the next."""
    paths = ("/healthz", "/", "/api/statistics", "/api/me", "/nothing")
    piece = b"".join(request(f"GET {paths[number % 5]}") for number in range(300))

    async def keep_writing() -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                async with await RawConnection.open(target.port, buffer=4096) as connection:
                    while target.goes_on():
                        await asyncio.wait_for(connection.write(piece), 5)
                        target.answers["pieces"] += 1
            await asyncio.sleep(0)

    await asyncio.gather(*(keep_writing() for _ in range(CONNECTIONS)))


@attack
async def many_addresses(target: Target) -> None:
    """From one network of 24 bits: each address has limits of its own, and the server has some for all of them."""
    turns = itertools.count(1)

    def wanted() -> Iterator[bytes]:
        while True:
            yield request("POST /api/players", body=b'{"name": "Eve"}')
            yield request(f"GET /api/tables/{random_code()}/replay")
            yield request("POST /api/transfer", body=b'{"code": "%s"}' % random_code().encode())
            yield request("GET /api/daily/2026-11-18?players=2")

    async def from_one_address() -> None:
        address = f"127.0.3.{next(turns) % 254 + 1}"
        asking = wanted()
        while target.goes_on():
            with suppress(*BROKEN):
                async with await RawConnection.open(target.port, address) as connection:
                    for each in itertools.islice(asking, 50):
                        await connection.write(each)
                        answer = await asyncio.wait_for(connection.reader.read(100_000), 20)
                        if not answer:
                            break
                        target.answers[answer[9:12].decode()] += 1
                async with await RawConnection.open(target.port, address) as socket:
                    await socket.handshake(f"/api/tables/{random_code()}/socket")
                    await socket.send(encode(Hello(None, None)))
                    await asyncio.wait_for(socket.until_closed(), 5)
                    target.answers["sockets"] += 1
            await asyncio.sleep(0)

    await asyncio.gather(*(from_one_address() for _ in range(CONNECTIONS)))
