"""The incoming queue of one socket.

It replaces the `asyncio.Queue` of uvicorn's protocol. It supports only one reader, and takes less
memory when it is empty, as thousands of idle sockets are.
"""

from asyncio import AbstractEventLoop, Future
from collections import deque
from typing import Any


class Inbox:
    """Events of one socket, the oldest first."""

    __slots__ = ("_events", "_loop", "_reader")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():  # the reader may have been cancelled
            reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events
