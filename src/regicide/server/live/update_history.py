"""The updates of a table, for clients that reconnect: they receive what they missed.

The latest updates are in memory. Older ones are rebuilt from the log, for clients that missed more or
that load the page late in a game.
"""

import asyncio
from collections import deque
from weakref import ReferenceType, ref

from regicide.server.limits import MAX_MISSED_UPDATES, MOST_LONG_HISTORIES, RECENT_UPDATES
from regicide.session.table_session import TableLog
from regicide.table import Change, Table, apply_entry
from regicide.wire.updates import EncodedUpdates


class LongHistories:
    """Those that keep more than the recent updates, of all tables: each may take a megabyte, so they are few."""

    def __init__(self) -> None:
        self._kept: deque[ReferenceType[UpdateHistory]] = deque()
        self._catching_up = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until no other client catches up in this turn of the event loop: each may get hundreds of updates."""
        async with self._catching_up:
            await asyncio.sleep(0)

    def keep(self, history: "UpdateHistory") -> None:
        self._kept.append(ref(history))
        if len(self._kept) > MOST_LONG_HISTORIES:
            longest_kept = self._kept.popleft()()
            if longest_kept is not None:
                longest_kept.shorten()


class UpdateHistory:
    """The most recent updates of one table, in order."""

    def __init__(self, log: TableLog, long_histories: LongHistories) -> None:
        self._log = log
        self._long_histories = long_histories
        self._recent: deque[EncodedUpdates | Change] = deque(maxlen=RECENT_UPDATES)

    @property
    def _last_seq(self) -> int:
        return self._recent[-1].seq if self._recent else 0

    def add(self, update: EncodedUpdates | Change) -> None:
        """Add an update.

        Without connected clients the caller passes a `Change`; it is encoded when a client asks for it.
        """
        self._recent.append(update)

    async def since(self, after: int) -> list[EncodedUpdates] | None:
        """The updates after `after`. None if the gap is too large or `after` is ahead."""
        await self._long_histories.turn()
        if not 0 <= self._last_seq - after <= MAX_MISSED_UPDATES:
            return None
        if self._has_all_after(after):
            return self._recent_after(after)
        found = await self._read_log(after)
        # Another server may have appended since: either the log or the memory can be the newer one.
        found = [each for each in found if each.seq <= self._last_seq]
        if not self._has_all_after(found[-1].seq):
            return None
        found += self._recent_after(found[-1].seq)
        # Keep them: reading the log again for the next client would cost more than the memory.
        self._recent = deque(found, maxlen=MAX_MISSED_UPDATES)
        self._long_histories.keep(self)
        return found

    def shorten(self) -> None:
        """Keep the recent updates alone."""
        self._recent = deque(self._recent, maxlen=RECENT_UPDATES)

    def _has_all_after(self, after: int) -> bool:
        return after >= self._last_seq - len(self._recent)

    def _recent_after(self, after: int) -> list[EncodedUpdates]:
        return [
            each if isinstance(each, EncodedUpdates) else EncodedUpdates.of(each)
            for each in self._recent
            if each.seq > after
        ]

    async def _read_log(self, after: int) -> list[EncodedUpdates]:
        table: Table | None = None
        found: list[EncodedUpdates] = []
        for _, entry in await self._log.entries_after(0):
            change = apply_entry(table, entry)
            table = change.after
            if table.seq > after:
                found.append(EncodedUpdates.of(change))
        return found
