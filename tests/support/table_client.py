"""A client of live tables that follows the protocol, and checks that the server does."""

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from regicide.client.client_state import EMPTY_STATE, ClientState, apply_message
from regicide.table import Command
from regicide.table.commands import BeReady, TakeSeat
from regicide.wire.encoding import decode_server, encode
from regicide.wire.messages import (
    Ack,
    Do,
    Goodbye,
    Hello,
    Refused,
    ServerMessage,
    Trouble,
    Update,
    Welcome,
)


def api_request(
    url: str,
    path: str,
    body: object = None,
    *,
    secret: str | None = None,
    method: str | None = None,
) -> Any:
    """Send an HTTP request; returns the JSON or the text of the response."""
    request = urllib.request.Request(  # noqa: S310  loopback
        url + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {secret}"} if secret else {},
        method=method or ("GET" if body is None else "POST"),
    )
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        data = answer.read()
        return json.loads(data) if "json" in answer.headers["content-type"] else data.decode()


def api_error(url: str, path: str, body: object = None, **rest: Any) -> tuple[int, Any]:
    """Send a request that must be refused; returns its status and error."""
    try:
        api_request(url, path, body, **rest)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())
    raise AssertionError(f"{path} was not refused")


def new_player(url: str, name: str) -> str:
    """Create a player, and return the secret."""
    return str(api_request(url, "/api/players", {"name": name})["secret"])


def new_table(url: str, secret: str, **wanted: Any) -> str:
    return str(api_request(url, "/api/tables", wanted, secret=secret)["code"])


@dataclass
class TableClient:
    """A socket of a table. It remembers what it has seen when it reconnects."""

    url: str
    code: str
    secret: str | None
    state: ClientState = EMPTY_STATE
    goodbye: Goodbye | None = None
    #: The numbers of all updates, in the order of arrival.
    update_seqs: list[int] = field(default_factory=list)
    errors: list[Trouble] = field(default_factory=list)
    #: Every message, as it arrived.
    received: list[bytes] = field(default_factory=list)
    wants_choices: bool = True
    language: str = "en"
    #: The page that opens the socket; only browsers name it.
    origin: str | None = None
    _socket: ClientConnection | None = None

    async def connect(self, *, after: int | Literal["table", "missed"] = "missed") -> "TableClient":
        """Connect and send a hello: ask for the updates after a number, or for the whole table.

        `missed`: a client that has the table asks for the updates since then.
        """
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"
        origin = None if self.origin is None else Origin(self.origin)
        self._socket = await connect(address, compression=None, max_queue=None, origin=origin)
        if after == "missed" and self.state.room is not None:
            after = self.state.seq
        seen = after if isinstance(after, int) else None
        hello = Hello(self.secret, seen, self.language, self.wants_choices)
        await self._socket.send(encode(hello).decode())
        message = await self.receive()
        assert isinstance(message, Welcome), message
        return self

    async def receive(self) -> ServerMessage:
        """The next message; its content is applied to this client."""
        assert self._socket is not None
        data = await self._socket.recv(decode=False)
        assert isinstance(data, bytes)
        self.received.append(data)
        message = decode_server(data)
        self._apply(message)
        return message

    def _apply(self, message: ServerMessage) -> None:
        match message:
            case Update() if message.seq <= self.state.seq and not self.update_seqs:
                pass  # from before the welcome, for the log of a table turn by turn
            case Update():
                assert message.seq == self.state.seq + 1, (self.state.seq, message.seq)
                self.update_seqs.append(message.seq)
            case Goodbye():
                self.goodbye = message
            case Trouble():
                self.errors.append(message)
        self.state = apply_message(self.state, message, now=0)

    async def until(self, kind: type | None = None, *, seq: int = 0) -> ServerMessage:
        """Receive until a message of this kind, or until this update."""
        while True:
            message = await self.receive()
            if kind is not None and isinstance(message, kind):
                return message
            if kind is None and self.state.seq >= seq:
                return message

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def do(self, command: Command, command_id: str | None = None) -> Ack | Refused:
        """Send a command, and wait for the answer."""
        sent_id = command_id or secrets.token_hex(8)
        await self.send(encode(Do(sent_id, command)).decode())
        while True:
            message = await self.receive()
            if isinstance(message, Ack | Refused) and message.id == sent_id:
                return message

    async def accepted(self, command: Command) -> int:
        """Send a command that must be accepted; returns the number of its entry."""
        answer = await self.do(command)
        assert isinstance(answer, Ack), answer
        return answer.seq

    async def refused(self, command: Command) -> str:
        """Send a command that must be refused; returns the error code."""
        answer = await self.do(command)
        assert isinstance(answer, Refused), answer
        return answer.error.code

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def drop(self) -> None:
        """Abort the connection without a close frame."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()
            self._socket = None

    async def until_closed(self) -> int:
        """Receive until the server closes; returns the close code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


async def seat_clients(url: str, players: int, **wanted: Any) -> list[TableClient]:
    """A table with this many players, all seated and ready, so that the game has begun."""
    secrets_ = [new_player(url, f"Player {number + 1}") for number in range(players)]
    code = new_table(url, secrets_[0], players=players + len(wanted.get("bots", ())), **wanted)
    clients = [await TableClient(url, code, secret).connect() for secret in secrets_]
    for seat, client in enumerate(clients):
        if seat:
            await client.accepted(TakeSeat(seat))
    last = max([await client.accepted(BeReady(True)) for client in clients])
    await asyncio.gather(*(client.until(seq=last) for client in clients[:-1]))
    return clients
