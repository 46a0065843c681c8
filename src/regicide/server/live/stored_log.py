"""The log of one table in the store. When it grows, it notifies other servers and the lists of tables."""

from collections.abc import Awaitable, Callable, Iterable

from regicide.server.bus import LogGrew
from regicide.server.lists.table_summary import (
    awaited_in,
    changes_awaited,
    changes_lobby,
    changes_summary,
    person_awaited,
    result_of,
    summarize,
)
from regicide.server.services import TableServices
from regicide.server.storage import StoredEntry
from regicide.table import BotAt, Change, Entry, Phase, Table
from regicide.wire.log_format import read_entry, write_entry


class StoredLog:
    """The entries of one table."""

    def __init__(
        self,
        code: str,
        services: TableServices,
        on_lobby_change: Callable[[Table], Awaitable[None]],
    ) -> None:
        self._code = code
        self._services = services
        self._on_lobby_change = on_lobby_change
        #: When the table was created, in Unix milliseconds.
        self.created = 0

    async def entries_after(self, seq: int) -> Iterable[tuple[str, Entry]]:
        found = await self._services.store.entries(self._code, seq)
        if seq == 0 and found:
            self.created = found[0].at
        assert all(each.seq == seq + 1 + place for place, each in enumerate(found)), (
            "gap in the log"
        )
        return [(stored.command, read_entry(stored.body)) for stored in found]

    async def append(self, change: Change, key: str) -> bool:
        """False if another server appended first."""
        entry, services = change.entry, self._services
        stored = StoredEntry(change.seq, key, entry.at, write_entry(entry))
        summary = (
            summarize(
                self._code,
                change.after,
                created=self.created,
                now=entry.at,
                is_news=changes_lobby(change),
                awaited_since=await self._awaited_since(change),
            )
            if changes_summary(change)
            else None
        )
        if not await services.store.append(self._code, stored, summary):
            return False
        self._count(change)
        for tell in services.on_entry:
            tell(self._code, change)
        await services.bus.publish(LogGrew(self._code, change.seq))
        if changes_lobby(change):
            await self._on_lobby_change(change.after)
        return True

    async def _awaited_since(self, change: Change) -> int | None:
        """It stays the same while seats change during a turn."""
        if person_awaited(change.after) is None:
            return None
        if changes_awaited(change):
            return change.seq
        summary = await self._services.store.summary(self._code)
        return None if summary is None else awaited_in(summary)[1]

    def _count(self, change: Change) -> None:
        metrics = self._services.metrics
        metrics.done += 1
        metrics.bot_moves += isinstance(change.entry.by, BotAt)
        metrics.count_commit((self._services.clock() - change.entry.at) / 1000)
        before, after = change.before, change.after
        has_new_phase = before is not None and before.phase is not after.phase
        if has_new_phase and after.phase is Phase.OVER:
            result = result_of(after)
            assert result is not None, "a game that is over has a result"
            metrics.count_game(result)
