"""What an operator does with a database: orders, servers, reports, removals, counts."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from regicide.server.storage.database import Database
from regicide.server.storage.values import (
    Order,
    OrderName,
    Removal,
    RemovalKind,
    Report,
    RunningServer,
    StoreCounts,
    StoredPhase,
)


class Operating(Database):
    """Orders, servers, reports and removals."""

    async def orders(self) -> dict[OrderName, Order]:
        """The orders that stand."""
        known = {each.value for each in OrderName}  # a newer program may have others
        return {
            OrderName(row["name"]): Order(OrderName(row["name"]), row["value"], row["at"])
            for row in await self._read("SELECT name, value, at FROM orders")
            if row["name"] in known
        }

    async def give_order(self, order: Order) -> None:
        """Give an order; it replaces the one of the same name."""
        sql = """
            INSERT INTO orders (name, value, at) VALUES (:name, :value, :at)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value, at = excluded.at
            """
        await self._write((sql, {"name": order.name.value, "value": order.value, "at": order.at}))

    async def withdraw_order(self, name: OrderName) -> None:
        """Withdraw an order, if it stands."""
        await self._write(("DELETE FROM orders WHERE name = :name", {"name": name.value}))

    async def report_server(self, server: RunningServer) -> None:
        """Say that a server runs."""
        sql = """
            INSERT INTO servers (id, version, started, seen)
            VALUES (:id, :version, :started, :seen)
            ON CONFLICT (id) DO UPDATE SET
                version = excluded.version, started = excluded.started, seen = excluded.seen
            """
        await self._write((sql, asdict(server)))

    async def forget_server(self, server: str) -> None:
        """Say that a server has stopped."""
        await self._write(("DELETE FROM servers WHERE id = :id", {"id": server}))

    async def servers(self) -> list[RunningServer]:
        """Every server that reported and was not forgotten; one that was killed stays."""
        rows = await self._read(
            "SELECT id, version, started, seen FROM servers ORDER BY started, id"
        )
        return [RunningServer(*row) for row in rows]

    async def counts(self) -> StoreCounts:
        """How much the database holds."""
        [held] = await self._read(
            """
            SELECT (SELECT count(*) FROM players) AS players,
                (SELECT count(*) FROM devices) AS devices,
                (SELECT count(*) FROM log) AS entries
            """
        )
        phases = await self._read("SELECT phase, count(*) AS n FROM summaries GROUP BY phase")
        tables = {StoredPhase(row["phase"]): row["n"] for row in phases}
        return StoreCounts(
            held["players"], held["devices"], held["entries"], tables, await self._size()
        )

    async def add_report(self, report: Report, *, most: int) -> None:
        """Keep a report in place of the same one before; of more than `most`, the oldest of the player with the most
        reports is forgotten.
        """
        sql = """
            INSERT INTO reports (reporter, table_code, reported, seq, name, text, reason, at)
            VALUES (:reporter, :table, :reported, :seq, :name, :text, :reason, :at)
            """
        forgetting_sql = """
            DELETE FROM reports
            WHERE reporter = :reporter AND table_code = :table AND reported = :reported
            AND seq = :seq
            """
        # Many reports of one player hide no others.
        kept = await self.reports()
        forgotten = [report]
        while len(kept) > most - 1:
            [(reporter, _)] = Counter(each.reporter for each in kept).most_common(1)
            oldest = min((each for each in kept if each.reporter == reporter), key=lambda e: e.at)
            kept.remove(oldest)
            forgotten.append(oldest)
        forgetting = [(forgetting_sql, asdict(each)) for each in forgotten]
        await self._write(*forgetting, (sql, asdict(report)))

    async def reports(self) -> list[Report]:
        """All reports, the newest first."""
        return [_report(row) for row in await self._read("SELECT * FROM reports ORDER BY at DESC")]

    async def reports_by(self, player: str) -> list[Report]:
        """The reports of one player."""
        sql = "SELECT * FROM reports WHERE reporter = :player"
        return [_report(row) for row in await self._read(sql, player=player)]

    async def removals(self, after: int) -> list[Removal]:
        """What was removed after this time."""
        sql = "SELECT kind, name, at FROM removals WHERE at > :after ORDER BY at"
        rows = await self._read(sql, after=after)
        return [Removal(RemovalKind(row["kind"]), row["name"], row["at"]) for row in rows]

    async def sweep_removals(self, before: int) -> None:
        """Remove again what a server wrote to removed tables meanwhile; forget removals before this time."""
        sweeping = """
            DELETE FROM {} WHERE table_code IN (SELECT name FROM removals WHERE kind = 'table')
            """
        await self._write(
            *(
                (sweeping.format(each), {})
                for each in ("pushes", "table_players", "summaries", "log")
            ),
            ("DELETE FROM removals WHERE at < :before", {"before": before}),
        )


def _report(row: Mapping[str, Any]) -> Report:
    return Report(
        reporter=row["reporter"],
        table=row["table_code"],
        reported=row["reported"],
        seq=row["seq"],
        name=row["name"],
        text=row["text"],
        reason=row["reason"],
        at=row["at"],
    )
