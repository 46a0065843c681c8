"""Tables without a connection: they leave memory after a while, and earlier if they are many."""

import asyncio
from collections.abc import Callable

from regicide.server.limits import MOST_IDLE_TABLES, SHORTEST_IDLE_SECONDS, UNLOAD_SECONDS
from regicide.server.live.live_table import LiveTable


class IdleTables:
    """Tables that may be unloaded soon."""

    def __init__(self, unload: Callable[[LiveTable], None]) -> None:
        """`unload` is called when a table should leave memory; it may be in use again by then."""
        self._unload = unload
        #: Since when they have had no connection, the oldest first.
        self._since: dict[LiveTable, float] = {}

    def add(self, live: LiveTable) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(UNLOAD_SECONDS, self._unload, live)
        self.discard(live)
        self._since[live] = loop.time()
        while len(self._since) > MOST_IDLE_TABLES:
            oldest, since = next(iter(self._since.items()))
            if loop.time() - since < SHORTEST_IDLE_SECONDS:
                break  # a client may be about to enter
            self.discard(oldest)
            self._unload(oldest)

    def discard(self, live: LiveTable) -> None:
        """It has a connection, or has left memory."""
        self._since.pop(live, None)
