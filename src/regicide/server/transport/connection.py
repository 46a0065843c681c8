"""An open socket and its outgoing queue.

A table never waits for a slow client: messages that cannot be sent yet are queued here. If too many
are queued, the server closes the socket; the client can reconnect and receive what it missed.
"""

from asyncio import Task, get_running_loop
from collections import deque

from starlette.types import Send

from regicide.i18n import Words, say_error
from regicide.rules import Seat
from regicide.server.errors import Denial, Denied
from regicide.server.limits import MAX_QUEUED
from regicide.server.transport.websocket import Write
from regicide.wire.encoding import encode
from regicide.wire.messages import Goodbye
from regicide.wire.reasons import view_error


def no_fast_path(_text: bytes) -> bool:
    """The `Write` of a socket that has none: always queue."""
    return False


class Connection:
    """An open socket. `post` never blocks."""

    __slots__ = (
        "_outbox",
        "_send",
        "_sender",
        "_write",
        "closed",
        "player_id",
        "seat",
        "wants_choices",
        "words",
    )

    def __init__(self, send: Send, words: Words, write: Write = no_fast_path) -> None:
        """`write` sends a message without queueing it, unless the client is slow."""
        self._send = send
        self._write = write
        self._outbox: deque[bytes | int] = deque()
        self._sender: Task[None] | None = None
        self.player_id: str | None = None
        #: The player's seat; the table sets it.
        self.seat: Seat | None = None
        self.words = words
        self.wants_choices = False
        self.closed = False

    def post(self, message: bytes) -> None:
        """Send a message, or queue it."""
        if self.closed or (not self._outbox and self._sender is None and self._write(message)):
            return
        if len(self._outbox) >= MAX_QUEUED:
            self._outbox.clear()
            self.close(Denied(Denial.TOO_SLOW), reconnect=True)
            return
        self._outbox.append(message)
        self._start_sender()

    def close(self, denied: Denied, *, reconnect: bool) -> None:
        """Send a goodbye with the reason, then close the socket."""
        if self.closed:
            return
        self.closed = True
        error = view_error(denied, say_error(self.words, denied))
        self._outbox.append(encode(Goodbye(error, reconnect)))
        self._outbox.append(denied.denial.close_code)
        self._start_sender()

    async def drain(self) -> None:
        """Wait until the queue is empty or the connection is broken."""
        if self._sender is not None:
            await self._sender

    def _start_sender(self) -> None:
        """The sender task exists only while messages are queued, so idle sockets cost little."""
        if self._sender is None:
            self._sender = get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                message = self._outbox.popleft()
                if isinstance(message, int):
                    await self._send({"type": "websocket.close", "code": message})
                else:
                    await self._send({"type": "websocket.send", "text": message})
        except Exception:  # noqa: BLE001  the connection is broken; the reading side ends the session
            self.closed = True
            self._outbox.clear()
        finally:
            self._sender = None
