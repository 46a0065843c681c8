"""What was told at a table, for those who come, or come back: everything they have not heard.

The latest is in memory. Whoever missed more, or reloads a page late in a game, gets theirs from the log.
"""

from collections import deque

from regicide.server.storage import Store
from regicide.table import Change, Table, apply
from regicide.wire.encoding import Broadcast
from regicide.wire.log_format import read_entry

#: Changes kept in memory, where nobody asked for more: most people are away for a moment only.
RECENT = 64
#: Changes somebody is told one by one; who missed more gets the table as it is.
MOST = 500


class UpdateHistory:
    """The changes of one table that are known here, in order."""

    def __init__(self, code: str, store: Store) -> None:
        self._code = code
        self._store = store
        self._recent: deque[Broadcast | Change] = deque(maxlen=RECENT)

    @property
    def _last(self) -> int:
        return self._recent[-1].seq if self._recent else 0

    def add(self, known: Broadcast | Change) -> None:
        """As it was told; where nobody was there, as it happened."""
        self._recent.append(known)

    async def since(self, after: int) -> list[Broadcast] | None:
        """The changes after that one; None: too many, or there never were so many."""
        if not 0 <= self._last - after <= MOST:
            return None
        if self._remembers(after):
            return self._recalled(after)
        found = await self._read(after)
        # Where others wrote meanwhile, the log is ahead of what is known here, or memory of the log.
        found = [each for each in found if each.seq <= self._last]
        if not self._remembers(found[-1].seq):
            return None
        found += self._recalled(found[-1].seq)
        # Reading it all again for the next who asks would cost more than keeping it.
        self._recent = deque(found, maxlen=MOST)
        return found

    def _remembers(self, after: int) -> bool:
        return after >= self._last - len(self._recent)

    def _recalled(self, after: int) -> list[Broadcast]:
        return [
            each if isinstance(each, Broadcast) else Broadcast.of(each)
            for each in self._recent
            if each.seq > after
        ]

    async def _read(self, after: int) -> list[Broadcast]:
        table: Table | None = None
        found: list[Broadcast] = []
        for line in await self._store.lines(self._code):
            change = apply(table, read_entry(line.body))
            table = change.after
            if table.seq > after:
                found.append(Broadcast.of(change))
        return found
