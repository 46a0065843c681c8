"""Notes for devices what there is to tell.

An entry only leaves a note in a queue. What a server had in its queue when it was killed is found again in the summaries
of tables, which were written with the entries: at the next start, and in every round that looks back.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from regicide.server.limits import MOST_NOTED, RETRY_SECONDS, SWEEP_SECONDS, TABLES_AT_ONCE
from regicide.server.pushes.announcements import (
    Announcement,
    announcements_in,
    announcements_of,
)
from regicide.server.pushes.subscription import wanted_in
from regicide.server.services import TableServices
from regicide.server.storage import Announced, StorageError, StoredPhase, TableSummary
from regicide.table import Change

#: A table about which no message was sent for this long is not news; after a start and between two rounds.
_LONGEST_OUTAGE = 7 * 86_400_000
_ROUND = int(2000 * SWEEP_SECONDS)
#: After a start players come back to their tables, and need not be told.
_RETURN = 15_000


class Announcer:
    """What this server's tables give to tell, and what other servers did not come to tell."""

    def __init__(
        self,
        services: TableServices,
        is_here: Callable[[str, str], bool],
        on_announced: Callable[[], None],
    ) -> None:
        """`is_here`: whether a player is connected to a table."""
        self._services = services
        self._is_here = is_here
        self._on_announced = on_announced
        self._noted: deque[tuple[Announcement, bool]] = deque()
        self._changed = asyncio.Event()
        self._looked: int | None = None

    def note(self, code: str, change: Change) -> None:
        """An entry is in the log: players at the table see it now, the others need a message."""
        for each in announcements_of(code, change):
            if len(self._noted) >= MOST_NOTED:
                self._looked = None  # found again in the summaries
                return
            self._noted.append((each, each.is_own or self._is_here(code, each.player)))
            self._changed.set()

    async def run(self) -> None:
        while True:
            try:
                await self.announce_noted()
                if self._is_time_to_look():
                    await self.look_back()
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._changed.wait()
            except TimeoutError:
                continue
            except StorageError as error:
                self._services.storage_failed(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def announce_noted(self) -> None:
        """Write what was noted; if the store fails, it stays noted."""
        while self._noted:
            self._changed.clear()
            batch = [self._noted[place] for place in range(min(TABLES_AT_ONCE, len(self._noted)))]
            now = self._services.clock()
            await self._announce([(each, None if is_here else now) for each, is_here in batch])
            for _ in batch:
                self._noted.popleft()
        self._changed.clear()

    def _is_time_to_look(self) -> bool:
        looked = self._looked
        return looked is None or self._services.clock() - looked >= 1000 * SWEEP_SECONDS

    async def look_back(self) -> None:
        """Note what no server came to note: only after what this one noted, which says who saw it."""
        await self.announce_noted()
        now = self._services.clock()
        since = now - _LONGEST_OUTAGE if self._looked is None else self._looked - _ROUND
        for phase in (StoredPhase.PLAYING, StoredPhase.OVER):
            last = ""
            while page := await self._updated(since, phase, last):
                found = [each for summary in page for each in announcements_in(summary)]
                await self._announce([(each, now + _RETURN) for each in found])
                last = page[-1].table
        self._looked = now

    async def _updated(self, since: int, phase: StoredPhase, after: str) -> list[TableSummary]:
        store = self._services.store
        return await store.updated_since(since, phase, TABLES_AT_ONCE, after)

    async def _announce(self, found: Iterable[tuple[Announcement, int | None]]) -> None:
        wanted = list(found)
        players = sorted({each.player for each, _ in wanted})
        subscriptions = await self._services.store.subscriptions(players)
        announced = [
            Announced(subscription.device, each.table, each.kind.value, each.seq, due)
            for each, due in wanted
            for subscription in subscriptions
            if subscription.player == each.player
            and each.at >= subscription.since
            and each.kind in wanted_in(subscription).kinds
        ]
        if announced:
            await self._services.store.announce(announced)
            self._on_announced()
