"""The connection to a table at a server, over HTTP and a WebSocket."""

import json
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from regicide.foreign_text import printable_line
from regicide.tui.table_link import JoinError, LinkLost
from regicide.wire.encoding import encode
from regicide.wire.messages import ClientMessage, ServerMessage

#: Seconds a server has to answer.
TIMEOUT = 10.0


@dataclass(frozen=True, slots=True)
class TableAddress:
    """The URL of a server, and the code of a table there."""

    server: str
    code: str

    @staticmethod
    def parse(text: str) -> "TableAddress":
        """Read an invitation such as `http://host:8642/t/KDFR-27XN`."""
        parts = urlsplit(text)
        names = [name for name in parts.path.split("/") if name]
        if parts.scheme not in ("http", "https") or not parts.netloc or len(names) != 2:
            raise JoinError("bad-invitation", {"found": text[:80]})
        return TableAddress(f"{parts.scheme}://{parts.netloc}", names[1])

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"


def post_json(server: str, path: str, body: object, secret: str | None = None) -> Any:
    """Send a POST request to the HTTP API and return its JSON answer."""
    return _answer(server, path, json.dumps(body).encode(), secret)


def get_json(server: str, path: str, secret: str) -> Any:
    """Send a GET request to the HTTP API and return its JSON answer, whose texts are clean."""
    return _printable(_answer(server, path, None, secret))


def _answer(server: str, path: str, body: bytes | None, secret: str | None) -> Any:
    request = urllib.request.Request(  # noqa: S310  TableAddress checked the scheme
        server + path,
        data=body,
        headers={"Authorization": f"Bearer {secret}"} if secret else {},
    )
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310  likewise
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            raise JoinError("server-refused", {"why": _sentence(error.read())}) from None
    except (OSError, ValueError):
        raise JoinError("server-unreachable", {"server": server}) from None


def _sentence(data: bytes) -> str:
    try:
        return printable_line(str(json.loads(data)["sentence"]))
    except (ValueError, KeyError, TypeError):
        return "?"


def _printable(value: Any) -> Any:
    """Clean every text in a JSON value."""
    if isinstance(value, dict):
        return {_printable(name): _printable(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_printable(each) for each in value]
    return printable_line(value) if isinstance(value, str) else value


class RemoteLink:
    """An open WebSocket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    @staticmethod
    async def open(address: TableAddress) -> "RemoteLink":
        try:
            socket = await connect(address.socket, compression=None, open_timeout=TIMEOUT)
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError):
            raise LinkLost from None
        return RemoteLink(socket)

    async def send(self, message: ClientMessage) -> None:
        try:
            await self._socket.send(encode(message).decode())
        except ConnectionClosed:
            raise LinkLost from None

    async def receive(self) -> ServerMessage:
        try:
            values = msgspec.json.decode(await self._socket.recv())
        except ConnectionClosed:
            raise LinkLost from None
        # Without terminal escapes and bidi controls: a server and the people there are strangers.
        message: ServerMessage = msgspec.convert(_printable(values), ServerMessage)
        return message

    async def close(self) -> None:
        await self._socket.close()
