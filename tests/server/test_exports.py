"""What is kept about a player leaves in pieces: a slow reader costs little memory, and its budget until the end."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Message

from asgi_client import AsgiAnswer, answer_of
from async_helpers import async_test
from regicide.server.app import make_app
from regicide.server.config import Config
from regicide.server.context import AppContext, close_context, make_context, open_context
from regicide.server.identity import hash_secret
from regicide.server.limits import TABLES_AT_ONCE
from regicide.server.server_log import ServerLog
from regicide.server.spending import Payer
from regicide.server.storage import Player, StorageError, StoredEntry
from regicide.table import Person
from regicide.table.commands import BeReady
from regicide.wire.http import NewTable

ANA = Player("ana", "Ana")
SECRET = "x" * 43
HEADERS = {"host": "127.0.0.1", "authorization": f"Bearer {SECRET}"}
PATH = "/api/me/data"


@asynccontextmanager
async def server_of_ana(folder: Path, *, tables: int) -> AsyncIterator[tuple[ASGIApp, AppContext]]:
    """Ana sits at so many tables, and has done something at the first one."""
    context = make_context(Config(data=folder).without_limits(), ServerLog(lambda _line: None))
    await open_context(context)
    await context.services.store.add_player(ANA, hash_secret(SECRET), 1)
    for number in range(tables):
        code = await context.registry.create(ANA, NewTable(players=2), Payer())
        if number == 0:
            live = await context.registry.table(code)
            await live.do(Person(ANA.id, ANA.name), "ready-12", BeReady(True))
    limited = make_context(Config(data=folder), ServerLog(lambda _line: None))
    await open_context(limited)
    try:
        yield make_app(limited), limited
    finally:
        await close_context(limited)
        await close_context(context)


class SlowReader(AsgiAnswer):
    """Reads the beginning, and the rest when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.reads_on = asyncio.Event()
        self.has_begun = asyncio.Event()

    async def send(self, message: Message) -> None:
        await super().send(message)
        if self.pieces:
            self.has_begun.set()
            await self.reads_on.wait()


@async_test
async def test_all_tables_and_entries_are_in_it(tmp_path: Path) -> None:
    count = 2 * TABLES_AT_ONCE + 1
    async with server_of_ana(tmp_path, tables=count) as (app, _):
        answer = await answer_of(app, "GET", PATH, HEADERS)
        found = json.loads(b"".join(answer.pieces))
        assert (found["name"], len(found["tables"])) == ("Ana", count)
        assert [each["entry"]["what"] for each in found["entries"]] == [
            {"do": "be-ready", "ready": True}
        ]
        assert answer.is_complete


@async_test
async def test_a_slow_reader_holds_one_page_and_their_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_of_ana(tmp_path, tables=2 * TABLES_AT_ONCE) as (app, context):
        pages: list[str] = []
        store = context.services.store
        read = store.tables_of

        async def count(player: str, limit: int, after: str = "") -> object:
            pages.append(after)
            return await read(player, limit, after)

        monkeypatch.setattr(store, "tables_of", count)
        slow = SlowReader()
        reading = asyncio.ensure_future(answer_of(app, "GET", PATH, HEADERS, answer=slow))
        await slow.has_begun.wait()
        assert len(pages) <= 1
        assert (await answer_of(app, "GET", PATH, HEADERS)).status == 429
        slow.reads_on.set()
        assert (await reading).is_complete
        assert (await answer_of(app, "GET", PATH, HEADERS)).status == 200


@async_test
async def test_a_reader_who_goes_away_gives_the_budget_back(tmp_path: Path) -> None:
    async with server_of_ana(tmp_path, tables=1) as (app, _):
        slow = SlowReader()
        reading = asyncio.ensure_future(answer_of(app, "GET", PATH, HEADERS, answer=slow))
        await slow.has_begun.wait()
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert (await answer_of(app, "GET", PATH, HEADERS)).status == 200


@async_test
async def test_an_export_that_the_database_interrupts_is_not_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_of_ana(tmp_path, tables=1) as (app, context):

        async def fail(_player: str, _table: str) -> list[StoredEntry]:
            raise StorageError("storage-unreachable", {"where": "here", "why": "a test"})

        monkeypatch.setattr(context.services.store, "entries_by", fail)
        answer = await answer_of(app, "GET", PATH, HEADERS)
        assert (answer.status, answer.is_complete) == (200, False)
        assert context.services.metrics.storage_errors == 1
