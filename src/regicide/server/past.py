"""What has happened at a table, for those who come, or come back: every change they have not seen.

The latest changes are in memory. Whoever missed more, or reloads a page late in a game, gets theirs from
the log.
"""

from collections import deque

from regicide.server.storage import Store
from regicide.table import Change, Table, apply
from regicide.wire.log import read_entry

#: Changes kept in memory: most people are away for a moment only.
RECENT = 64
#: Changes somebody is told one by one; who missed more gets the table as it is.
MOST = 500


class Past:
    """The changes of one table that are known here, in order."""

    def __init__(self, code: str, store: Store) -> None:
        self._code = code
        self._store = store
        self._recent: deque[Change] = deque(maxlen=RECENT)

    @property
    def _last(self) -> int:
        return self._recent[-1].after.seq if self._recent else 0

    def add(self, change: Change) -> None:
        self._recent.append(change)

    async def since(self, after: int) -> list[Change] | None:
        """The changes after that one; None: too many, or there never were so many."""
        if not 0 <= self._last - after <= MOST:
            return None
        if self._remembers(after):
            return self._recalled(after)
        found = await self._read(after)
        # Where others wrote meanwhile, the log is ahead of what is known here, or memory of the log.
        found = [change for change in found if change.after.seq <= self._last]
        read = found[-1].after.seq
        return found + self._recalled(read) if self._remembers(read) else None

    def _remembers(self, after: int) -> bool:
        return after >= self._last - len(self._recent)

    def _recalled(self, after: int) -> list[Change]:
        return [change for change in self._recent if change.after.seq > after]

    async def _read(self, after: int) -> list[Change]:
        table: Table | None = None
        found: list[Change] = []
        for line in await self._store.lines(self._code):
            change = apply(table, read_entry(line.body))
            table = change.after
            if table.seq > after:
                found.append(change)
        return found
