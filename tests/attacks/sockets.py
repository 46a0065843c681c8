"""Attacks by WebSocket."""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from contextlib import suppress

from attacks.target import (
    BROKEN,
    CONNECTIONS,
    SMALL_BUFFER,
    Target,
    attack,
    call,
    command,
    new_players,
    open_socket,
    sitting_players,
)
from raw_client import BINARY, CONTINUATION, PING, TEXT, RawConnection, frame
from regicide.table import Command
from regicide.table.commands import (
    LAST_ENTRY,
    AskAbandon,
    AskHint,
    AskRematch,
    BeReady,
    MakeMove,
    Pause,
    Resume,
    Speak,
)
from regicide.wire.encoding import encode
from regicide.wire.messages import Ask


async def drain(target: Target, socket: RawConnection) -> None:
    """Read everything, and count the kinds of messages."""
    with suppress(*BROKEN):
        while True:
            kind, body = await socket.receive_frame()
            if kind == TEXT:
                target.answers[body[9:30].split(b'"')[0].decode()] += 1


async def flood_sockets(
    target: Target,
    tables: list[tuple[str, str]],
    frames: Callable[[], bytes],
    *,
    sockets: int = CONNECTIONS,
    seconds: float = 0.0,
) -> None:
    """Keep so many sockets open at these tables, and send them frames as fast as they are read."""

    async def keep_open(secret: str, code: str) -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                async with await open_socket(target, code, secret) as socket:
                    reading = asyncio.ensure_future(drain(target, socket))
                    while target.goes_on() and not reading.done():
                        await socket.write(frames())
                        await asyncio.sleep(seconds)
                    reading.cancel()
            await asyncio.sleep(0)

    turns = itertools.islice(itertools.cycle(tables), sockets)
    await asyncio.gather(*(keep_open(secret, code) for secret, code in turns))


@attack
async def sockets_without_hello(target: Target) -> None:
    async def stay_silent() -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                async with await RawConnection.open(target.port) as socket:
                    answer = await socket.handshake("/api/tables/BBBB-BBBB/socket")
                    target.answers[str(answer.status)] += 1
                    await socket.until_closed()
            await asyncio.sleep(0)

    await asyncio.gather(*(stay_silent() for _ in range(2 * CONNECTIONS)))


@attack
async def questions(target: Target) -> None:
    """Asks about moves, and messages that cannot be read."""
    tables = await sitting_players(target, 20, players=1, ready=True)
    asking = [encode(Ask("12345678", move)) for move in ("AcTh", "3c3d", "--", "nonsense")]
    turns = itertools.cycle([*asking, b'{"type": "do", "id": 7}', b"\xff", b"[" * 2000])
    await flood_sockets(target, tables, lambda: b"".join(frame(next(turns)) for _ in range(20)))


@attack
async def questions_within_the_rate(target: Target) -> None:
    """As many as each socket may ask, so that none is closed."""
    tables = await sitting_players(target, 20, players=1, ready=True)
    asking = itertools.cycle(encode(Ask("12345678", move)) for move in ("AcTh", "3c3d", "nonsense"))
    await flood_sockets(target, tables, lambda: frame(next(asking)) * 14, seconds=1)


@attack
async def entries(target: Target) -> None:
    """Chat, pauses and refusals at many tables, each with sockets that all receive them."""
    tables = await sitting_players(target, 20, players=2, ready=True)
    words: Iterator[Command] = itertools.cycle(
        [Speak("x" * 200), Pause(), Resume(), BeReady(False), BeReady(True)]
    )
    await flood_sockets(
        target,
        tables,
        lambda: b"".join(frame(command(next(words))) for _ in range(10)),
        seconds=0.2,
    )


@attack
async def one_full_table(target: Target) -> None:
    """Every entry goes to all sockets of the address."""
    [(secret, code)] = await sitting_players(target, 1, players=2)
    words: Iterator[Command] = itertools.cycle([BeReady(True), BeReady(False), Speak("x" * 200)])
    await asyncio.gather(
        flood_sockets(target, [(secret, code)], lambda: b"", sockets=CONNECTIONS - 5, seconds=1),
        flood_sockets(
            target, [(secret, code)], lambda: frame(command(next(words))), sockets=5, seconds=0.05
        ),
    )


@attack
async def hints(target: Target) -> None:
    tables = await sitting_players(target, 40, players=1, ready=True, help=True)
    await flood_sockets(target, tables, lambda: frame(command(AskHint())), seconds=0.1)


@attack
async def bots(target: Target) -> None:
    """Tables at which bots play for everyone, as many as the address may make."""

    async def play(secret: str) -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                made = await call(
                    target,
                    "POST /api/tables",
                    {"players": 4, "bots": ["champion"] * 3, "ready": True},
                    secret,
                )
                async with await open_socket(target, made["code"], secret, choices=True) as socket:
                    while target.goes_on():
                        choices = (await socket.receive("choices"))["choices"]
                        target.answers["moved"] += 1
                        await socket.send(
                            command(MakeMove(choices["moves"][0]["move"], LAST_ENTRY))
                        )

    secrets = await new_players(target, 50)
    await asyncio.gather(*map(play, secrets))


@attack
async def rematches(target: Target) -> None:
    async def chain(secret: str, code: str) -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                async with await open_socket(target, code, secret) as socket:
                    for each in (BeReady(True), AskAbandon(), AskRematch(same_deal=True)):
                        await socket.send(command(each))
                    update = b""
                    while b'"rematch":"' not in update:
                        _, update = await socket.receive_frame()
                    code = update.split(b'"rematch":"')[1][:9].decode()
                    target.answers["rematch"] += 1
            await asyncio.sleep(0)

    tables = await sitting_players(target, 40, players=1, ready=True)
    await asyncio.gather(*(chain(secret, code) for secret, code in tables))


@attack
async def frames(target: Target) -> None:
    """Pings, fragments and binary messages."""
    tables = await sitting_players(target, 5, players=2)
    flooding = itertools.cycle(
        [
            frame(b"x" * 100, PING) * 50,
            frame(b"x", TEXT, end=False) + frame(b"", CONTINUATION, end=False) * 100,
            frame(b"\0" * 8000, BINARY) * 4,
            frame(b"x" * 9000),
        ]
    )
    await flood_sockets(target, tables, lambda: next(flooding))


@attack
async def slow_sockets(target: Target) -> None:
    """Ask for everything that was missed at a long table, and read nothing of it."""
    [(secret, code)] = await sitting_players(target, 1, players=2)
    async with await open_socket(target, code, secret) as socket:
        reading = asyncio.ensure_future(drain(target, socket))
        for number in range(480):
            await socket.send(command(BeReady(number % 2 == 0)))
            await asyncio.sleep(0.08)
            if not target.goes_on():
                break
        reading.cancel()

    async def read_nothing() -> None:
        while target.goes_on():
            with suppress(*BROKEN):
                socket = await open_socket(target, code, secret, after=0, buffer=SMALL_BUFFER)
                async with socket:
                    socket.pause_reading()
                    await socket.send(command(BeReady(True)))
                    target.answers["asked"] += 1
                    await asyncio.sleep(15)

    await asyncio.gather(*(read_nothing() for _ in range(CONNECTIONS)))
