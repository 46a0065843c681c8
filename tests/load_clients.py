"""A crowd at live tables, for measuring: thousands of sockets in one process, at next to no cost.

Every table plays a game that is known before it begins (a seed of one's own, moves of a squire), so a
client needs no rules: it looks for an update's number and sends the move that comes next. Frames are
masked with zeros, which the protocol allows and which costs nothing.
"""

import asyncio
import struct
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import cast

from async_tests import becomes
from regicide.bots import bot_named
from regicide.notation import Seed, print_move
from regicide.rules import FIRST_HEARTS, Seat, do, hearts_acted, observe
from regicide.table import Command
from regicide.table.commands import BeReady, MakeMove, TakeSeat
from regicide.wire.encoding import encode
from regicide.wire.messages import Do, Hello
from table_client import new_player, new_table

SEATS = 4


@cache
def script(number: int) -> tuple[str, tuple[tuple[Seat, str], ...]]:
    """A game of four: its seed, and who makes which move."""
    squire, rng = bot_named("squire"), Random(number)
    seed, hearts = Seed(f"crowd-{number}"), FIRST_HEARTS
    state = seed.deal(SEATS)
    moves: list[tuple[Seat, str]] = []
    while not state.step.is_over:
        move = squire.choose(observe(state, state.seat), rng).move
        moves.append((state.seat, print_move(move)))
        done = do(state, move, seed.shuffle(hearts))
        state, hearts = done.state, hearts + hearts_acted(done.events)
    return seed.text, tuple(moves)


class LoadConnection(asyncio.Protocol):
    """One socket: frames out, messages in."""

    def __init__(self, path: str, on_message: Callable[["LoadConnection", bytes], None]) -> None:
        self._path = path
        self._on_message = on_message
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seat: Seat | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is not called one
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._data.startswith(b"HTTP/1.1 101"), bytes(self._data[:200])
            del self._data[: end + 4]
            self._open = True
            self.ready.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                if len(data) - at < 4:
                    break
                (size,), start = struct.unpack_from(">H", data, at + 2), at + 4
            elif size == 127:
                if len(data) - at < 10:
                    break
                (size,), start = struct.unpack_from(">Q", data, at + 2), at + 10
            if len(data) < start + size:
                break
            kind, body = data[at] & 15, bytes(data[start : start + size])
            at = start + size
            if kind == 1:
                self._on_message(self, body)
            elif kind == 9:
                self._frame(10, body)
        del data[:at]

    def send(self, message: bytes) -> None:
        self._frame(1, message)

    def _frame(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        head = (
            bytes((128 | kind, 128 | size))
            if size < 126
            else struct.pack(">BBH", 128 | kind, 254, size)
        )
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def open_connection(
    port: int,
    code: str,
    secret: str | None,
    on_message: Callable[[LoadConnection, bytes], None],
    *,
    after: int | None = None,
) -> LoadConnection:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: LoadConnection(f"/api/tables/{code}/socket", on_message), "127.0.0.1", port
    )
    await line.ready
    line.send(encode(Hello(secret, after, "en", choices=False)))
    return line


def number_of(message: bytes) -> int | None:
    """The number of an update; None: another message."""
    if not message.startswith(b'{"type":"update","seq":'):
        return None
    return int(message[23 : message.index(b",", 23)])


@dataclass
class Measurements:
    """What was measured."""

    #: Those everyone at the table has heard of, from sitting down on.
    commands: int = 0
    #: Seconds from sending a move to the last of the four hearing of it.
    delays: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class LoadTable:
    """Four sockets that play a scripted game."""

    def __init__(
        self, port: int, number: int, measured: Measurements, pause: Callable[[], float]
    ) -> None:
        self._port = port
        self._spell = measured
        self._pause = pause
        self.seed, self._moves = script(number % 200)
        self.code = ""
        self.secrets: Sequence[str] = ()
        self.lines: list[LoadConnection] = []
        self._first = 0  # number of the entry that began the game
        self._heard: dict[int, int] = {}
        self._sent_at = 0.0
        self.over = asyncio.Event()
        self.running = True
        self.seq = 0

    async def gather(self, secrets: Sequence[str]) -> None:
        """Make the table, sit down, be ready: the game begins with the last one."""
        url = f"http://127.0.0.1:{self._port}"
        self.secrets = secrets
        self.code = new_table(url, secrets[0], players=SEATS, seed=self.seed)
        self._first = 2 * SEATS
        self.lines = [
            await open_connection(self._port, self.code, secret, self._hear) for secret in secrets
        ]
        for seat, line in enumerate(self.lines):
            line.seat = seat
            if seat:
                self._do(line, TakeSeat(seat), f"take-seat-{seat}")
        await becomes(lambda: self.seq >= SEATS)

    def begin(self) -> None:
        for seat, line in enumerate(self.lines):
            self._do(line, BeReady(True), f"be-ready-{seat}")

    def _do(self, line: LoadConnection, command: Command, name: str) -> None:
        line.send(encode(Do(name, command)))

    def _hear(self, _line: LoadConnection, message: bytes) -> None:
        seq = number_of(message)
        if seq is None:
            return
        heard = self._heard.get(seq, 0) + 1
        if heard < SEATS:
            self._heard[seq] = heard
            return
        self._heard.pop(seq, None)
        self.seq = seq
        self._spell.commands += 1
        if seq > self._first:
            self._spell.delays.append(time.perf_counter() - self._sent_at)
        if seq >= self._first and self.running:
            self._next(seq)

    def _next(self, seq: int) -> None:
        place = seq - self._first
        if place >= len(self._moves):
            self.over.set()
            return
        pause = self._pause()
        if pause:
            asyncio.get_running_loop().call_later(pause, self._move, place, seq)
        else:
            self._move(place, seq)

    def _move(self, place: int, seq: int) -> None:
        if not self.running:
            return
        seat, move = self._moves[place]
        self._sent_at = time.perf_counter()
        self._do(self.lines[seat], MakeMove(move, seq), f"move-{place:05}")

    def close(self) -> None:
        self.running = False
        for line in self.lines:
            line.close()


def people(port: int, count: int) -> list[str]:
    """Secrets of people who sit at every table: what is measured is the play."""
    return [new_player(f"http://127.0.0.1:{port}", f"Crowd {number}") for number in range(count)]
