"""The reading half of a store. SQLite and PostgreSQL differ only in how they run a query."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from regicide.server.storage.queries import (
    END_OF_TIME,
    Queries,
    Query,
    batches,
    entry_of,
    player_of,
    summary_of,
)
from regicide.server.storage.store import Player, StoredEntry, TableSummary


class StoreReader(ABC):
    """The methods of `Store` that only read; subclasses run the queries."""

    _queries: Queries

    @abstractmethod
    async def _read(self, query: Query, **arguments: object) -> list[Any]:
        """Run a query and return its rows."""

    async def _read_batches(self, query: Query, names: Sequence[str]) -> list[Any]:
        """Run a query for many names, in batches of a fixed size."""
        return [row for batch in batches(names) for row in await self._read(query, **batch)]

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        rows = await self._read(self._queries.entries, table=table, after=after)
        return [entry_of(row) for row in rows]

    async def last_seq(self, tables: Sequence[str]) -> dict[str, int]:
        rows = await self._read_batches(self._queries.last_seq, tables)
        return {row["table_code"]: row["seq"] for row in rows}

    async def summary(self, table: str) -> TableSummary | None:
        rows = await self._read(self._queries.summary, table=table)
        return summary_of(rows[0]) if rows else None

    async def public_summaries(self, limit: int) -> list[TableSummary]:
        return [
            summary_of(row) for row in await self._read(self._queries.public_summaries, limit=limit)
        ]

    async def begun_with_deal(
        self, deal: str, limit: int, *, since: int, until: int, player: str | None = None
    ) -> list[TableSummary]:
        bounds = {"deal": deal, "limit": limit, "since": since, "until": until}
        if player is None:
            rows = await self._read(self._queries.begun_with_deal, **bounds)
        else:
            rows = await self._read(self._queries.begun_with_deal_of, player=player, **bounds)
        return [summary_of(row) for row in rows]

    async def summaries_of(
        self, player: str, limit: int, before: int | None = None
    ) -> list[TableSummary]:
        latest = END_OF_TIME if before is None else before
        rows = await self._read(
            self._queries.summaries_of, player=player, limit=limit, before=latest
        )
        return [summary_of(row) for row in rows]

    async def tables_of(self, player: str, limit: int, after: str = "") -> list[TableSummary]:
        rows = await self._read(self._queries.tables_of, player=player, limit=limit, after=after)
        return [summary_of(row) for row in rows]

    async def players(self, ids: Sequence[str]) -> list[Player]:
        return [player_of(row) for row in await self._read_batches(self._queries.players, ids)]
