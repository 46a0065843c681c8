"""People at live tables, as programs: they follow the protocol, and check that the server does."""

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regicide.table import Command
from regicide.table.commands import BeReady, TakeSeat
from regicide.wire.encoding import decode_server, encode
from regicide.wire.game_view import GameView
from regicide.wire.messages import (
    Ack,
    Choices,
    Do,
    Goodbye,
    Hello,
    Presence,
    Refused,
    ServerMessage,
    Trouble,
    Update,
    Welcome,
)
from regicide.wire.room_view import RoomView
from regicide.wire.update import OwnView


def ask(
    url: str,
    path: str,
    body: object = None,
    *,
    secret: str | None = None,
    method: str | None = None,
) -> Any:
    """One HTTP request; its JSON, or its text."""
    request = urllib.request.Request(  # noqa: S310  loopback
        url + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {secret}"} if secret else {},
        method=method or ("GET" if body is None else "POST"),
    )
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        data = answer.read()
        return json.loads(data) if "json" in answer.headers["content-type"] else data.decode()


def failing(url: str, path: str, body: object = None, **rest: Any) -> tuple[int, Any]:
    """A request that is refused: its status and error."""
    try:
        ask(url, path, body, **rest)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())
    raise AssertionError(f"{path} was not refused")


def new_player(url: str, name: str) -> str:
    """Their secret."""
    return str(ask(url, "/api/players", {"name": name})["secret"])


def new_table(url: str, secret: str, **wanted: Any) -> str:
    return str(ask(url, "/api/tables", wanted, secret=secret)["code"])


@dataclass
class TableClient:
    """Somebody with a socket, who remembers across breaks what they have seen."""

    url: str
    code: str
    secret: str | None
    seen: int | None = None
    room: RoomView | None = None
    game: GameView | None = None
    own: OwnView | None = None
    choices: Choices | None = None
    presence: Presence | None = None
    goodbye: Goodbye | None = None
    #: Every update's number, in the order they came; a welcome with everything starts anew.
    stream: list[int] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    #: Every byte this guest was sent.
    heard: list[bytes] = field(default_factory=list)
    wants_choices: bool = True
    language: str = "en"
    _socket: ClientConnection | None = None

    async def connect(self, *, fresh: bool = False) -> "TableClient":
        """Say hello; with what was seen last, unless everything is wanted anew."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"
        self._socket = await connect(address, compression=None, max_queue=None)
        after = None if fresh else self.seen
        hello = Hello(self.secret, after, self.language, self.wants_choices)
        await self._socket.send(encode(hello).decode())
        message = await self.next()
        assert isinstance(message, Welcome), message
        return self

    async def next(self) -> ServerMessage:
        """The next message, taken to heart."""
        assert self._socket is not None
        data = await self._socket.recv(decode=False)
        assert isinstance(data, bytes)
        self.heard.append(data)
        message = decode_server(data)
        self._take(message)
        return message

    def _take(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self._welcomed(message)
            case Update():
                assert self.seen is None or message.seq == self.seen + 1, (self.seen, message.seq)
                self.seen = message.seq
                self.stream.append(message.seq)
                self.room = message.public.room or self.room
                self.game = message.public.game or self.game
                self.own = message.own
                self.choices = None
            case Choices():
                self.choices = message
            case Presence():
                self.presence = message
            case Goodbye():
                self.goodbye = message
            case Trouble():
                self.troubles.append(message)

    def _welcomed(self, welcome: Welcome) -> None:
        if welcome.room is None:  # what was missed follows
            return
        self.seen = welcome.seq
        self.room, self.game, self.own = welcome.room, welcome.game, welcome.own

    async def until(self, kind: type | None = None, *, seq: int = 0) -> ServerMessage:
        """Listen until a message of this kind, or until this update."""
        while True:
            message = await self.next()
            if kind is not None and isinstance(message, kind):
                return message
            if kind is None and (self.seen or 0) >= seq:
                return message

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def do(self, command: Command, command_id: str | None = None) -> Ack | Refused:
        """Ask for something, and wait for the answer."""
        asked = command_id or secrets.token_hex(8)
        await self.send(encode(Do(asked, command)).decode())
        while True:
            message = await self.next()
            if isinstance(message, Ack | Refused) and message.id == asked:
                return message

    async def done(self, command: Command) -> int:
        """What must not be refused; the number of its entry."""
        answer = await self.do(command)
        assert isinstance(answer, Ack), answer
        return answer.seq

    async def refused(self, command: Command) -> str:
        """What must be refused; the code."""
        answer = await self.do(command)
        assert isinstance(answer, Refused), answer
        return answer.error.code

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def drop(self) -> None:
        """Vanish without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()
            self._socket = None

    async def hung_up(self) -> int:
        """Listen until the server hangs up; the code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


async def seat_clients(url: str, players: int, **wanted: Any) -> list[TableClient]:
    """A table with this many people, everyone seated, ready, and playing."""
    secrets_ = [new_player(url, f"TableClient {number + 1}") for number in range(players)]
    code = new_table(url, secrets_[0], players=players + len(wanted.get("bots", ())), **wanted)
    guests = [await TableClient(url, code, secret).connect() for secret in secrets_]
    for seat, guest in enumerate(guests):
        if seat:
            await guest.done(TakeSeat(seat))
    last = max([await guest.done(BeReady(True)) for guest in guests])
    await asyncio.gather(*(guest.until(seq=last) for guest in guests[:-1]))
    return guests
