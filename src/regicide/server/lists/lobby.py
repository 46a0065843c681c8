"""Sends the list of public tables to every client in the lobby, again whenever it changes."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator

from regicide.server.limits import (
    LISTED_SECONDS,
    LOBBY_SECONDS,
    MAX_LISTED_OF_ONE,
    MAX_LOBBY_TABLES,
    MOST_FROM_ADDRESS,
    MOST_READ_TABLES,
)
from regicide.server.lists.table_summary import view_summary
from regicide.server.services import TableServices
from regicide.server.storage import StorageError, TableSummary
from regicide.server.transport.connection import Connection
from regicide.wire.encoding import encode
from regicide.wire.http import TableList
from regicide.wire.messages import Lobby


class LobbyFeed:
    """The clients in the lobby."""

    def __init__(
        self, services: TableServices, customers_at: Callable[[str], Collection[str]]
    ) -> None:
        """`customers_at` says from where people are connected to a table."""
        self._services = services
        self._customers_at = customers_at
        self.connections: set[Connection] = set()
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._changes = 0

    async def tables(self) -> TableList:
        summaries = await self._services.store.public_summaries(MOST_READ_TABLES)
        since = self._services.clock() - 1000 * LISTED_SECONDS
        recent = (each for each in summaries if (each.listed or each.updated) >= since)
        listed = self._few_from_each_address(list(_few_of_each_person(recent)))
        return TableList(tuple(view_summary(each) for each in listed))

    def _few_from_each_address(self, summaries: list[TableSummary]) -> list[TableSummary]:
        """The newest; of more than fit, first a few from each address at which people wait.

        Players are cheap, so many of them at one address could fill the list.
        """
        counts: Counter[str] = Counter()
        first: list[TableSummary] = []
        others: list[TableSummary] = []
        for summary in summaries:
            customers = self._customers_at(summary.table)
            if any(counts[each] < MOST_FROM_ADDRESS for each in customers):
                counts.update(customers)
                first.append(summary)
            else:
                others.append(summary)
        chosen = {each.table for each in (*first, *others)[:MAX_LOBBY_TABLES]}
        return [each for each in summaries if each.table in chosen]

    async def enter(self, connection: Connection) -> None:
        changes = self._changes
        connection.post(encode(Lobby(await self.tables())))
        self.connections.add(connection)
        if self._changes != changes:  # the list changed while it was read
            self._changed.set()
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)

    def mark_changed(self) -> None:
        """The list may have changed: send it again."""
        self._changes += 1
        self._changed.set()

    async def _run(self) -> None:
        """Send changed lists, at most one per interval."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self.connections:
                await self._send_list()
            await asyncio.sleep(LOBBY_SECONDS)

    async def _send_list(self) -> None:
        try:
            message = encode(Lobby(await self.tables()))
        except StorageError as error:
            self._services.storage_failed(error)
            return
        for connection in self.connections:
            connection.post(message)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()


def _few_of_each_person(summaries: Iterable[TableSummary]) -> Iterator[TableSummary]:
    """Leave out tables of people who have enough of them in the list."""
    counts: Counter[str] = Counter()
    for summary in summaries:
        if any(counts[each] < MAX_LISTED_OF_ONE for each in summary.player_ids):
            counts.update(summary.player_ids)
            yield summary
