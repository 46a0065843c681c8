"""A WebSocket as the application sees it: messages in, messages out.

`WebSocketProtocol` implements it on a network connection; tests have their own.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol, TypeAlias

from starlette.types import Scope


class Disconnected(Exception):
    """The socket is closed, by the client or by us."""


class Socket(Protocol):
    """One socket. The application first accepts or rejects it."""

    def accept(self) -> None:
        """Answer the handshake: the socket is open from now on."""

    def reject(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        """Answer the handshake with an HTTP error."""

    async def receive(self) -> str | bytes:
        """The next message, a text or a binary one. Raises `Disconnected` after the last."""

    @property
    def is_writable(self) -> bool:
        """Whether the client reads fast enough; otherwise wait before the next message."""

    async def until_writable(self) -> None:
        """Wait until the client has read enough. Raises `Disconnected`."""

    def write(self, text: bytes) -> None:
        """Send a text message (UTF-8). Does nothing if the socket is closed."""

    def close(self, code: int) -> None:
        """Send a close frame with this code, after all messages."""


#: Serves one socket from its handshake until it closes; the scope describes the request as in ASGI.
ServeSocket: TypeAlias = Callable[[Scope, Socket], Awaitable[None]]
