"""Servers without a network, on a store that fails when it is told to."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from regicide.bots.bot_runner import BotRunner
from regicide.i18n import words
from regicide.server.bus import LocalBus
from regicide.server.config import Config
from regicide.server.connection import Connection
from regicide.server.logs import Log
from regicide.server.metrics import Metrics
from regicide.server.services import Services
from regicide.server.storage import (
    Player,
    StorageError,
    Store,
    StoredEntry,
    TableSummary,
    open_store,
)
from regicide.server.table_registry import TableRegistry
from regicide.table import Author
from regicide.wire.encoding import decode_server
from regicide.wire.http import NewTable, TableSummaryView
from regicide.wire.messages import Lobby, ServerMessage, Update

ANA = Player("ana", "Ana")
ANA_DOES = Author(ANA.id, ANA.name)


class FlakyStore:
    """A store that can be told to fail, after writing or before, and to be slow."""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: Appends that are written, and then fail.
        self.doubts = 0
        #: Everything fails.
        self.away = False
        #: `lines` answers once this is set, with what it read before.
        self.reading = asyncio.Event()
        self.reading.set()
        self.reads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def _check(self) -> None:
        if self.away:
            raise StorageError("storage-unreachable", {"where": "here", "why": "a test"})

    async def append(
        self, table: str, line: StoredEntry, notice: TableSummary | None = None
    ) -> bool:
        self._check()
        fate = await self._store.append(table, line, notice)
        if self.doubts:
            self.doubts -= 1
            raise StorageError("storage-unreachable", {"where": "here", "why": "a test"})
        return fate

    async def lines(self, table: str, after: int = 0) -> list[StoredEntry]:
        self._check()
        lines = await self._store.lines(table, after)
        self.reads += 1
        await self.reading.wait()
        return lines

    async def public_summaries(self, limit: int) -> list[TableSummary]:
        notices = await self._store.public_summaries(limit)
        self.reads += 1
        await self.reading.wait()
        return notices

    async def last_seq(self, tables: list[str]) -> dict[str, int]:
        self._check()
        return await self._store.last_seq(tables)


class FakeSocket:
    """Somebody's socket."""

    def __init__(self, person: str | None = None) -> None:
        self.heard: list[ServerMessage] = []
        self.connection = Connection(self._send, words("en"), self._write)
        self.connection.person = person

    def _write(self, text: bytes) -> bool:
        self.heard.append(decode_server(text))
        return True

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._write(message["text"])

    def lists(self) -> list[tuple[TableSummaryView, ...]]:
        return [each.list.tables for each in self.heard if isinstance(each, Lobby)]

    def numbers(self) -> list[int]:
        return [each.seq for each in self.heard if isinstance(each, Update)]


class InProcessServer:
    """A server without a network."""

    def __init__(self, store: Store) -> None:
        self.store = FlakyStore(store)
        self.said: list[str] = []
        now = iter(range(1_000_000, 9_000_000))
        self.registry = TableRegistry(
            Services(
                config=Config(data=Path("nowhere")),
                store=self.store,  # type: ignore[arg-type]  # the rest is the store's
                bus=LocalBus(),
                thinking=BotRunner((0, 0)),
                metrics=Metrics(),
                log=Log(self.said.append),
                clock=lambda: next(now),
            )
        )

    async def table(self, **wanted: Any) -> str:
        return await self.registry.make(ANA, NewTable(**{"players": 1, "ready": True, **wanted}))


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
