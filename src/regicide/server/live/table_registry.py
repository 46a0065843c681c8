"""The tables in memory: loads and creates them, and unloads those without connections."""

import asyncio
import secrets
from collections.abc import Coroutine
from itertools import count

from regicide.server.bus import (
    DeviceAdded,
    LobbyChanged,
    LogGrew,
    Notification,
    OrdersChanged,
    PresenceReported,
    PresenceRequested,
)
from regicide.server.daily.daily_results import RecentDailyResults
from regicide.server.errors import Denial, Denied
from regicide.server.identity import derived_code, new_code
from regicide.server.limits import (
    MOST_COUNTED_TABLES,
    POLL_SECONDS,
    REPORT_SECONDS,
    RETRY_SECONDS,
)
from regicide.server.lists.lobby import LobbyFeed
from regicide.server.lists.table_summary import knows_deal, summarize
from regicide.server.live.due_tables import DueTables
from regicide.server.live.idle_tables import IdleTables
from regicide.server.live.live_table import LiveTable
from regicide.server.live.opened_tables import (
    check_wanted,
    rematch_of,
    wanted_options,
    wanted_table,
)
from regicide.server.live.operator_orders import OperatorOrders
from regicide.server.live.presence import PresenceReport
from regicide.server.live.signed_in import SignedIn
from regicide.server.live.update_history import LongHistories
from regicide.server.prices import Thing
from regicide.server.services import TableServices
from regicide.server.spending import Payer
from regicide.server.storage import Player, StorageError, StoredEntry
from regicide.server.transport.connection import Connection
from regicide.study.daily import daily_of
from regicide.table import Entry, Person, Phase, Table, apply_entry
from regicide.table.commands import AskRematch
from regicide.table.entry import Open
from regicide.wire.http import NewTable
from regicide.wire.log_format import read_entry, write_entry


class TableRegistry:
    """All tables of this server, by code."""

    def __init__(self, services: TableServices) -> None:
        self.services = services
        self.lobby = LobbyFeed(
            services, lambda code: live.customers if (live := self.loaded(code)) else ()
        )
        self.daily_results = RecentDailyResults(services.store, services.clock)
        self._tables: dict[str, LiveTable] = {}
        #: The table with a code, if it is in memory.
        self.loaded = self._tables.get
        self._idle = IdleTables(self._unload)
        self._long_histories = LongHistories()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        #: Notifications for tables that are being loaded: the log may have grown after it was read.
        self._notified: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._server_id = secrets.token_hex(4)
        self._stopping = False
        self.signed_in = SignedIn()
        self.orders = OperatorOrders(
            services,
            self._server_id,
            self._tables.values,
            self.signed_in,
            drop_table=self._drop,
        )
        self.due = DueTables(services, self.table)
        services.bus.listen(self._on_notification, self._on_missed)

    async def table(self, code: str) -> LiveTable:
        """The table with this code; loads it if it is not in memory."""
        live = self.loaded(code) or await self._load(code)
        if live is None:
            raise Denied(Denial.NO_SUCH_TABLE)
        return live

    async def _load(self, code: str) -> LiveTable | None:
        """Load a table once, even if several callers ask for it, and some of them are cancelled."""
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.get_running_loop().create_task(
                self._load_table(code)
            )
        return await asyncio.shield(task)

    async def _load_table(self, code: str) -> LiveTable | None:
        live = LiveTable(
            code,
            self.services,
            self._make_rematch,
            self._phase_or_seats_changed,
            self._publish_presence,
            long_histories=self._long_histories,
        )
        try:
            if not await live.load():
                return None
        finally:
            del self._loading[code]
            notified = self._notified.pop(code, 0)
        self._tables[code] = live
        self._idle.add(live)
        self._start_task(live.catch_up_to(notified))
        self._publish(PresenceRequested(code))
        self.services.metrics.tables = len(self._tables)
        return live

    async def enter(self, code: str, connection: Connection, after: int | None) -> LiveTable:
        """Add a connection to a table, after every entry that the client has already seen is applied."""
        live = await self.table(code)
        if after is not None and after > live.table.seq:  # the client saw it at another server
            await live.catch_up_to(after)
            live = await self.table(code)  # it may have been unloaded meanwhile
        self._ensure_open()
        await live.enter(connection, after)
        self._idle.discard(live)
        self.orders.greet(connection)
        self._close_if_stopping(connection)
        return live

    async def enter_lobby(self, connection: Connection) -> None:
        self._ensure_open()
        await self.lobby.enter(connection)
        self._close_if_stopping(connection)

    def _ensure_open(self) -> None:
        """Refuse clients that reconnect while this server stops."""
        if self._stopping:
            raise Denied(Denial.STOPPING)

    def _close_if_stopping(self, connection: Connection) -> None:
        """A client that connected during `disconnect_clients` was not disconnected by it."""
        if self._stopping:
            connection.close(Denied(Denial.STOPPING), reconnect=True)

    # --- creating --------------------------------------------------------------------------------

    async def create(self, host: Player, wanted: NewTable, payer: Payer) -> str:
        """Create a table, and return its code."""
        self.orders.ensure_tables_open()
        check_wanted(wanted)
        is_known = wanted.seed is not None and await self._knows_deal(
            payer, host, (wanted.seed, wanted.players, wanted_options(wanted))
        )
        what = wanted_table(host, wanted, known_deal=is_known)
        return await self._create(Person(host.id, host.name), what, payer)

    async def _knows_deal(self, payer: Payer, player: Player, deal: tuple[str, int, str]) -> bool:
        """Whether this player has seen the deal to its end at this server."""
        self.services.spending.take(Thing.LISTING, payer)
        summaries = await self.services.store.summaries_of(player.id, MOST_COUNTED_TABLES)
        return any(knows_deal(each, deal) for each in summaries)

    async def _create(self, maker: Person, what: Open, payer: Payer) -> str:
        while not await self.open_at(code := new_code(), maker, what, payer):
            pass
        return code

    async def open_at(self, code: str, maker: Person, what: Open, payer: Payer) -> bool:
        """False if the code is already in use. Every table is made and paid here."""
        self.services.spending.take(Thing.TABLE, payer)
        if what.public:
            self.services.spending.take(Thing.PUBLIC_TABLE, payer)
        if daily_of(what.seed):
            self.services.spending.take(Thing.DAILY_TABLE, payer)
        now = self.services.clock()
        entry = Entry(maker, what, now)
        table = apply_entry(None, entry).after
        summary = summarize(code, table, created=now, now=now)
        stored = StoredEntry(1, "open", now, write_entry(entry))
        if not await self.services.store.append(code, stored, summary):
            return False
        self.services.log.event("table-created", table=code, players=table.settings.players)
        await self._lobby_changed(table)
        return True

    async def _make_rematch(self, table: Table, payer: Payer, request: AskRematch) -> str:
        """Create a table with the same players and bots in the same seats.

        Its code is derived from the old table, so repeated requests create it only once. The ids of the
        people are secret, and in it: records publish the salt and everything else about the old table.
        """
        self.orders.ensure_tables_open()
        what = rematch_of(table, same_deal=request.same_deal)
        people = (table.maker.id, *(chair.person.id for chair in table.chairs if chair.person))
        source = "|".join(("rematch", table.seal.salt, *people, str(request.same_deal)))
        for attempt in count():
            code = derived_code(f"{source}|{attempt}")
            if await self.open_at(code, table.maker, what, payer):
                return code
            if await self._is_same_table(code, what):
                return code
        raise AssertionError("unreachable")

    async def _is_same_table(self, code: str, what: Open) -> bool:
        """Whether an earlier attempt, which did not finish, created this table."""
        first = read_entry((await self.services.store.entries(code))[0].body).what
        return isinstance(first, Open) and first.seats == what.seats

    async def _phase_or_seats_changed(self, table: Table) -> None:
        if table.phase is Phase.OVER and table.settings.chosen_seed:
            self.daily_results.forget(table.seal.seed.text)  # the players look at them now
        await self._lobby_changed(table)

    async def _lobby_changed(self, table: Table) -> None:
        """The list of public tables may have changed: notify the lobby here and at other servers."""
        if table.settings.public:
            self.lobby.mark_changed()
            await self.services.bus.publish(LobbyChanged())

    # --- unloading -------------------------------------------------------------------------------

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """Remove a connection; after the last one the table is unloaded."""
        live.leave(connection)
        if not live.connections:
            self._idle.add(live)

    def _unload(self, live: LiveTable) -> None:
        if live.connections or self._tables.get(live.code) is not live:
            return
        if live.is_busy:
            self._idle.add(live)
            return
        self._idle.discard(live)
        del self._tables[live.code]
        self.services.metrics.tables = len(self._tables)

    def _drop(self, live: LiveTable, denied: Denied) -> None:
        """Forget a table whose log was removed or rewritten, and close its connections."""
        if self._tables.get(live.code) is live:
            del self._tables[live.code]
            self._idle.discard(live)
            self.services.metrics.tables = len(self._tables)
        for connection in list(live.connections):
            connection.close(denied, reconnect=denied.denial.is_temporary)
        self._start_task(live.close())

    # --- other servers ---------------------------------------------------------------------------

    def _on_notification(self, notification: Notification) -> None:
        match notification:
            case LogGrew(code, seq):
                self._log_grew(code, seq)
            case LobbyChanged():
                self.lobby.mark_changed()
            case OrdersChanged():
                self.orders.wake()
            case DeviceAdded(player):
                self.signed_in.tell_of_new_device(player)
            case PresenceRequested(code):
                if live := self._tables.get(code):
                    live.presence.report()
            case PresenceReported(code, server, at, seats, watching):
                if live := self._tables.get(code):
                    live.presence.receive(server, PresenceReport(at, seats, watching))

    def _log_grew(self, code: str, seq: int) -> None:
        """Another server appended to a log: read it, now or once the table is loaded."""
        if live := self._tables.get(code):
            self._start_task(live.catch_up_to(seq))
        elif code in self._loading:
            self._notified[code] = max(seq, self._notified.get(code, 0))

    def _publish_presence(self, code: str, report: PresenceReport) -> None:
        self._publish(
            PresenceReported(code, self._server_id, report.at, report.seats, report.watching)
        )

    def _publish(self, notification: Notification) -> None:
        if self.services.config.bus_url is not None:
            self._start_task(self.services.bus.publish(notification))

    async def _poll_without_bus(self) -> None:
        """Read the store regularly while there is no bus or it is down.

        SQLite is meant for one server; if there are others all the same, they must see each other's entries.
        """
        config = self.services.config
        while True:
            await asyncio.sleep(POLL_SECONDS)
            has_bus = config.bus_url is not None and self.services.bus.is_up
            if not has_bus and (config.database_url is not None or self.orders.has_other_servers):
                await self._refresh_all()

    async def _report_presence_regularly(self) -> None:
        """Repeat this server's presence before it expires at the others."""
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            for live in self._tables.values():
                if live.connections:
                    live.presence.report()

    def _on_missed(self) -> None:
        """Notifications may have been missed: check all tables."""
        self._start_task(self._refresh_all())

    async def _refresh_all(self) -> None:
        """Compare all tables with the store; retries until the store answers."""
        self.lobby.mark_changed()
        while codes := [*self._tables, *self._loading]:
            try:
                found = await self.services.store.last_seq(codes)
            except StorageError as error:
                self.services.storage_failed(error)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            for code, seq in found.items():
                self._log_grew(code, seq)
            return

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        """Run in the background; log an exception."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.services.log.failure("background-task-failed", error)

    # --- starting and stopping -------------------------------------------------------------------

    async def disconnect_clients(self) -> None:
        """The server stops: close all connections and tell the clients to reconnect."""
        self._stopping = True
        connections = [each for live in self._tables.values() for each in live.connections]
        connections += self.lobby.connections
        for connection in connections:
            connection.close(Denied(Denial.STOPPING), reconnect=True)
        await asyncio.gather(*(each.drain() for each in connections))

    def open(self) -> None:
        """Start the background tasks."""
        self._start_task(self.orders.run())
        if self.services.config.bus_url is not None:
            self._start_task(self._report_presence_regularly())
        self._start_task(self._poll_without_bus())
        self._start_task(self.due.run())

    async def close(self) -> None:
        for task in (*self._tasks, *self._loading.values()):
            task.cancel()
        for live in list(self._tables.values()):
            await live.close()
        await self.orders.close()
        self.lobby.close()
        self.services.bot_runner.close()
