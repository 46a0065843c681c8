"""Threads that serve their clients in turn, so that a client with much work does not delay the others."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from regicide.rules import RegicideError

T = TypeVar("T")


class TooBusy(RegicideError):
    """Too much work waits already."""

    def __init__(self) -> None:
        super().__init__("too-busy", {})


class FairPool:
    """A bounded number of threads, with a bounded queue for each client. To be used in one event loop."""

    def __init__(self, name: str, *, threads: int, most: int, most_of_one: int) -> None:
        """At most `most` works wait, and `most_of_one` of one client."""
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._idle = threads
        self._most = most
        self._most_of_one = most_of_one
        self._waiting = 0
        #: The client at the front is served next, and then goes to the end.
        self._queues: OrderedDict[str, deque[tuple[Callable[[], Any], asyncio.Future[Any]]]] = (
            OrderedDict()
        )

    def ensure_room(self, client: str) -> None:
        """Raise if work of this client cannot wait here now."""
        if self._waiting >= self._most or len(self._queues.get(client, ())) >= self._most_of_one:
            raise TooBusy

    async def run(self, client: str, work: Callable[[], T]) -> T:
        """What `work` returns, in a thread; raises if too much waits."""
        self.ensure_room(client)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(client, deque()).append((work, future))
        self._waiting += 1
        self._start()
        return await future

    def _start(self) -> None:
        loop = asyncio.get_running_loop()
        while self._idle and self._queues:
            client, queue = self._queues.popitem(last=False)
            work, future = queue.popleft()
            if queue:
                self._queues[client] = queue
            self._waiting -= 1
            if not future.cancelled():
                self._idle -= 1
                running = loop.run_in_executor(self._executor, work)
                running.add_done_callback(partial(self._done, future))

    def _done(self, future: asyncio.Future[Any], running: asyncio.Future[Any]) -> None:
        self._idle += 1
        error = None if running.cancelled() else running.exception()
        if not future.done():
            if running.cancelled():
                future.cancel()
            elif error is not None:
                future.set_exception(error)
            else:
                future.set_result(running.result())
        self._start()

    def close(self) -> None:
        """Drop what waits."""
        self._queues.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)
