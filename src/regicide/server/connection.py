"""One socket of somebody at a table, or looking on: what is still to be sent to it.

Nobody waits for a slow client: what cannot be sent yet waits here, and where too much waits the
line is cut. The client comes back and says where it was.
"""

from asyncio import Task, get_running_loop
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any

from starlette.types import Send

from regicide.i18n import Words, say_error
from regicide.server.errors import Denial, Denied
from regicide.wire.encoding import encode
from regicide.wire.messages import Goodbye
from regicide.wire.reasons import view_error

#: Messages that may wait; an update is about 1.3 kB.
MOST_WAITING = 256


class Connection:
    """An open socket. `post` never blocks."""

    __slots__ = ("_outbox", "_send", "_sender", "choices", "closed", "person", "words")

    def __init__(self, send: Send, person: str | None, words: Words, *, choices: bool) -> None:
        self._send = send
        self._outbox: deque[bytes | int] = deque()
        self._sender: Task[None] | None = None
        self.person = person
        self.words = words
        self.choices = choices
        self.closed = False

    def post(self, message: bytes) -> None:
        if self.closed:
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
        """A sender is there only while there is something to send: idle sockets cost little.

        Where the line takes everything at once, as it nearly always does, not even that: the first
        step of the coroutine is its last. A task for each message took a tenth of the time.
        """
        if self._sender is not None:
            return
        sending = self._send_all()
        try:
            waiting_for = sending.send(None)
        except StopIteration:
            return
        self._sender = get_running_loop().create_task(_go_on(sending, waiting_for))

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


async def _go_on(sending: Coroutine[Any, Any, None], waiting_for: Any) -> None:
    """The rest of a coroutine that has begun and waits for a future."""
    await _Begun(sending, waiting_for)


class _Begun:
    """What a coroutine that has begun waits for, and then the rest of it."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waiting_for: Any) -> None:
        self._coroutine = coroutine
        self._waiting_for = waiting_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._waiting_for
        yield from self._coroutine.__await__()
