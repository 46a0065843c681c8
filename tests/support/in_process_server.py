"""In-process servers without a network, on a store that fails on demand."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fake_socket import RecordingSocket
from regicide.bots.bot_runner import BotRunner
from regicide.i18n import words
from regicide.server.bus import LocalBus
from regicide.server.config import Config
from regicide.server.live.table_registry import TableRegistry
from regicide.server.metrics import Metrics
from regicide.server.prices import UNLIMITED
from regicide.server.server_log import ServerLog
from regicide.server.services import TableServices
from regicide.server.spending import Payer, Spending
from regicide.server.storage import (
    Player,
    RunningServer,
    StorageError,
    Store,
    StoredEntry,
    TableSummary,
    open_store,
)
from regicide.server.transport.connection import Connection
from regicide.table import Person
from regicide.wire.encoding import decode_server
from regicide.wire.http import NewTable, TableSummaryView
from regicide.wire.messages import Lobby, ServerMessage, Update

ANA = Player("ana", "Ana")
ANA_AUTHOR = Person(ANA.id, ANA.name)


class FlakyStore:
    """Wraps a store. Tests make it fail before or after a write, or make reads slow."""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: How many of the next appends are written and then fail.
        self.lost_replies = 0
        #: If True, every call fails.
        self.unreachable = False
        #: If True, a server cannot report that it runs, as on a full disk.
        self.full = False
        #: Reads return only when this is set, with what they read before.
        self.read_gate = asyncio.Event()
        self.read_gate.set()
        self.reads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def _check(self) -> None:
        if self.unreachable:
            raise StorageError("storage-unreachable", {"where": "here", "why": "a test"})

    async def report_server(self, server: RunningServer) -> None:
        if self.full:
            raise StorageError("storage-failed", {"where": "here", "why": "a test\nDETAIL: Ana"})
        await self._store.report_server(server)

    async def append(
        self, table: str, entry: StoredEntry, summary: TableSummary | None = None
    ) -> bool:
        self._check()
        result = await self._store.append(table, entry, summary)
        if self.lost_replies:
            self.lost_replies -= 1
            raise StorageError("storage-unreachable", {"where": "here", "why": "a test"})
        return result

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        self._check()
        entries = await self._store.entries(table, after)
        self.reads += 1
        await self.read_gate.wait()
        return entries

    async def public_summaries(self, limit: int) -> list[TableSummary]:
        summaries = await self._store.public_summaries(limit)
        self.reads += 1
        await self.read_gate.wait()
        return summaries

    async def last_seq(self, tables: list[str]) -> dict[str, int]:
        self._check()
        return await self._store.last_seq(tables)


class FakeSocket:
    """A connection that keeps every message it receives."""

    def __init__(self, player_id: str | None = None) -> None:
        self._socket = RecordingSocket()
        self.connection = Connection(self._socket, words("en"))
        self.connection.player_id = player_id

    @property
    def received(self) -> list[ServerMessage]:
        return [decode_server(each) for each in self._socket.sent]

    def forget(self) -> None:
        """Forget the messages so far."""
        self._socket.sent.clear()

    def table_lists(self) -> list[tuple[TableSummaryView, ...]]:
        return [each.list.tables for each in self.received if isinstance(each, Lobby)]

    def update_seqs(self) -> list[int]:
        return [each.seq for each in self.received if isinstance(each, Update)]


class InProcessServer:
    """A table registry on a flaky store, without a network."""

    def __init__(self, store: Store, clock: Callable[[], int] | None = None) -> None:
        self.store = FlakyStore(store)
        self.logged: list[str] = []
        now = iter(range(1_000_000, 9_000_000))
        self.registry = TableRegistry(
            TableServices(
                config=Config(data=Path("nowhere")),
                store=self.store,  # type: ignore[arg-type]  # __getattr__ forwards the rest
                bus=LocalBus(),
                bot_runner=BotRunner((0, 0)),
                spending=Spending(UNLIMITED),
                metrics=Metrics(),
                log=ServerLog(self.logged.append),
                clock=clock or (lambda: next(now)),
            )
        )

    async def create_table(self, **wanted: Any) -> str:
        """Create a table of one player who is ready; returns its code."""
        return await self.registry.create(
            ANA, NewTable(**{"players": 1, "ready": True, **wanted}), Payer(ANA.id)
        )


@asynccontextmanager
async def in_process_servers(folder: Path, count: int = 1) -> AsyncIterator[list[InProcessServer]]:
    store = open_store(folder / "tables.sqlite3")
    await store.open()
    opened = [InProcessServer(store) for _ in range(count)]
    try:
        yield opened
    finally:
        for server in opened:
            await server.registry.close()
        await store.close()
