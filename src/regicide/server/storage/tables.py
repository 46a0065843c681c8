"""Tables in a database: their logs, and the summaries that lists show."""

from collections.abc import Mapping, Sequence
from typing import Any

from regicide.server.storage.database import Database, Statement, noting
from regicide.server.storage.pushes import removing_pushes
from regicide.server.storage.values import RemovalKind, StoredEntry, StoredPhase, TableSummary

#: Later than any time that is stored.
_END_OF_TIME = 2**62
_SUMMARIES = """
SELECT summaries.*, (
    SELECT string_agg(player, ' ') FROM table_players AS seated
    WHERE seated.table_code = summaries.table_code
) AS player_ids
FROM summaries
"""
_OF_PLAYER = """
JOIN table_players ON table_players.table_code = summaries.table_code
WHERE player = :player AND
"""
#: Begun tables with one deal. It uses the index `summaries_deal_created`.
_BEGUN = "deal = :deal AND created >= :since AND created < :until AND phase <> 'gathering'"


class Tables(Database):
    """Logs and summaries of tables."""

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table's log with a higher number than `after`, in order."""
        rows = await self._read(
            """
            SELECT seq, command, at, body FROM log
            WHERE table_code = :table AND seq > :after ORDER BY seq
            """,
            table=table,
            after=after,
        )
        return [_entry(row) for row in rows]

    async def entries_by(self, player: str, table: str) -> list[StoredEntry]:
        """The entries of a table's log whose author is this player, in order."""
        # A command's key begins with the id of its player.
        rows = await self._read(
            """
            SELECT seq, command, at, body FROM log
            WHERE table_code = :table AND command LIKE :keys ORDER BY seq
            """,
            table=table,
            keys=f"{player}.%",
        )
        return [_entry(row) for row in rows]

    async def last_seq(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of each table's last entry; tables without entries are left out."""
        sql = """
            SELECT table_code, max(seq) AS seq FROM log
            WHERE table_code IN (:names) GROUP BY table_code
            """
        return {row["table_code"]: row["seq"] for row in await self._read_batches(sql, tables)}

    async def _summaries(self, which: str, **values: object) -> list[TableSummary]:
        """The summaries that the rest of the query names."""
        return [_summary(row) for row in await self._read(_SUMMARIES + which, **values)]

    async def summary(self, table: str) -> TableSummary | None:
        """What lists show of this table; None if there is no such table."""
        found = await self._summaries("WHERE table_code = :table", table=table)
        return found[0] if found else None

    async def public_summaries(self, limit: int) -> list[TableSummary]:
        """Public tables that are gathering or playing, those first whose seats or phase changed last."""
        # The condition is that of the index `summaries_listed`, word for word: SQLite compares the text.
        return await self._summaries(
            """
            WHERE public AND phase <> 'over'
            ORDER BY listed DESC, summaries.table_code LIMIT :limit
            """,
            limit=limit,
        )

    async def playing_of(self, player: str, limit: int) -> list[TableSummary]:
        """The tables at which a player's game runs, the most recently updated first."""
        newest = "phase = 'playing' ORDER BY updated DESC, summaries.table_code LIMIT :limit"
        return await self._summaries(_OF_PLAYER + newest, player=player, limit=limit)

    async def due_tables(self, now: int, limit: int, after: str = "") -> list[str]:
        """Codes of tables at which a bot must move by now; `after`: only later codes. To read all, page by page."""
        rows = await self._read(
            """
            SELECT table_code FROM summaries
            WHERE due <= :now AND table_code > :after ORDER BY table_code LIMIT :limit
            """,
            now=now,
            after=after,
            limit=limit,
        )
        return [row["table_code"] for row in rows]

    async def summaries_of(
        self, player: str, limit: int, before: int | None = None
    ) -> list[TableSummary]:
        """A player's tables, the most recently updated first; `before`: only those updated earlier."""
        newest = "updated < :before ORDER BY updated DESC, summaries.table_code LIMIT :limit"
        latest = _END_OF_TIME if before is None else before
        return await self._summaries(_OF_PLAYER + newest, player=player, limit=limit, before=latest)

    async def tables_of(self, player: str, limit: int, after: str = "") -> list[TableSummary]:
        """A player's tables by code; `after`: only those with a later code. To read all, page by page."""
        next_ones = "summaries.table_code > :after ORDER BY summaries.table_code LIMIT :limit"
        return await self._summaries(
            _OF_PLAYER + next_ones, player=player, limit=limit, after=after
        )

    async def begun_with_deal(
        self, deal: str, limit: int, *, since: int, until: int, player: str | None = None
    ) -> list[TableSummary]:
        """The tables with this seed, if players chose it, whose game has begun; the oldest first.

        They were made at `since` or later, and before `until`; of each person only the first five: more than one,
        because the person may have left the first before its game began. With `player`: all at which they sat.
        """
        bounds = {"deal": deal, "limit": limit, "since": since, "until": until}
        oldest = " ORDER BY created, summaries.table_code LIMIT :limit"
        if player is not None:
            return await self._summaries(_OF_PLAYER + _BEGUN + oldest, player=player, **bounds)
        first_of_each = """
            WHERE summaries.table_code IN (
                SELECT table_code FROM (
                    SELECT seated.table_code, row_number() OVER (
                        PARTITION BY player ORDER BY created, seated.table_code
                    ) AS place
                    FROM table_players AS seated
                    JOIN summaries AS begun ON begun.table_code = seated.table_code
                    WHERE :begun
                ) AS places
                WHERE place <= 5
            )
            """.replace(":begun", _BEGUN)
        return await self._summaries(first_of_each + oldest, **bounds)

    async def summaries_of_evening(self, evening: str) -> list[TableSummary]:
        """The tables of an evening."""
        return await self._summaries(
            """
            WHERE summaries.table_code IN (
                SELECT table_code FROM evening_tables WHERE evening = :evening
            )
            """,
            evening=evening,
        )

    async def finished_before(self, time: int, limit: int) -> list[TableSummary]:
        """Tables that are over and were last updated before `time`, the oldest first."""
        return await self._summaries(
            """
            WHERE phase = 'over' AND updated < :time
            ORDER BY updated, summaries.table_code LIMIT :limit
            """,
            time=time,
            limit=limit,
        )

    async def updated_since(
        self, time: int, phase: StoredPhase, limit: int, after: str = ""
    ) -> list[TableSummary]:
        """Tables in this phase that were updated at `time` or later, by code; `after`: only those with a later code."""
        return await self._summaries(
            """
            WHERE phase = :phase AND updated >= :time AND summaries.table_code > :after
            ORDER BY summaries.table_code LIMIT :limit
            """,
            phase=phase.value,
            time=time,
            after=after,
            limit=limit,
        )

    async def idle_before(self, time: int, limit: int, *, slow: int) -> list[TableSummary]:
        """Tables at which nothing has happened since before `time`, over or not, the oldest first.

        Of those turn by turn that are not over: since before `slow`. Those of an evening stay as long as the evening.
        """
        return await self._summaries(
            """
            WHERE updated < :time AND (phase = 'over' OR NOT turn_by_turn OR updated < :slow)
            AND NOT EXISTS (
                SELECT 1 FROM log WHERE log.table_code = summaries.table_code AND log.at >= :time
            ) AND NOT EXISTS (
                SELECT 1 FROM evening_tables
                WHERE evening_tables.table_code = summaries.table_code
            )
            ORDER BY updated, summaries.table_code LIMIT :limit
            """,
            time=time,
            slow=slow,
            limit=limit,
        )

    async def remove_table(self, table: str, now: int) -> None:
        """Remove a table with its log, and note it for the servers."""
        code: dict[str, object] = {"table": table}
        await self._write(
            removing_pushes(table),
            ("DELETE FROM table_players WHERE table_code = :table", code),
            ("DELETE FROM summaries WHERE table_code = :table", code),
            ("DELETE FROM log WHERE table_code = :table", code),
            ("DELETE FROM evening_tables WHERE table_code = :table", code),
            noting(RemovalKind.TABLE, table, now),
        )

    async def rewrite_table(
        self,
        table: str,
        bodies: Sequence[tuple[int, bytes]],
        summary: bytes,
        *,
        without: str | None = None,
    ) -> None:
        """Replace the bodies of entries (by number) and of the summary, and take the table out of a player's list."""
        sql = "UPDATE log SET body = :body WHERE table_code = :table AND seq = :seq"
        entries: list[Statement] = [
            (sql, {"table": table, "seq": seq, "body": body}) for seq, body in bodies
        ]
        await self._write(
            *entries,
            (
                "UPDATE summaries SET body = :body WHERE table_code = :table",
                {"table": table, "body": summary},
            ),
            (
                "DELETE FROM table_players WHERE table_code = :table AND player = :player",
                {"table": table, "player": without},
            ),
        )


def _entry(row: Mapping[str, Any]) -> StoredEntry:
    return StoredEntry(row["seq"], row["command"], row["at"], row["body"])


def _summary(row: Mapping[str, Any]) -> TableSummary:
    return TableSummary(
        table=row["table_code"],
        phase=StoredPhase(row["phase"]),
        public=bool(row["public"]),
        created=row["created"],
        updated=row["updated"],
        body=row["body"],
        player_ids=tuple(sorted((row["player_ids"] or "").split())),
        deal=row["deal"],
        defeated=row["defeated"],
        listed=row["listed"],
        turn_by_turn=bool(row["turn_by_turn"]),
        due=row["due"],
    )
