"""Clients for load tests: thousands of sockets in one process, with very little CPU.

Every table plays a game that is known in advance (a fixed seed, moves of the bot squire), so a client
does not need the rules: it reads the number of an update and sends the next move. Frames are masked
with zeros, which the protocol allows and which costs nothing.
"""

import asyncio
import struct
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import cast

from async_helpers import eventually
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
def scripted_game(number: int) -> tuple[str, tuple[tuple[Seat, str], ...]]:
    """A game of four players: its seed, and the seat and text of each move."""
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
    """One socket: sends frames and receives messages."""

    def __init__(self, path: str, on_message: Callable[["LoadConnection", bytes], None]) -> None:
        self._path = path
        self._on_message = on_message
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seat: Seat | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's class is not a subclass
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
    _, connection = await loop.create_connection(
        lambda: LoadConnection(f"/api/tables/{code}/socket", on_message), "127.0.0.1", port
    )
    await connection.ready
    connection.send(encode(Hello(secret, after, "en", choices=False)))
    return connection


def update_seq(message: bytes) -> int | None:
    """The number of an update; None for other messages."""
    if not message.startswith(b'{"type":"update","seq":'):
        return None
    return int(message[23 : message.index(b",", 23)])


@dataclass
class Measurements:
    """The results of a load test."""

    #: Commands whose update all four clients have received.
    commands: int = 0
    #: Seconds from sending a move until the last of the four clients receives its update.
    delays: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class LoadTable:
    """Four sockets that play a scripted game."""

    def __init__(
        self, port: int, number: int, measurements: Measurements, pause: Callable[[], float]
    ) -> None:
        self._port = port
        self._measurements = measurements
        self._pause = pause
        self.seed, self._moves = scripted_game(number % 200)
        self.code = ""
        self.secrets: Sequence[str] = ()
        self.connections: list[LoadConnection] = []
        self._first = 0  # number of the entry that began the game
        self._received: dict[int, int] = {}
        self._welcomes = 0
        self._sent_at = 0.0
        self.over = asyncio.Event()
        self.running = True
        self.seq = 0

    async def gather(self, secrets: Sequence[str]) -> None:
        """Create the table, connect four clients and take the seats."""
        url = f"http://127.0.0.1:{self._port}"
        self.secrets = secrets
        self.code = new_table(url, secrets[0], players=SEATS, seed=self.seed)
        self._first = 2 * SEATS
        self.connections = [
            await open_connection(self._port, self.code, secret, self._receive)
            for secret in secrets
        ]
        # A client that is welcomed later gets no update about an earlier command.
        await eventually(lambda: self._welcomes == SEATS)
        for seat, connection in enumerate(self.connections):
            connection.seat = seat
            if seat:
                self._do(connection, TakeSeat(seat), f"take-seat-{seat}")
        await eventually(lambda: self.seq >= SEATS)

    def begin(self) -> None:
        for seat, connection in enumerate(self.connections):
            self._do(connection, BeReady(True), f"be-ready-{seat}")

    def _do(self, connection: LoadConnection, command: Command, name: str) -> None:
        connection.send(encode(Do(name, command)))

    def _receive(self, _connection: LoadConnection, message: bytes) -> None:
        seq = update_seq(message)
        if seq is None:
            self._welcomes += message.startswith(b'{"type":"welcome"')
            return
        received = self._received.get(seq, 0) + 1
        if received < SEATS:
            self._received[seq] = received
            return
        self._received.pop(seq, None)
        self.seq = seq
        self._measurements.commands += 1
        if seq > self._first:
            self._measurements.delays.append(time.perf_counter() - self._sent_at)
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
        self._do(self.connections[seat], MakeMove(move, seq), f"move-{place:05}")

    def close(self) -> None:
        self.running = False
        for connection in self.connections:
            connection.close()


def new_players(port: int, count: int) -> list[str]:
    """Create players, and return their secrets. The same players sit at every table."""
    return [new_player(f"http://127.0.0.1:{port}", f"Player {number}") for number in range(count)]
