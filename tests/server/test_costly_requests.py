"""Requests that would cost much for their few bytes, or for their price. Each test failed before."""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any
from weakref import ref

import h11
import pytest
from starlette.requests import Request

from asgi_client import AsgiAnswer, answer_of
from async_helpers import async_test, eventually
from fake_socket import RecordingSocket
from forked_server import ForkedServer, ServerWithoutRefills
from in_process_server import ANA, ANA_AUTHOR, FakeSocket, in_process_servers
from raw_client import RawConnection
from regicide.i18n import words
from regicide.server.app import make_app
from regicide.server.config import Config
from regicide.server.context import AppContext, close_context, make_context, open_context
from regicide.server.daily.daily_results import EASTERNMOST, WESTERNMOST
from regicide.server.errors import Denied
from regicide.server.http.reader_language import words_for
from regicide.server.identity import hash_secret
from regicide.server.limits import LARGEST_FRAME, MAX_LOBBY_TABLES, MOST_DAILY_TABLES, MOST_HEADERS
from regicide.server.people.player_removal import remove_player
from regicide.server.prices import PRICES, UNLIMITED, Price, Rate, Thing
from regicide.server.server_log import ServerLog
from regicide.server.socket_app import SocketApp
from regicide.server.spending import Payer
from regicide.server.storage import Player, StorageError, StoredEntry
from regicide.server.transport.connection import Connection
from regicide.server.transport.uvicorn_internals import RequestParser
from regicide.table import Person
from regicide.table.commands import BeReady, TakeSeat
from regicide.wire.http import NewTable
from table_client import api_error, api_request, new_player


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ForkedServer]:
    with ServerWithoutRefills(tmp_path) as process:
        yield process
        assert process.stop() == 0
        assert "failed" not in process.log_text()


@asynccontextmanager
async def running(folder: Path, **prices: Price) -> AsyncIterator[AppContext]:
    given = {Thing[name]: price for name, price in prices.items()}
    config = Config(data=folder, prices={**UNLIMITED, **given})
    context = make_context(config, ServerLog(lambda _line: None))
    await open_context(context)
    try:
        yield context
    finally:
        await close_context(context)


# --- bytes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("count, status", [(MOST_HEADERS - 2, 200), (MOST_HEADERS, 400)])
@async_test
async def test_thousands_of_headers_are_not_read(
    server: ForkedServer, count: int, status: int
) -> None:
    """8 kB of them took the server eight times as long as a request does."""
    async with await RawConnection.open(server.port) as connection:
        first = await connection.request("GET /healthz")
        assert first.status == 200
        assert (await connection.request("GET /healthz", *["a: "] * count)).status == status


def test_thousands_of_languages_are_not_read() -> None:
    def language(wanted: str) -> str:
        return words_for(
            Request({"type": "http", "headers": [(b"accept-language", wanted.encode())]})
        ).language

    assert language("xx," * 10 + "es") == "es"
    assert language("xx," * 1000 + "es") == "en"


# --- prices --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/nothing", "/api/tables/BBBB-BBBB/socket"])
@async_test
async def test_every_handshake_of_a_socket_has_a_price(tmp_path: Path, path: str) -> None:
    """Behind a proxy connections are free, and a refusal costs nearly as much as an answer."""
    async with running(tmp_path, ANSWER=Price(address=Rate(0, 2))) as context:
        headers = [(b"host", b"example.org")]  # refused in any case
        scope = {"type": "websocket", "path": path, "headers": headers, "client": ("192.0.2.1", 1)}
        sockets = [RecordingSocket() for _ in range(3)]
        for socket in sockets:
            await SocketApp(context)(scope, socket)
        assert [each.closed for each in sockets] == [421, 421, 429]


@async_test
async def test_one_address_does_not_hold_all_exports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slow readers hold them for a minute each."""
    secrets = {f"secret-{number}": f"player-{number}" for number in range(6)}
    async with running(tmp_path, EXPORT=PRICES[Thing.EXPORT]) as context:
        for secret, player in secrets.items():
            await context.services.store.add_player(Player(player, "Eve"), hash_secret(secret), 0)
        never = asyncio.Event()

        async def endless(*_arguments: object) -> AsyncIterator[bytes]:
            yield b"{"
            await never.wait()

        monkeypatch.setattr("regicide.server.http.player_routes.player_data", endless)
        app = make_app(context)

        async def export(secret: str, client: str) -> int:
            answer = AsgiAnswer()
            headers = {"host": "127.0.0.1", "authorization": f"Bearer {secret}"}
            asking.append(
                asyncio.ensure_future(
                    answer_of(app, "GET", "/api/me/data", headers, client=client, answer=answer)
                )
            )
            await eventually(lambda: answer.status)
            return answer.status

        asking: list[asyncio.Future[AsgiAnswer]] = []
        first, second, third, *_, last = secrets
        statuses = [await export(each, "192.0.2.1") for each in (first, second, third)]
        assert statuses == [200, 200, 429]
        assert await export(last, "192.0.2.2") == 200
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


def test_names_are_changed_and_players_deleted_at_a_price(server: ForkedServer) -> None:
    """Each change of a name waits for the disk, and a deletion rewrites every table of the player."""
    secret = new_player(server.url, "Eve")
    price = PRICES[Thing.CHANGE].player
    assert price is not None
    for _ in range(int(price.burst)):
        api_request(server.url, "/api/me", {"name": "Eve"}, secret=secret, method="PATCH")
    refused = api_error(server.url, "/api/me", {"name": "Eve"}, secret=secret, method="PATCH")
    assert refused[0] == 429
    price = PRICES[Thing.REMOVAL].address
    assert price is not None
    for _ in range(int(price.burst)):
        api_request(server.url, "/api/me", secret=new_player(server.url, "Eve"), method="DELETE")
    assert api_error(server.url, "/api/me", secret=secret, method="DELETE")[0] == 429


# --- memory --------------------------------------------------------------------------------------


@async_test
async def test_few_tables_keep_a_long_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes a megabyte: two hundred sockets at two hundred tables would take the memory of the server."""
    monkeypatch.setattr("regicide.server.live.update_history.RECENT_UPDATES", 3)
    monkeypatch.setattr("regicide.server.live.update_history.MOST_LONG_HISTORIES", 2)
    async with in_process_servers(tmp_path) as [server]:
        codes = [await server.create_table(players=2) for _ in range(4)]
        for code in codes:
            live = await server.registry.table(code)
            for number in range(20):
                await live.do(ANA_AUTHOR, f"ready-{number:04}", BeReady(number % 2 == 1))
            server.registry._tables.clear()  # what it read is not in memory
        for code in codes:
            client = FakeSocket(ANA.id)
            await server.registry.enter(code, client.connection, 1)
            assert client.update_seqs() == list(range(2, 22))
        kept = [len(live._history._recent) for live in server.registry._tables.values()]
        assert kept == [3, 3, 20, 20]
        again = FakeSocket(ANA.id)
        await server.registry.enter(codes[0], again.connection, 1)
        assert again.update_seqs() == list(range(2, 22))


@async_test
async def test_clients_catch_up_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred and fifty of them with 480 updates each held up every table for a third of a second."""
    async with in_process_servers(tmp_path) as [server]:
        code = await server.create_table(players=2)
        live = await server.registry.table(code)
        welcomed: list[int] = []
        turn, welcome = 0, live._listeners.welcome

        def note(*arguments: Any) -> None:
            welcomed.append(turn)
            welcome(*arguments)

        monkeypatch.setattr(live._listeners, "welcome", note)
        clients = [FakeSocket() for _ in range(20)]
        entering = [
            asyncio.ensure_future(server.registry.enter(code, each.connection, 0))
            for each in clients
        ]
        while not all(each.done() for each in entering):
            turn += 1
            await asyncio.sleep(0)
        assert len(set(welcomed)) == len(clients)


@async_test
async def test_few_tables_without_a_connection_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests and short visits load many."""
    monkeypatch.setattr("regicide.server.live.idle_tables.MOST_IDLE_TABLES", 3)
    async with in_process_servers(tmp_path) as [server]:
        codes = [await server.create_table() for _ in range(9)]
        await server.registry.enter(codes[0], FakeSocket(ANA.id).connection, None)
        for code in codes[1:7]:
            await server.registry.table(code)
        assert len(server.registry._tables) == 7  # a client may be about to enter
        monkeypatch.setattr("regicide.server.live.idle_tables.SHORTEST_IDLE_SECONDS", 0)
        for code in codes[7:]:
            await server.registry.table(code)
        assert [*server.registry._tables] == [codes[0], *codes[6:]]


def test_an_invalid_request_leaves_nothing_to_the_garbage_collector() -> None:
    """A flood of them would keep every connection in memory until the collector comes by."""
    parser = RequestParser(h11.SERVER, LARGEST_FRAME)
    parser.receive_data(b"GET /\r\n\r\n")
    gone = ref(parser)
    gc.disable()
    try:
        with suppress(h11.RemoteProtocolError):
            parser.next_event()
        del parser
        assert gone() is None
    finally:
        gc.enable()


# --- lists ---------------------------------------------------------------------------------------


@async_test
async def test_many_players_at_one_address_do_not_fill_the_public_list(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        wanted = NewTable(players=2, public=True)

        async def wait_at_a_table(player: str, address: str) -> str:
            code = await server.registry.create(Player(player, "Eve"), wanted, Payer(player))
            connection = Connection(RecordingSocket(), words("en"), address)
            connection.player_id = player
            await server.registry.enter(code, connection, None)
            return code

        honest = await wait_at_a_table("ana", "192.0.2.2")
        networks = [f"2001:db8:7:{number}::/64" for number in range(9)]
        for number in range(2 * MAX_LOBBY_TABLES):
            await wait_at_a_table(f"eve-{number}", networks[number % 9])
        listed = [each.code for each in (await server.registry.lobby.tables()).tables]
        assert len(listed) == MAX_LOBBY_TABLES
        assert listed[-1] == honest  # the oldest


@async_test
async def test_one_address_makes_fewer_daily_tables_than_the_results_of_a_day_count(
    tmp_path: Path,
) -> None:
    """With new players, it could otherwise make so many that those of others do not count."""
    async with running(tmp_path, DAILY_TABLE=Price(address=Rate(0, 2))) as context:

        async def make(player: str) -> None:
            wanted = NewTable(players=1, seed="daily-2026-11-18-1")
            host, payer = Player(player, "Eve"), Payer(player, "192.0.2.1")
            await context.registry.create(host, wanted, payer)

        for player in ("eve-1", "eve-2"):
            await make(player)
        with pytest.raises(Denied, match="too-fast"):
            await make("eve-3")
        price = PRICES[Thing.DAILY_TABLE].address
        assert price is not None
        day = EASTERNMOST - WESTERNMOST + timedelta(days=1)
        assert price.burst + price.rate * day.total_seconds() < MOST_DAILY_TABLES / 2


# --- deletions -----------------------------------------------------------------------------------


@async_test
async def test_a_deletion_that_was_cut_off_goes_on_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With many tables one attempt takes longer than a request may: each must bring the end nearer."""
    async with in_process_servers(tmp_path) as [server]:
        eve, store = Player("eve", "Eve"), server.store._store
        await store.add_player(eve, b"x" * 32, 0)
        codes = []
        for number in range(4):
            codes.append(await server.registry.create(ANA, NewTable(players=2), Payer(ANA.id)))
            live = await server.registry.table(codes[-1])
            await live.do(Person(eve.id, eve.name), f"sit-{number:04}", TakeSeat(1))
        reads: list[str] = []
        entries = store.entries

        async def fail_at_third(table: str, after: int = 0) -> list[StoredEntry]:
            reads.append(table)
            if len(reads) == 3:
                raise StorageError("storage-failed", {"where": "here", "why": "a test"})
            return await entries(table, after)

        monkeypatch.setattr(store, "entries", fail_at_third)
        with pytest.raises(StorageError):
            await remove_player(store, eve.id, 5)
        assert await store.player_created(eve.id) == 0
        await remove_player(store, eve.id, 5)
        assert sorted(reads) == sorted([*codes, reads[2]])
        assert await store.player_created(eve.id) is None


@async_test
async def test_a_table_in_memory_does_not_bring_a_deleted_name_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as context:
        store, registry = context.services.store, context.registry
        await store.add_player(Player("ben", "Benedikt"), hash_secret("bens-secret"), 0)
        code = await registry.create(ANA, NewTable(players=2), Payer(ANA.id))
        live = await registry.table(code)
        await live.do(Person("ben", "Benedikt"), "take-seat", TakeSeat(1))
        remove = store.remove_player

        async def play_on(player: str, now: int) -> None:
            await remove(player, now)
            if live in registry._tables.values():
                await live.do(ANA_AUTHOR, "play-on-1", BeReady(True))

        monkeypatch.setattr(store, "remove_player", play_on)
        headers = {"host": "127.0.0.1", "authorization": "Bearer bens-secret"}
        answer = await answer_of(make_app(context), "DELETE", "/api/me", headers)
        summary = await store.summary(code)
        assert summary is not None
        kept = b"".join(each.body for each in await store.entries(code)) + summary.body
        assert (answer.status, b"Benedikt" in kept) == (200, False)
