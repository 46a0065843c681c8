"""What is read is the same in every database: only how a statement is run differs."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from regicide.server.storage.statements import (
    NEVER,
    Statement,
    Statements,
    line_of,
    player_of,
    portions,
    summarize,
)
from regicide.server.storage.store import Player, StoredEntry, TableSummary


class Reading(ABC):
    """The questions of a `Store`, in terms of statements."""

    _sql: Statements

    @abstractmethod
    async def _read(self, statement: Statement, **given: object) -> list[Any]:
        """The rows a statement gives."""

    async def _read_portions(self, statement: Statement, names: Sequence[str]) -> list[Any]:
        """For many names, as many at a time as a database takes."""
        return [row for some in portions(names) for row in await self._read(statement, **some)]

    async def lines(self, table: str, after: int = 0) -> list[StoredEntry]:
        rows = await self._read(self._sql.lines, table=table, after=after)
        return [line_of(row) for row in rows]

    async def last_seq(self, tables: Sequence[str]) -> dict[str, int]:
        rows = await self._read_portions(self._sql.last_seq, tables)
        return {row["table_code"]: row["seq"] for row in rows}

    async def notice(self, table: str) -> TableSummary | None:
        rows = await self._read(self._sql.notice, table=table)
        return summarize(rows[0]) if rows else None

    async def public_summaries(self, limit: int) -> list[TableSummary]:
        return [summarize(row) for row in await self._read(self._sql.public_summaries, limit=limit)]

    async def notices_of(
        self, player: str, limit: int, before: int | None = None
    ) -> list[TableSummary]:
        moment = NEVER if before is None else before
        rows = await self._read(self._sql.notices_of, player=player, limit=limit, before=moment)
        return [summarize(row) for row in rows]

    async def player_with(self, secret_hash: bytes) -> Player | None:
        rows = await self._read(self._sql.player_with, secret_hash=secret_hash)
        return player_of(rows[0]) if rows else None

    async def players(self, ids: Sequence[str]) -> list[Player]:
        return [player_of(row) for row in await self._read_portions(self._sql.players, ids)]
