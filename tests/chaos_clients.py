"""People at live tables who never sit still, and who keep a ledger of all they were told.

They play, talk in bursts, take back, pause, hand over to a bot, drop the line, doze without reading,
leave dead lines behind, send things twice and out of order, and come back through any door. Every
command goes out again, with the same id, until it is answered.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

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
from regicide.wire.game_view import GameView
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
from regicide.wire.update import OwnView

#: Changes a server keeps for those who come back; who missed fewer gets them, one by one.
KEPT = 64
#: The line broke, in one way or another.
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException)


@dataclass
class Ledger:
    """What somebody would swear to."""

    code: str
    name: str | None
    sent: dict[str, Command] = field(default_factory=dict)
    #: How often each command went out.
    times: Counter[str] = field(default_factory=Counter)
    acks: dict[str, int] = field(default_factory=dict)
    refusals: dict[str, str] = field(default_factory=dict)
    #: Every update, as it came.
    stream: list[tuple[int, bytes]] = field(default_factory=list)
    welcomes: list[bytes] = field(default_factory=list)
    #: The number of the last update seen, and how the table looked then.
    seen: int | None = None
    room: RoomView | None = None
    game: GameView | None = None
    own: OwnView | None = None
    #: Promises the server broke.
    broken: list[str] = field(default_factory=list)

    def take(self, data: bytes, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self._welcomed(message, data)
            case Update():
                self._updated(message, data)
            case Ack(command_id, seq):
                self._hold(self.acks.setdefault(command_id, seq) == seq, f"two answers: {message}")
                self._hold(seq <= (self.seen or 0), f"answered before it was told: {message}")
            case Refused(command_id, error):
                self.refusals[command_id] = error.code

    def _hold(self, condition: bool, otherwise: str) -> None:  # noqa: FBT001  it is the subject
        if not condition:
            self.broken.append(f"{self.name} at {self.code}: {otherwise} (seen {self.seen})")

    def _welcomed(self, welcome: Welcome, data: bytes) -> None:
        seen = self.seen or 0
        self._hold(welcome.seq >= seen, f"back in time to {welcome.seq}")
        if welcome.room is None:
            return
        close = self.seen is not None and welcome.seq - seen < KEPT
        self._hold(not close, f"everything anew at {welcome.seq}")
        self.welcomes.append(data)
        self.seen = welcome.seq
        self.room, self.game, self.own = welcome.room, welcome.game, welcome.own

    def _updated(self, update: Update, data: bytes) -> None:
        self._hold(update.seq == (self.seen or 0) + 1, f"update {update.seq}")
        self.seen = update.seq
        self.stream.append((update.seq, data))
        self.room = update.public.room or self.room
        self.game = update.public.game or self.game
        self.own = update.own


class ChaosClient:
    """Somebody at a table, or looking on."""

    def __init__(
        self,
        ledger: Ledger,
        secret: str | None,
        context: Callable[[], Sequence[str]],
        rng: Random,
        on_rematch: Callable[["ChaosClient", str], None],
    ) -> None:
        self.ledger = ledger
        self.secret = secret
        self.rng = rng
        self.pending: dict[str, Command] = {}
        #: From now on nothing is begun; what was is brought to its end.
        self.calm = False
        self._context = context
        self._on_rematch = on_rematch
        self._followed = False
        self._ghosts: list[ClientConnection] = []
        self._choices: Choices | None = None
        self._left = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    async def leave(self) -> None:
        self._left.set()
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        for ghost in self._ghosts:
            await _abort(ghost)

    async def _run(self) -> None:
        while not self._left.is_set():
            with suppress(*BROKEN):
                await self._visit()
            await asyncio.sleep(self.rng.uniform(0.005, 0.1))

    async def _visit(self) -> None:
        """From a hello until the line breaks."""
        door = self.rng.choice(self._context())
        address = door.replace("http", "ws", 1) + f"/api/tables/{self.ledger.code}/socket"
        socket = await connect(
            address, compression=None, ping_interval=None, close_timeout=0.2, open_timeout=10
        )
        try:
            await socket.send(encode(Hello(self.secret, self.ledger.seen)).decode())
            again = list(self.pending.items())
            self.rng.shuffle(again)
            for command_id, command in again:
                await self._send(socket, command_id, command)
            while True:
                await self._listen(socket)
        finally:
            if socket not in self._ghosts:
                await _abort(socket)

    async def _listen(self, socket: ClientConnection) -> None:
        """The next message, or a whim where none comes for a while."""
        try:
            async with asyncio.timeout(self.rng.expovariate(4)):
                data = await socket.recv(decode=False)
        except TimeoutError:
            await self._whim(socket)
            return
        assert isinstance(data, bytes)
        message = decode_server(data)
        self.ledger.take(data, message)
        await self._react(socket, message)

    # --- what they do ----------------------------------------------------------------------------

    async def _react(self, socket: ClientConnection, message: ServerMessage) -> None:
        match message:
            case Ack(command_id, _) | Refused(command_id, _):
                self.pending.pop(command_id, None)
            case Choices():
                self._choices = message
                await self._move(socket)
            case Welcome() | Update():
                await self._attend(socket)
            case Goodbye():
                raise EOFError

    async def _attend(self, socket: ClientConnection) -> None:
        """What the moment asks for: an answer, readiness, going on after a pause, a rematch."""
        room, own = self.ledger.room, self.ledger.own
        if room is None:
            return
        if room.rematch is not None and not self._followed:
            self._followed = True
            self._on_rematch(self, room.rematch)
        if self.secret is None:
            return
        if room.phase is Phase.GATHERING:
            await self._gather(socket, room)
        elif own is None:
            return
        elif room.phase is Phase.OVER:
            if room.rematch is None and self.rng.random() < 0.5:
                await self._do(socket, AskRematch(self.rng.random() < 0.5))
        elif room.proposal is not None and own.seat not in room.proposal.agreed:
            await self._do(socket, Answer(self.rng.random() < 0.7))
        elif room.paused and self.rng.random() < 0.3:
            await self._do(socket, Resume())

    async def _gather(self, socket: ClientConnection, room: RoomView) -> None:
        if self.ledger.own is None:
            free = [n for n, seat in enumerate(room.seats) if not seat.name and not seat.bot]
            if free:
                await self._do(socket, TakeSeat(self.rng.choice(free)))
        elif not room.seats[self.ledger.own.seat].ready:
            await self._do(socket, BeReady(True))

    async def _move(self, socket: ClientConnection) -> None:
        choices = self._choices
        if choices is not None and choices.seq == self.ledger.seen:
            move = self.rng.choice(choices.choices.moves[:8]).move
            await self._do(socket, MakeMove(move, choices.seq))

    async def _whim(self, socket: ClientConnection) -> None:
        if self.calm:
            return
        await self._attend(socket)
        await self._move(socket)
        whims = (self._talk, self._talk, self._talk, self._fuss, self._vanish, self._doze)
        await self.rng.choice(whims)(socket)

    async def _talk(self, socket: ClientConnection) -> None:
        """A burst, out of order, some of it twice."""
        if self.secret is None:
            return
        said: list[Command] = [
            Speak(f"{self.rng.getrandbits(64):x}") if self.rng.random() < 0.5 else Say("hello")
            for _ in range(self.rng.randint(1, 8))
        ]
        burst = [(self._new_id(), each) for each in said]
        burst += [each for each in burst if self.rng.random() < 0.2]
        self.rng.shuffle(burst)
        self.pending.update(burst)
        for command_id, command in burst:
            await self._send(socket, command_id, command)

    async def _fuss(self, socket: ClientConnection) -> None:
        own, room = self.ledger.own, self.ledger.room
        if own is None or room is None or room.phase is not Phase.PLAYING:
            return
        if room.seats[own.seat].bot is not None:
            await self._do(socket, HandBack())
            return
        choices: list[Command] = [AskUndo(), AskUndo(), Pause(), StandIn(own.seat, "squire")]
        if self.rng.random() < 0.05:
            choices = [AskAbandon()]
        await self._do(socket, self.rng.choice(choices))

    async def _vanish(self, socket: ClientConnection) -> None:
        """Cut the line, or leave it behind with nobody reading it, or go politely."""
        how = self.rng.randrange(3)
        if how == 0:
            await _abort(socket)
        elif how == 1:
            socket.transport.pause_reading()
            self._ghosts.append(socket)
            if len(self._ghosts) > 3:
                await _abort(self._ghosts.pop(0))
        else:
            await socket.close()
        raise EOFError

    async def _doze(self, _socket: ClientConnection) -> None:
        """Not read for a while, as a sleeping phone does not."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.rng.uniform(0.05, 1)):
                await self._left.wait()

    # --- sending ---------------------------------------------------------------------------------

    async def _do(self, socket: ClientConnection, command: Command) -> None:
        """Unless something of the kind is under way."""
        if self.calm or any(type(each) is type(command) for each in self.pending.values()):
            return
        command_id = self._new_id()
        self.pending[command_id] = command
        await self._send(socket, command_id, command)

    async def _send(self, socket: ClientConnection, command_id: str, command: Command) -> None:
        self.ledger.sent[command_id] = command
        self.ledger.times[command_id] += 1
        await socket.send(encode(Do(command_id, command)).decode())

    def _new_id(self) -> str:
        return f"{self.rng.getrandbits(64):016x}"


async def _abort(socket: ClientConnection) -> None:
    socket.transport.abort()
    await socket.wait_closed()
