"""One socket of somebody at a table, or looking on: what is still to be sent to it.

Nobody waits for a slow client: what cannot be sent yet waits here, and where too much waits the
line is cut. The client comes back and says where it was.
"""

from asyncio import Task, get_running_loop
from collections import deque

from starlette.types import Send

from regicide.i18n import Words, say_error
from regicide.rules import Seat
from regicide.server.errors import Denial, Denied
from regicide.server.websocket import Write
from regicide.wire.encoding import encode
from regicide.wire.messages import Goodbye
from regicide.wire.reasons import view_error

#: Messages that may wait; an update is about 1.3 kB.
MOST_WAITING = 256


def never(_text: bytes) -> bool:
    """For lines that have no short way."""
    return False


class Connection:
    """An open socket. `post` never blocks."""

    __slots__ = (
        "_outbox",
        "_send",
        "_sender",
        "_write",
        "choices",
        "closed",
        "person",
        "seat",
        "words",
    )

    def __init__(self, send: Send, words: Words, write: Write = never) -> None:
        """With a `write` what the line takes goes out at once, nearly always everything."""
        self._send = send
        self._write = write
        self._outbox: deque[bytes | int] = deque()
        self._sender: Task[None] | None = None
        self.person: str | None = None
        #: Where this person sits at the table; the table says so.
        self.seat: Seat | None = None
        self.words = words
        self.choices = False
        self.closed = False

    def post(self, message: bytes) -> None:
        if self.closed or (not self._outbox and self._sender is None and self._write(message)):
            return
        if len(self._outbox) >= MOST_WAITING:
            self._outbox.clear()
            self.hang_up(Denied(Denial.TOO_SLOW), again=True)
            return
        self._outbox.append(message)
        self._wake()

    def hang_up(self, denied: Denied, *, again: bool) -> None:
        """Say why, and close."""
        if self.closed:
            return
        self.closed = True
        error = view_error(denied, say_error(self.words, denied))
        self._outbox.append(encode(Goodbye(error, again)))
        self._outbox.append(denied.denial.close_code)
        self._wake()

    async def drained(self) -> None:
        """When everything is sent, or the line is dead."""
        if self._sender is not None:
            await self._sender

    def _wake(self) -> None:
        """A sender is there only while something waits: idle sockets cost little."""
        if self._sender is None:
            self._sender = get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                waiting = self._outbox.popleft()
                if isinstance(waiting, int):
                    await self._send({"type": "websocket.close", "code": waiting})
                else:
                    await self._send({"type": "websocket.send", "text": waiting})
        except Exception:  # noqa: BLE001  whatever it is: the line is dead, and the reader says so
            self.closed = True
            self._outbox.clear()
        finally:
            self._sender = None
