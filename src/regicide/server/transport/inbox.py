"""The incoming queue of one socket.

An `asyncio.Queue` supports several readers, and takes more memory when it is empty, as thousands of idle
sockets are.
"""

from asyncio import Future, get_running_loop
from collections import deque

from regicide.server.transport.socket import Disconnected


class Inbox:
    """Messages of one socket that the application has not read yet, the oldest first."""

    __slots__ = ("_messages", "_reader", "is_closed")

    def __init__(self) -> None:
        self._messages: deque[str | bytes] = deque()
        self._reader: Future[None] | None = None
        self.is_closed = False

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, message: str | bytes) -> None:
        self._messages.append(message)
        self._wake_reader()

    def close(self) -> None:
        """No message follows. The reader still gets those that are here."""
        self.is_closed = True
        self._wake_reader()

    async def get(self) -> str | bytes:
        """The next message. Raises `Disconnected` after the last."""
        while not self._messages:
            if self.is_closed:
                raise Disconnected
            self._reader = get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()

    def _wake_reader(self) -> None:
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():  # the reader may have been cancelled
            reader.set_result(None)
