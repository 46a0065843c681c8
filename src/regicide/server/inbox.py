"""What has come in over one line and is still to be read.

It stands in for the `asyncio.Queue` of uvicorn's protocol, which is for any number of readers and
writers: a line has one reader, and thousands of lines have nothing to read.
"""

from asyncio import AbstractEventLoop, Future
from collections import deque
from typing import Any


class Inbox:
    """Events of the line, the oldest first."""

    __slots__ = ("_events", "_loop", "_reader")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():  # else whoever read has given up
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
