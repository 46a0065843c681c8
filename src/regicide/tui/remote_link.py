"""A line to a table at a server, near or far."""

import json
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from regicide.tui.link import JoinError, LinkLost
from regicide.wire.encoding import decode_server, encode
from regicide.wire.messages import ClientMessage, ServerMessage

#: Seconds for a server to answer.
PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and the code of a table at it."""

    server: str
    code: str

    @staticmethod
    def parse(text: str) -> "Address":
        """`http://host:8642/t/KDFR-27XN`, as the invitation says."""
        parts = urlsplit(text)
        places = [place for place in parts.path.split("/") if place]
        if parts.scheme not in ("http", "https") or not parts.netloc or len(places) != 2:
            raise JoinError("bad-invitation", {"found": text[:80]})
        return Address(f"{parts.scheme}://{parts.netloc}", places[1])

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"


def request(server: str, path: str, body: object, secret: str | None = None) -> Any:
    """A request of the HTTP interface; what it answers."""
    asked = urllib.request.Request(  # noqa: S310  the scheme was looked at
        server + path,
        data=json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {secret}"} if secret else {},
    )
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310  likewise
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            raise JoinError("server-refused", {"why": _sentence(error.read())}) from None
    except (OSError, ValueError):
        raise JoinError("server-unreachable", {"server": server}) from None


def _sentence(data: bytes) -> str:
    try:
        return str(json.loads(data)["sentence"])
    except (ValueError, KeyError, TypeError):
        return "?"


class RemoteLink:
    """An open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    @staticmethod
    async def open(address: Address) -> "RemoteLink":
        try:
            socket = await connect(address.socket, compression=None, open_timeout=PATIENCE)
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
            return decode_server(await self._socket.recv())
        except ConnectionClosed:
            raise LinkLost from None

    async def close(self) -> None:
        await self._socket.close()
