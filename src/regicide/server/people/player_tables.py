"""All tables of one player, however many: a page of them is in memory at a time."""

from collections.abc import AsyncIterator

from regicide.server.limits import TABLES_AT_ONCE
from regicide.server.storage import Store, TableSummary


async def tables_of(store: Store, player: str) -> AsyncIterator[TableSummary]:
    """Their summaries by code. Tables may be removed meanwhile."""
    page = await store.tables_of(player, TABLES_AT_ONCE)
    while page:
        for summary in page:
            yield summary
        page = await store.tables_of(player, TABLES_AT_ONCE, after=page[-1].table)
