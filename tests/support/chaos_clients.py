"""Clients of a chaos run: they act at random, and record everything they send and receive.

They play, chat in bursts, undo, pause, hand over to a bot, drop connections, stop reading, leave dead
connections open, send commands twice and out of order, and reconnect to any server. They repeat every
command with the same id until it is answered.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regicide.client.client_state import EMPTY_STATE, ClientState, apply_message
from regicide.client.outbox import Outbox
from regicide.server.limits import RECENT_UPDATES
from regicide.table import Command, Phase
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskRematch,
    AskUndo,
    BeReady,
    HandBack,
    MakeMove,
    Pause,
    Resume,
    Say,
    Speak,
    StandIn,
    TakeSeat,
)
from regicide.wire.encoding import decode_server, encode
from regicide.wire.messages import (
    Ack,
    Choices,
    Do,
    Goodbye,
    Hello,
    Refused,
    ServerMessage,
    Update,
    Welcome,
)
from regicide.wire.room_view import RoomView

#: The connection is broken.
CONNECTION_ERRORS = (OSError, EOFError, TimeoutError, WebSocketException)


@dataclass
class ClientRecord:
    """What a client sent and received."""

    code: str
    name: str | None
    sent: dict[str, Command] = field(default_factory=dict)
    #: How often each command was sent.
    send_counts: Counter[str] = field(default_factory=Counter)
    acks: dict[str, int] = field(default_factory=dict)
    refusals: dict[str, str] = field(default_factory=dict)
    #: Every update, as it arrived.
    updates: list[tuple[int, bytes]] = field(default_factory=list)
    welcomes: list[bytes] = field(default_factory=list)
    #: What the client knows; without its log, which would fill the memory in a long run.
    state: ClientState = EMPTY_STATE
    #: Promises that the server broke.
    violations: list[str] = field(default_factory=list)

    def add(self, data: bytes, message: ServerMessage) -> None:
        """Record a message, and check the promises about it."""
        match message:
            case Welcome():
                self._add_welcome(message, data)
            case Update():
                self._add_update(message, data)
            case Ack(command_id, seq):
                self._check(self.acks.setdefault(command_id, seq) == seq, f"two answers: {message}")
                self._check(seq <= self.state.seq, f"answered before its update: {message}")
            case Refused(command_id, error):
                self.refusals[command_id] = error.code
        self.state = replace(apply_message(self.state, message, now=0), log=())

    def _check(self, condition: bool, fault: str) -> None:  # noqa: FBT001  it is the subject
        if not condition:
            self.violations.append(f"{self.name} at {self.code}: {fault} (seen {self.state.seq})")

    def _add_welcome(self, welcome: Welcome, data: bytes) -> None:
        seen = self.state.seq
        self._check(welcome.seq >= seen, f"back in time to {welcome.seq}")
        if welcome.room is None:
            return
        missed_few = self.state.room is not None and welcome.seq - seen < RECENT_UPDATES
        self._check(not missed_few, f"whole table sent at {welcome.seq}")
        self.welcomes.append(data)

    def _add_update(self, update: Update, data: bytes) -> None:
        self._check(update.seq == self.state.seq + 1, f"update {update.seq}")
        self.updates.append((update.seq, data))


class ChaosClient:
    """A player or a spectator at a table."""

    def __init__(
        self,
        record: ClientRecord,
        secret: str | None,
        urls: Callable[[], Sequence[str]],
        rng: Random,
        on_rematch: Callable[["ChaosClient", str], None],
    ) -> None:
        self.record = record
        self.secret = secret
        self.rng = rng
        self.outbox = Outbox(lambda: f"{rng.getrandbits(64):016x}")
        #: Send no new commands; only repeat those that are not answered.
        self.is_finishing = False
        self._urls = urls
        self._on_rematch = on_rematch
        self._followed_rematch = False
        self._abandoned: list[ClientConnection] = []
        self._stopped = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self._stopped.set()
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        for socket in self._abandoned:
            await _abort(socket)

    async def _run(self) -> None:
        while not self._stopped.is_set():
            with suppress(*CONNECTION_ERRORS):
                await self._run_session()
            await asyncio.sleep(self.rng.uniform(0.005, 0.1))

    async def _run_session(self) -> None:
        """Connect, and act until the connection breaks."""
        url = self.rng.choice(self._urls())
        address = url.replace("http", "ws", 1) + f"/api/tables/{self.record.code}/socket"
        socket = await connect(
            address, compression=None, ping_interval=None, close_timeout=0.2, open_timeout=10
        )
        try:
            state = self.record.state
            after = state.seq if state.room is not None else None
            await socket.send(encode(Hello(self.secret, after)).decode())
            repeated = list(self.outbox.waiting)
            self.rng.shuffle(repeated)
            for message in repeated:
                await self._send(socket, message)
            while True:
                await self._receive_or_act(socket)
        finally:
            if socket not in self._abandoned:
                await _abort(socket)

    async def _receive_or_act(self, socket: ClientConnection) -> None:
        """Handle the next message, or act at random if none arrives."""
        try:
            async with asyncio.timeout(self.rng.expovariate(4)):
                data = await socket.recv(decode=False)
        except TimeoutError:
            await self._act_randomly(socket)
            return
        assert isinstance(data, bytes)
        message = decode_server(data)
        self.record.add(data, message)
        await self._react(socket, message)

    # --- acting ----------------------------------------------------------------------------------

    async def _react(self, socket: ClientConnection, message: ServerMessage) -> None:
        match message:
            case Ack(command_id, _) | Refused(command_id, _):
                self.outbox.remove(command_id)
            case Choices():
                await self._move(socket)
            case Welcome() | Update():
                await self._respond(socket)
            case Goodbye():
                raise EOFError

    async def _respond(self, socket: ClientConnection) -> None:
        """Do what the state of the table asks for: answer a proposal, be ready, resume, ask for a rematch."""
        room, own = self.record.state.room, self.record.state.own
        if room is None:
            return
        if room.rematch is not None and not self._followed_rematch:
            self._followed_rematch = True
            self._on_rematch(self, room.rematch)
        if self.secret is None:
            return
        if room.phase is Phase.GATHERING:
            await self._take_seat(socket, room)
        elif own is None:
            return
        elif room.phase is Phase.OVER:
            if room.rematch is None and self.rng.random() < 0.5:
                await self._do(socket, AskRematch(self.rng.random() < 0.5))
        elif room.proposal is not None and own.seat not in room.proposal.agreed:
            await self._do(socket, Answer(self.rng.random() < 0.7))
        elif room.paused and self.rng.random() < 0.3:
            await self._do(socket, Resume())

    async def _take_seat(self, socket: ClientConnection, room: RoomView) -> None:
        own = self.record.state.own
        if own is None:
            free = [n for n, seat in enumerate(room.seats) if not seat.name and not seat.bot]
            if free:
                await self._do(socket, TakeSeat(self.rng.choice(free)))
        elif not room.seats[own.seat].ready:
            await self._do(socket, BeReady(True))

    async def _move(self, socket: ClientConnection) -> None:
        choices = self.record.state.choices
        if choices is not None and choices.seq == self.record.state.seq:
            move = self.rng.choice(choices.choices.moves[:8]).move
            await self._do(socket, MakeMove(move, choices.seq))

    async def _act_randomly(self, socket: ClientConnection) -> None:
        if self.is_finishing:
            return
        await self._respond(socket)
        await self._move(socket)
        actions = (
            self._chat,
            self._chat,
            self._chat,
            self._request_change,
            self._disconnect,
            self._stop_reading,
        )
        await self.rng.choice(actions)(socket)

    async def _chat(self, socket: ClientConnection) -> None:
        """Send a burst of messages, out of order, some of them twice."""
        if self.secret is None:
            return
        commands: list[Command] = [
            Speak(f"{self.rng.getrandbits(64):x}") if self.rng.random() < 0.5 else Say("hello")
            for _ in range(self.rng.randint(1, 8))
        ]
        burst = [self.outbox.add(each) for each in commands]
        burst += [each for each in burst if self.rng.random() < 0.2]
        self.rng.shuffle(burst)
        for message in burst:
            await self._send(socket, message)

    async def _request_change(self, socket: ClientConnection) -> None:
        own, room = self.record.state.own, self.record.state.room
        if own is None or room is None or room.phase is not Phase.PLAYING:
            return
        if room.seats[own.seat].bot is not None:
            await self._do(socket, HandBack())
            return
        choices: list[Command] = [AskUndo(), AskUndo(), Pause(), StandIn(own.seat, "squire")]
        if self.rng.random() < 0.05:
            choices = [AskAbandon()]
        await self._do(socket, self.rng.choice(choices))

    async def _disconnect(self, socket: ClientConnection) -> None:
        """Abort the connection, leave it open without reading, or close it normally."""
        how = self.rng.randrange(3)
        if how == 0:
            await _abort(socket)
        elif how == 1:
            socket.transport.pause_reading()
            self._abandoned.append(socket)
            if len(self._abandoned) > 3:
                await _abort(self._abandoned.pop(0))
        else:
            await socket.close()
        raise EOFError

    async def _stop_reading(self, _socket: ClientConnection) -> None:
        """Do not read for a while, like a sleeping phone."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.rng.uniform(0.05, 1)):
                await self._stopped.wait()

    # --- sending ---------------------------------------------------------------------------------

    async def _do(self, socket: ClientConnection, command: Command) -> None:
        """Send a command, unless one of the same kind is unanswered."""
        same_kind = [each for each in self.outbox.waiting if type(each.what) is type(command)]
        if not self.is_finishing and not same_kind:
            await self._send(socket, self.outbox.add(command))

    async def _send(self, socket: ClientConnection, message: Do) -> None:
        self.record.sent[message.id] = message.what
        self.record.send_counts[message.id] += 1
        await socket.send(encode(message).decode())


async def _abort(socket: ClientConnection) -> None:
    socket.transport.abort()
    await socket.wait_closed()
