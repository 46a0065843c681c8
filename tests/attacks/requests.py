"""Attacks by HTTP."""

import asyncio
import itertools
import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.resources import files

from attacks.target import (
    BROKEN,
    CONNECTIONS,
    SMALL_BUFFER,
    Target,
    attack,
    command,
    flood,
    keep_requesting,
    new_players,
    new_tables,
    open_socket,
    request,
)
from raw_client import RawConnection
from regicide.table.commands import AskAbandon
from regicide.wire.encoding import encode
from regicide.wire.messages import Hello


@attack
async def requests_of_all_kinds(target: Target) -> None:
    """Also those that end before a route: unknown paths, methods and hosts, foreign pages, invented addresses."""
    await flood(
        target,
        request("GET /api/me"),
        request("GET /api/me", f"Authorization: Bearer {'x' * 43}"),
        request("GET /nothing/here", "Accept: text/html"),
        request("GET /%2e%2e/%6detrics"),
        request("HEAD /"),
        request("OPTIONS /api/tables", "Origin: https://example.org"),
        request("DELETE /api/tables"),
        request("POST /api/players", "Origin: https://example.org", body=b"{}"),
        request("POST /api/players", body=b'{"name": 7}'),
        request("GET /api/docs/"),
        request("GET /healthz", "X-Forwarded-For: 192.0.2.7"),
        request("GET /metrics"),
        request("GET /api/docs"),
        request("GET /status", "Accept-Language: zh"),
        b"GET / HTTP/1.1\r\nHost: example.org\r\n\r\n",
        b"GET /\r\n\r\n",
    )


@cache
def largest_files() -> list[str]:
    assets = (files("regicide.server") / "static" / "assets").iterdir()
    return [each.name for each in sorted(assets, key=lambda each: -len(each.read_bytes()))[:8]]


@attack
async def pages_and_files(target: Target) -> None:
    paths = ["/", "/t/BBBB-BBBB", "/rules", *(f"/assets/{name}" for name in largest_files())]
    await flood(target, *(request(f"GET {path}", "Accept-Encoding: gzip") for path in paths))


@attack
async def slow_readers(target: Target) -> None:
    """Ask for large files, and read nothing of them."""
    paths = itertools.cycle(largest_files()[:3])

    async def read_nothing() -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                async with await RawConnection.open(target.port, buffer=SMALL_BUFFER) as connection:
                    connection.pause_reading()
                    await connection.write(request(f"GET /assets/{next(paths)}"))
                    target.answers["asked"] += 1
                    await asyncio.sleep(15)

    await asyncio.gather(*(read_nothing() for _ in range(CONNECTIONS)))


@attack
async def tiny_pieces(target: Target) -> None:
    """Bodies in pieces of one byte, many more than a body may have."""
    head = request("POST /api/players", "Transfer-Encoding: chunked")
    pieces = b"1\r\nx\r\n" * 10_000

    async def send_pieces() -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                async with await RawConnection.open(target.port) as connection:
                    await connection.write(head)
                    while target.goes_on():
                        await connection.write(pieces)
                        target.answers["sent"] += 1
            await asyncio.sleep(0)

    await asyncio.gather(*(send_pieces() for _ in range(20)))


@attack
async def connections_that_end(target: Target) -> None:
    async def open_and_end() -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                async with await RawConnection.open(target.port):
                    target.answers["opened"] += 1

    await asyncio.gather(*(open_and_end() for _ in range(20)))


@attack
async def guesses(target: Target) -> None:
    """Wrong codes of tables and for devices, from many players and from none."""
    secrets = await new_players(target, 20)
    numbers = itertools.count()

    def make() -> Iterator[bytes]:
        while True:
            number = next(numbers)
            code = f"BBBB-{number % 10_000:04}"
            who = [f"Authorization: Bearer {secrets[number % len(secrets)]}"] if secrets else []
            yield request(f"GET /api/tables/{code}", *who)
            yield request(f"GET /t/{code}")
            yield request("POST /api/transfer", body=json.dumps({"code": code}).encode())
            yield request(f"GET /api/tables/{code}/replay")

    turns = make()
    await asyncio.gather(
        *(keep_requesting(target, turns) for _ in range(CONNECTIONS // 2)),
        *(guess_by_socket(target, secrets, numbers) for _ in range(CONNECTIONS // 2)),
    )


async def guess_by_socket(target: Target, secrets: list[str], numbers: Iterator[int]) -> None:
    while target.goes_on():
        number = next(numbers)
        secret = secrets[number % len(secrets)] if secrets else None
        with suppress(*BROKEN):
            socket = await open_socket(target, f"BBBB-{number % 10_000:04}", secret)
            async with socket:
                error, _ = await socket.until_closed()
                target.answers[str(error)] += 1
        await asyncio.sleep(0)


@attack
async def players_and_names(target: Target) -> None:
    """New players, names, codes for devices, deletions."""
    secrets = await new_players(target, 30)

    def make() -> Iterator[bytes]:
        for number in itertools.count():
            name = json.dumps({"name": f"Eve {number}"}).encode()
            who = f"Authorization: Bearer {secrets[number % len(secrets)]}"
            yield request("POST /api/players", body=name)
            yield request("PATCH /api/me", who, body=name)
            yield request("POST /api/me/transfer", who)
            if number % 50 == 0:
                yield request("DELETE /api/me", f"Authorization: Bearer {secrets[-1]}")

    turns = make()
    await asyncio.gather(*(keep_requesting(target, turns) for _ in range(CONNECTIONS)))


@attack
async def lists_and_statistics(target: Target) -> None:
    """Of a player with as many tables as the address may make, some of them public and daily."""
    secrets = await new_players(target, 10)
    for seed in ("daily-2026-11-18-1", None):
        await new_tables(target, secrets * 3, players=1, ready=True, seed=seed, public=seed is None)
    who = f"Authorization: Bearer {secrets[0]}"
    days = [
        f"GET /api/daily/2026-{month:02}-{day:02}" for month in (10, 11) for day in range(1, 29)
    ]
    mine = ("statistics", "me/games", "me/daily", "me/daily/2026-11-18", "tables")
    lines = [*days, *(f"GET /api/{each}" for each in mine * 12)]
    await asyncio.gather(
        flood(target, *(request(each, who) for each in lines), connections=CONNECTIONS // 2),
        *(keep_in_lobby(target) for _ in range(CONNECTIONS // 2)),
    )


async def keep_in_lobby(target: Target) -> None:
    while target.goes_on():
        with suppress(*BROKEN):
            async with await RawConnection.open(target.port) as socket:
                await socket.handshake("/api/lobby")
                await socket.send(encode(Hello()))
                await socket.receive_frame()
                target.answers["lobby"] += 1
        await asyncio.sleep(0)


@attack
async def exports(target: Target) -> None:
    secrets = await new_players(target, 20)
    await new_tables(target, secrets * 3, players=2)
    who = [request("GET /api/me/data", f"Authorization: Bearer {each}") for each in secrets]
    turns = itertools.cycle(who)

    async def read_nothing() -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                async with await RawConnection.open(target.port, buffer=SMALL_BUFFER) as connection:
                    connection.pause_reading()
                    await connection.write(next(turns))
                    await asyncio.sleep(15)

    await asyncio.gather(
        flood(target, *who, connections=CONNECTIONS // 2),
        *(read_nothing() for _ in range(CONNECTIONS // 2)),
    )


@attack
async def replays(target: Target) -> None:
    """Of games that are over, each asked for again and again."""
    secrets = await new_players(target, 20)
    tables = await new_tables(target, secrets * 3, players=1, ready=True)
    for secret, code in tables:
        async with await open_socket(target, code, secret) as socket:
            await socket.send(command(AskAbandon()))
            await socket.receive("ack")
    paths = [
        f"GET /api/tables/{code}/{what}" for _, code in tables for what in ("replay", "record")
    ]
    await flood(target, *map(request, paths))
