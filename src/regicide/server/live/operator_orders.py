"""Follows the orders of the operator, which `regicide admin` writes to the store.

Every server reads them every few seconds, and at once if the bus says that they changed. It also reports that
it runs, so that the operator knows which servers there are; and because this reads and writes the store regularly,
it is how a server knows that the store fails, before a player tells.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

from regicide.i18n import Words
from regicide.server.errors import Denial, Denied
from regicide.server.keeping.retention import prune_tables
from regicide.server.limits import (
    GONE_SECONDS,
    REMOVAL_SECONDS,
    REMOVAL_SKEW_SECONDS,
    SEEN_SECONDS,
    SWEEP_SECONDS,
)
from regicide.server.live.live_table import LiveTable
from regicide.server.live.signed_in import SignedIn
from regicide.server.services import TableServices
from regicide.server.storage import (
    Order,
    OrderName,
    Removal,
    RemovalKind,
    RunningServer,
    StorageError,
)
from regicide.server.transport.connection import Connection
from regicide.table import Phase
from regicide.version import __version__
from regicide.wire.encoding import encode
from regicide.wire.messages import Notice


class OperatorOrders:
    """The orders that stand, and what this server does about them."""

    def __init__(
        self,
        services: TableServices,
        server_id: str,
        live_tables: Callable[[], Iterable[LiveTable]],
        signed_in: SignedIn,
        drop_table: Callable[[LiveTable, Denied], None],
    ) -> None:
        self._services = services
        self._server_id = server_id
        self._live_tables = live_tables
        self._signed_in = signed_in
        self._drop_table = drop_table
        self._orders: dict[OrderName, Order] = {}
        self._changed = asyncio.Event()
        self._started = services.clock()
        #: When it last reported, swept and read removals; None: not yet.
        self._reported: int | None = None
        self._swept: int | None = None
        self._removals_read = self._started
        self._removed: set[Removal] = set()
        #: Whether the store answered and took the last report, and whether the bus was up.
        self._storage_works = self._bus_works = True
        #: Whether other servers use the same store, as far as they reported.
        self.has_other_servers = False
        #: Called once the operator's `drain` may stop this server.
        self.when_drained: Callable[[], None] = lambda: None

    @property
    def is_draining(self) -> bool:
        """A server that was started after the order is not meant."""
        order = self._orders.get(OrderName.DRAIN)
        return order is not None and order.at >= self._started

    def ensure_tables_open(self) -> None:
        """Raise while the operator allows no new tables."""
        if OrderName.CLOSE_TABLES in self._orders or self.is_draining:
            raise Denied(Denial.TABLES_CLOSED)

    def greet(self, connection: Connection) -> None:
        """Show a new client the message that stands."""
        text = self._notice(connection.words)
        if text is not None:
            connection.post(encode(Notice(text)))

    # --- following -------------------------------------------------------------------------------

    def wake(self) -> None:
        """Read the orders now."""
        self._changed.set()

    async def run(self) -> None:
        while True:
            self._changed.clear()
            await self.look()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), self._services.config.order_seconds)

    async def look(self) -> None:
        """Report, read and sweep, and note whether store and bus work."""
        try:
            await self._report_if_due()
            await self.read()
            await self._sweep_if_due()
        except StorageError as error:
            self._services.storage_failed(error)
            self._note_storage(works=False)
        else:
            self._note_storage(works=True)
        self._note_bus(works=self._services.bus.is_up)

    async def read(self) -> None:
        """Read orders and removals, and act on what is new."""
        before = self._orders
        self._orders = await self._services.store.orders()
        if _shown(before) != _shown(self._orders):
            self._tell_everyone()
        await self._read_servers()
        await self._read_removals()
        self._stop_if_drained()

    async def _read_servers(self) -> None:
        oldest = self._services.clock() - int(1000 * GONE_SECONDS)
        running = [each for each in await self._services.store.servers() if each.seen >= oldest]
        self.has_other_servers = any(each.id != self._server_id for each in running)

    async def close(self) -> None:
        """Say that this server has stopped."""
        if self._reported is not None:
            with suppress(StorageError):
                await self._services.store.forget_server(self._server_id)

    async def _report_if_due(self) -> None:
        now = self._services.clock()
        if self._reported is None or now - self._reported >= 1000 * SEEN_SECONDS:
            server = RunningServer(self._server_id, __version__, self._started, now)
            await self._services.store.report_server(server)
            self._reported = now

    async def _sweep_if_due(self) -> None:
        now = self._services.clock()
        if self._swept is None or now - self._swept >= 1000 * SWEEP_SECONDS:
            self._swept = now
            await self._services.store.sweep_removals(now - 1000 * REMOVAL_SECONDS)
            await prune_tables(self._services, {each.code for each in self._live_tables()})

    # --- health ----------------------------------------------------------------------------------

    async def storage_answers(self) -> bool:
        """Whether the store can be read now, and took what this server wrote last."""
        try:
            await self._services.store.last_seq(["none"])
        except StorageError:
            return False
        return self._storage_works

    def _note_storage(self, *, works: bool) -> None:
        if works and not self._storage_works:
            self._services.log.storage_works()
        self._storage_works = works
        self._services.metrics.without_storage = int(not works)

    def _note_bus(self, *, works: bool) -> None:
        if works != self._bus_works:
            self._services.log.event("bus-works" if works else "bus-lost")
        self._bus_works = works
        self._services.metrics.without_bus = int(not works)

    # --- messages --------------------------------------------------------------------------------

    def sentences(self, words: Words) -> list[str]:
        """What players should know about this server now."""
        closed = OrderName.CLOSE_TABLES in self._orders
        return [*self._told(words), *([words.say("error-tables-closed")] if closed else [])]

    def _told(self, words: Words) -> list[str]:
        message = self._orders.get(OrderName.MESSAGE)
        parts = [message.value] if message else []
        return [*parts, words.say("notice-draining")] if self.is_draining else parts

    def _notice(self, words: Words) -> str | None:
        return " ".join(self._told(words)) or None

    def _tell_everyone(self) -> None:
        for live in self._live_tables():
            for connection in live.connections:
                connection.post(encode(Notice(self._notice(connection.words))))

    # --- removals --------------------------------------------------------------------------------

    async def _read_removals(self) -> None:
        """Clocks of several machines differ: read the last minute again."""
        now = self._services.clock()
        after = self._removals_read - 1000 * REMOVAL_SKEW_SECONDS
        found = set(await self._services.store.removals(after))
        for removal in found - self._removed:
            if removal.kind is RemovalKind.TABLE:
                self._table_removed(removal.name)
            elif removal.kind is RemovalKind.DEVICE:
                self._signed_in.sign_out(removal.name)
            elif removal.at >= self._started - 1000 * REMOVAL_SKEW_SECONDS:
                self._player_removed(removal.name)
        self._removed, self._removals_read = found, now

    def _table_removed(self, code: str) -> None:
        for live in list(self._live_tables()):
            if live.code == code:
                self._drop_table(live, Denied(Denial.NO_SUCH_TABLE))

    def _player_removed(self, player: str) -> None:
        """Close the player's connections, and read their tables again: the log names them no more."""
        self._signed_in.remove_player(player)
        for live in list(self._live_tables()):
            if live.table.seat_of(player) is not None:
                self._drop_table(live, Denied(Denial.STOPPING))

    # --- draining --------------------------------------------------------------------------------

    def _stop_if_drained(self) -> None:
        if not self.is_draining:
            return
        order = self._orders[OrderName.DRAIN]
        is_late = self._services.clock() >= order.at + 1000 * int(order.value)
        if is_late or not any(map(_is_playing, self._live_tables())):
            self.when_drained()


def _shown(orders: dict[OrderName, Order]) -> tuple[Order | None, Order | None]:
    return orders.get(OrderName.MESSAGE), orders.get(OrderName.DRAIN)


def _is_playing(live: LiveTable) -> bool:
    """Whether people play here now. A game goes on later where it stopped: each move is stored."""
    table = live.table
    is_waited_for = table.phase is Phase.PLAYING and not table.is_paused
    return bool(live.connections) and is_waited_for and not table.is_turn_by_turn
