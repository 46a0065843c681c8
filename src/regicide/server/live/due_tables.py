"""Lets bots move at tables turn by turn: no player needs to be connected, or to have loaded the table.

Every server looks for such tables in the store. Several may let a bot choose the same move: the log takes one of them.
"""

import asyncio
from collections.abc import Awaitable, Callable

from regicide.server.limits import DUE_AT_ONCE, DUE_LISTED, DUE_SECONDS
from regicide.server.live.live_table import LiveTable
from regicide.server.services import TableServices
from regicide.server.storage import StorageError


class DueTables:
    """The tables at which a bot must move now, because the time of a person is up or it is its own turn."""

    def __init__(
        self, services: TableServices, load: Callable[[str], Awaitable[LiveTable]]
    ) -> None:
        self._services = services
        self._load = load

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except StorageError as error:
                self._services.storage_failed(error)
            await asyncio.sleep(DUE_SECONDS)

    async def look(self) -> None:
        """Let a bot move at each table that is due; one that fails does not keep the others waiting."""
        after, now = "", self._services.clock()
        while codes := await self._services.store.due_tables(now, DUE_LISTED, after):
            after = codes[-1]
            for start in range(0, len(codes), DUE_AT_ONCE):
                some = codes[start : start + DUE_AT_ONCE]
                await asyncio.gather(*map(self._let_bot_move, some))

    async def _let_bot_move(self, code: str) -> None:
        try:
            live = await self._load(code)
            await live.let_bot_move()
        except StorageError as error:
            self._services.storage_failed(error)
        except Exception as error:  # noqa: BLE001  logged; the next look tries again
            self._services.log.failure("due-table-failed", error, table=code)
