"""`regicide admin`: looks after a database and the servers that use it, while they run.

It writes to the database; servers read their orders there (server.tables.operator_orders).
"""

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from regicide.cli.operating.admin_evenings import ALL, END_OF_TIME, AdminOfEvenings, now_ms
from regicide.folders import data_folder
from regicide.foreign_text import escape_json, printable_line
from regicide.i18n import Words
from regicide.rules import RegicideError
from regicide.server.bus import OrdersChanged, open_bus
from regicide.server.environment import bus_url_of, database_url_of
from regicide.server.errors import Denial, Denied
from regicide.server.identity import read_code
from regicide.server.keeping.record_export import export_record
from regicide.server.keeping.table_record import table_of
from regicide.server.limits import GONE_SECONDS
from regicide.server.people.player_removal import remove_player
from regicide.server.storage import (
    Order,
    OrderName,
    RunningServer,
    StoredPhase,
    TableSummary,
    open_store,
)
from regicide.server.storage.migrations import HEAD
from regicide.version import __version__

#: Seconds between two looks at the servers while they drain, and that a server needs to stop.
LOOK_SECONDS, STOP_SECONDS = 0.5, 20
#: Characters of a message to everyone: it stands above the table.
LONGEST_NOTICE = 300


class AdminError(RegicideError):
    """The operator asks for something that cannot be done now."""


class Admin(AdminOfEvenings):
    """Everything that the operator can do with an open database."""

    # --- looking ---------------------------------------------------------------------------------

    async def status(self, *, as_json: bool) -> None:
        counts, orders = await self.store.counts(), await self.store.orders()
        servers = await self._running_servers()
        facts: dict[str, Any] = {
            "version": __version__,
            "schema": HEAD,
            "servers": len(servers),
            "players": counts.players,
            "devices": counts.devices,
            "gathering": counts.tables.get(StoredPhase.GATHERING, 0),
            "playing": counts.tables.get(StoredPhase.PLAYING, 0),
            "over": counts.tables.get(StoredPhase.OVER, 0),
            "entries": counts.entries,
            "megabytes": round(counts.size / 1e6, 1),
            "closed": OrderName.CLOSE_TABLES in orders,
        }
        message, drain = orders.get(OrderName.MESSAGE), orders.get(OrderName.DRAIN)
        # Servers that were started later do not follow the order.
        draining = drain is not None and any(each.started <= drain.at for each in servers)
        if as_json:
            versions = [each.version for each in servers]
            more = {"message": message.value if message else None, "server_versions": versions}
            where = {"database": self.store.where, "draining": draining}
            click.echo(json.dumps({**facts, **more, **where}, ensure_ascii=False))
            return
        self.say("cli-status-database", where=self.store.where)
        closed = "yes" if facts["closed"] or draining else "no"
        self.say("cli-status-report", **{**facts, "closed": closed})
        if draining:
            self.say("cli-status-draining")
        if message:
            self.say("cli-status-message", text=message.value)

    async def show_table(self, *, code: str, as_json: bool) -> None:
        """The seats, with the ids of their players."""
        summary = await self._table(code)
        table = table_of(await self.store.entries(summary.table))
        people = [chair.person for chair in table.chairs if chair.person]
        if as_json:
            rows = [{"id": each.id, "name": each.name} for each in people]
            found = json.dumps({"table": summary.table, "players": rows}, ensure_ascii=False)
            click.echo(escape_json(found))
            return
        for each in people:
            click.echo(printable_line(f"{each.id}  {each.name}"))

    async def reports(self, *, as_json: bool) -> None:
        """What players reported, the newest first; `show-table` and `remove-player` come next."""
        found = await self.store.reports()
        if as_json:
            click.echo(
                escape_json(json.dumps([asdict(each) for each in found], ensure_ascii=False))
            )
            return
        for each in found:
            at = datetime.fromtimestamp(each.at / 1000, UTC).isoformat(timespec="seconds")
            line = (
                f"{at}  {each.table}  {each.reported}  {each.name}  {each.reason}  "
                f"{json.dumps(each.text, ensure_ascii=False)}  {each.reporter}"
            )
            click.echo(printable_line(line))
        self.say("cli-reports-done", count=len(found))

    # --- files -----------------------------------------------------------------------------------

    async def backup(self, *, file: str) -> None:
        await self.store.back_up(Path(file))
        self.say("cli-backup-done", file=file)

    async def restore(self, *, file: str, replace: bool) -> None:
        """Servers have tables in memory, which a restore would contradict: they must be stopped."""
        if running := await self._running_servers():
            raise AdminError("servers-running", {"count": len(running)})
        counts = await self.store.counts()
        if not replace and (counts.players or counts.entries):
            raise AdminError("storage-not-empty")
        await self.store.restore(Path(file))
        self.say("cli-restore-done", file=file)

    async def export(self, *, folder: str) -> None:
        written = 0
        for summary in await self.store.finished_before(END_OF_TIME, ALL):
            written += await export_record(self.store, summary, Path(folder), now_ms())
        self.say("cli-export-done", count=written, folder=folder)

    # --- removing --------------------------------------------------------------------------------

    async def remove_table(self, *, code: str) -> None:
        summary = await self._table(code)
        await self.store.remove_table(summary.table, now_ms())
        self.say("cli-remove-table-done", code=summary.table)

    async def remove_player(self, *, player: str) -> None:
        if await self.store.player_created(player) is None:
            raise AdminError("no-such-player")
        await remove_player(self.store, player, now_ms())
        self.say("cli-remove-player-done", player=player)

    # --- orders ----------------------------------------------------------------------------------

    async def close_tables(self) -> None:
        await self.store.give_order(Order(OrderName.CLOSE_TABLES, "", now_ms()))
        self.say("cli-close-tables-done")

    async def open_tables(self) -> None:
        """Also takes back `drain`, which closed them."""
        await self.store.withdraw_order(OrderName.CLOSE_TABLES)
        await self.store.withdraw_order(OrderName.DRAIN)
        self.say("cli-open-tables-done")

    async def message(self, *, text: str | None) -> None:
        shown = " ".join((text or "").split())
        if len(shown) > LONGEST_NOTICE or not shown.isprintable():
            raise AdminError("notice-unfit", {"most": LONGEST_NOTICE})
        if shown:
            await self.store.give_order(Order(OrderName.MESSAGE, shown, now_ms()))
            self.say("cli-message-done")
        else:
            await self.store.withdraw_order(OrderName.MESSAGE)
            self.say("cli-message-withdrawn")

    async def drain(self, *, seconds: int) -> None:
        await self.store.give_order(Order(OrderName.DRAIN, str(seconds), now_ms()))

    async def wait_until_drained(self, seconds: int) -> int:
        """Wait until every server has stopped; raise if one still runs when its time is up."""
        if running := await self._running_servers():
            self.say("cli-drain-waiting", count=len(running), seconds=seconds)
        deadline = time.monotonic() + seconds + STOP_SECONDS
        try:
            while running := await self._running_servers():
                if OrderName.DRAIN not in await self.store.orders():
                    self.say("cli-drain-withdrawn")
                    return 1
                if time.monotonic() > deadline:
                    raise AdminError("servers-not-stopped", {"count": len(running)})
                await asyncio.sleep(LOOK_SECONDS)
        except asyncio.CancelledError:  # Ctrl-C
            self.say("cli-drain-stands")
            raise
        await self.store.withdraw_order(OrderName.DRAIN)
        self.say("cli-drain-done")
        return 0

    # --- parts -----------------------------------------------------------------------------------

    async def _running_servers(self) -> list[RunningServer]:
        """Those that reported lately: one that was killed is forgotten after a while."""
        oldest = now_ms() - int(1000 * GONE_SECONDS)
        return [each for each in await self.store.servers() if each.seen >= oldest]

    async def _table(self, code: str) -> TableSummary:
        """`code` may be the link of an invitation."""
        summary = await self.store.summary(read_code(code.rpartition("/t/")[2]))
        if summary is None:
            raise Denied(Denial.NO_SUCH_TABLE)
        return summary


def run_admin(words: Words, *, task: str, data: str | None, **arguments: Any) -> int:
    """Do a task, which has the name of its command, on the database that `regicide serve` would use."""
    folder = Path(data) if data else data_folder(os.environ)
    url = database_url_of(os.environ)
    if url is not None and data is not None:
        raise AdminError("two-databases")
    file = folder / "tables.sqlite3"
    if url is None and task == "restore":
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    elif url is None and not file.exists():
        raise AdminError("no-database", {"file": str(file)})
    return asyncio.run(_run(Admin(words, open_store(url or str(file))), task, arguments))


async def _run(admin: Admin, task: str, arguments: Mapping[str, Any]) -> int:
    await admin.store.open()
    try:
        command: Callable[..., Awaitable[None]] = getattr(admin, task.replace("-", "_"))
        await command(**arguments)
        await _notify_servers()
        return await admin.wait_until_drained(**arguments) if task == "drain" else 0
    finally:
        await admin.store.close()


async def _notify_servers() -> None:
    """Servers read the database anyway; the bus makes it sooner."""
    bus = open_bus(bus_url_of(os.environ))
    bus.listen(lambda _notification: None, lambda: None)
    await bus.open()
    await bus.publish(OrdersChanged())
    await bus.close()
