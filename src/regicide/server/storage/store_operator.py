"""What an operator does with a store. SQLite and PostgreSQL differ only in how they run a transaction."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regicide.server.storage.operator_queries import OperatorQueries
from regicide.server.storage.queries import Statement, entry_of, run_all, summary_of
from regicide.server.storage.store import (
    Order,
    OrderName,
    Removal,
    RemovalKind,
    Report,
    RunningServer,
    StoreCounts,
    StoredEntry,
    StoredPhase,
    TableSummary,
)
from regicide.server.storage.store_devices import StoreDevices


class StoreOperator(StoreDevices):
    """The methods of `Store` for operators; subclasses run the queries."""

    _operator_queries: OperatorQueries

    async def _write(self, statements: Sequence[Statement]) -> None:
        """Run statements in one transaction."""
        await self._transact(run_all(statements))

    @abstractmethod
    async def _size(self) -> int:
        """Bytes of the database on disk."""

    # --- orders and servers ----------------------------------------------------------------------

    async def orders(self) -> dict[OrderName, Order]:
        rows = await self._read(self._operator_queries.orders)
        known = {each.value for each in OrderName}  # a newer program may have others
        found = [
            Order(OrderName(row["name"]), row["value"], row["at"])
            for row in rows
            if row["name"] in known
        ]
        return {each.name: each for each in found}

    async def give_order(self, order: Order) -> None:
        sql, name = self._operator_queries, order.name.value
        row: dict[str, object] = {"name": name, "value": order.value, "at": order.at}
        await self._write([(sql.withdraw_order, {"order": name}), (sql.give_order, row)])

    async def withdraw_order(self, name: OrderName) -> None:
        await self._write([(self._operator_queries.withdraw_order, {"order": name.value})])

    async def report_server(self, server: RunningServer) -> None:
        sql = self._operator_queries
        row: dict[str, object] = {
            "id": server.id,
            "version": server.version,
            "started": server.started,
            "seen": server.seen,
        }
        await self._write([(sql.forget_server, {"server": server.id}), (sql.add_server, row)])

    async def forget_server(self, server: str) -> None:
        await self._write([(self._operator_queries.forget_server, {"server": server})])

    async def servers(self) -> list[RunningServer]:
        rows = await self._read(self._operator_queries.servers)
        return [RunningServer(r["id"], r["version"], r["started"], r["seen"]) for r in rows]

    async def counts(self) -> StoreCounts:
        sql = self._operator_queries
        players, devices, entries = [
            int((await self._read(each))[0]["n"])
            for each in (sql.player_count, sql.device_count, sql.entry_count)
        ]
        tables = {StoredPhase(row["phase"]): row["n"] for row in await self._read(sql.table_counts)}
        return StoreCounts(players, devices, entries, tables, await self._size())

    # --- removing --------------------------------------------------------------------------------

    async def finished_before(self, time: int, limit: int) -> list[TableSummary]:
        rows = await self._read(self._operator_queries.finished_before, time=time, limit=limit)
        return [summary_of(row) for row in rows]

    async def idle_before(self, time: int, limit: int) -> list[TableSummary]:
        rows = await self._read(self._operator_queries.idle_before, time=time, limit=limit)
        return [summary_of(row) for row in rows]

    async def remove_table(self, table: str, now: int) -> None:
        removing: list[Statement] = [
            (each, {"table": table}) for each in self._operator_queries.remove_table
        ]
        await self._write([*removing, *self._note(Removal(RemovalKind.TABLE, table, now))])

    async def remove_player(self, player: str, now: int) -> None:
        removing: list[Statement] = [
            (each, {"player": player}) for each in self._operator_queries.remove_player
        ]
        lock: Statement = (self._device_queries.lock_player, {"player": player})
        noting = self._note(Removal(RemovalKind.PLAYER, player, now))
        await self._write([lock, *removing, *noting])

    # --- reports ---------------------------------------------------------------------------------

    async def add_report(self, report: Report, *, most: int) -> None:
        sql = self._operator_queries
        row: dict[str, object] = {
            "reporter": report.reporter,
            "table_code": report.table,
            "reported": report.reported,
            "seq": report.seq,
            "name": report.name,
            "text": report.text,
            "reason": report.reason,
            "at": report.at,
        }
        same = _key_of(report)
        forgotten = [(sql.forget_report, each) for each in await self._too_many_reports(most - 1)]
        await self._write([(sql.forget_report, same), *forgotten, (sql.add_report, row)])

    async def _too_many_reports(self, most: int) -> list[dict[str, object]]:
        """The oldest reports of the players with the most: many reports of one player hide no others."""
        kept = await self.reports()
        found: list[dict[str, object]] = []
        while len(kept) > most:
            [(reporter, _)] = Counter(each.reporter for each in kept).most_common(1)
            oldest = min((each for each in kept if each.reporter == reporter), key=lambda e: e.at)
            kept.remove(oldest)
            found.append(_key_of(oldest))
        return found

    async def reports(self) -> list[Report]:
        return [_report(row) for row in await self._read(self._operator_queries.reports)]

    async def reports_by(self, player: str) -> list[Report]:
        rows = await self._read(self._operator_queries.reports_by, player=player)
        return [_report(row) for row in rows]

    # --- what was removed ------------------------------------------------------------------------

    def _note(self, removal: Removal) -> list[Statement]:
        sql, kind, name = self._operator_queries, removal.kind.value, removal.name
        return [
            (sql.forget_removal, {"old_kind": kind, "old_name": name}),
            (sql.note_removal, {"kind": kind, "name": name, "at": removal.at}),
        ]

    async def removals(self, after: int) -> list[Removal]:
        rows = await self._read(self._operator_queries.removals, after=after)
        return [Removal(RemovalKind(row["kind"]), row["name"], row["at"]) for row in rows]

    async def sweep_removals(self, before: int) -> None:
        sql = self._operator_queries
        sweeping: list[Statement] = [(each, {}) for each in sql.sweep]
        await self._write([*sweeping, (sql.forget_removals, {"before": before})])

    async def rewrite_table(
        self, table: str, bodies: Sequence[tuple[int, bytes]], summary: bytes, *, without: str
    ) -> None:
        sql = self._operator_queries
        entries: list[Statement] = [
            (sql.rewrite_entry, {"table": table, "number": seq, "new_body": body})
            for seq, body in bodies
        ]
        rewritten: Statement = (sql.rewrite_summary, {"table": table, "new_body": summary})
        unlisted: Statement = (sql.unlist, {"table": table, "player": without})
        await self._write([*entries, rewritten, unlisted])

    # --- one player ------------------------------------------------------------------------------

    async def entries_by(self, player: str, table: str) -> list[StoredEntry]:
        sql = self._operator_queries.entries_by
        return [entry_of(row) for row in await self._read(sql, table=table, keys=f"{player}.%")]


def _key_of(report: Report) -> dict[str, object]:
    return {
        "by": report.reporter,
        "table": report.table,
        "player": report.reported,
        "number": report.seq,
    }


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
