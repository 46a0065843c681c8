"""An open socket and its outgoing queue.

A table never waits for a slow client: messages that cannot be sent yet are queued here. If too many
are queued, the server closes the socket; the client can reconnect and receive what it missed.
"""

from asyncio import Task, get_running_loop
from collections import deque

from regicide.i18n import Words, say_error
from regicide.rules import Seat
from regicide.server.errors import Denial, Denied
from regicide.server.limits import MAX_QUEUED
from regicide.server.transport.socket import Disconnected, Socket
from regicide.wire.encoding import encode
from regicide.wire.messages import Goodbye
from regicide.wire.reasons import view_error


class Connection:
    """An open socket. `post` never blocks."""

    __slots__ = (
        "_close_code",
        "_outbox",
        "_sender",
        "_socket",
        "address",
        "closed",
        "device_id",
        "player_id",
        "seat",
        "wants_choices",
        "words",
    )

    def __init__(self, socket: Socket, words: Words, address: str | None = None) -> None:
        """`address` is the client's, for limits."""
        self._socket = socket
        self.address = address
        self._outbox: deque[bytes] = deque()
        self._sender: Task[None] | None = None
        self._close_code: int | None = None
        self.device_id: str | None = None
        self.player_id: str | None = None
        #: The player's seat; the table sets it.
        self.seat: Seat | None = None
        self.words = words
        self.wants_choices = False
        self.closed = False

    def post(self, message: bytes) -> None:
        """Send a message, or queue it if the client is slow."""
        if self.closed:
            return
        if not self._outbox and self._socket.is_writable:
            self._socket.write(message)
        elif len(self._outbox) < MAX_QUEUED:
            self._queue(message)
        else:
            self._outbox.clear()
            self.close(Denied(Denial.TOO_SLOW), reconnect=True)

    def close(self, denied: Denied, *, reconnect: bool) -> None:
        """Send a goodbye with the reason, then close the socket."""
        if self.closed:
            return
        self.closed = True
        self._close_code = denied.denial.close_code
        error = view_error(denied, say_error(self.words, denied))
        self._queue(encode(Goodbye(error, reconnect)))

    async def drain(self) -> None:
        """Wait until the queue is empty or the connection is broken."""
        if self._sender is not None:
            await self._sender

    def _queue(self, message: bytes) -> None:
        """The sender task exists only while messages are queued, so idle sockets cost little."""
        self._outbox.append(message)
        if self._sender is None:
            self._sender = get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                await self._socket.until_writable()
                self._socket.write(self._outbox.popleft())
            if self._close_code is not None:
                self._socket.close(self._close_code)
        except Disconnected:
            self.closed = True
            self._outbox.clear()
        finally:
            self._sender = None
