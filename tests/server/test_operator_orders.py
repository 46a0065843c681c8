"""What a server does about the operator's orders, removals, and old tables; and about a player's own data."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from async_helpers import async_test
from in_process_server import ANA, ANA_AUTHOR, FakeSocket, InProcessServer, in_process_servers
from regicide.server.errors import Denied
from regicide.server.keeping.retention import DAY, prune_tables
from regicide.server.people.player_data import player_data
from regicide.server.people.player_removal import NO_NAME, remove_player
from regicide.server.spending import Payer
from regicide.server.storage import Club, Order, OrderName, Player
from regicide.table import Person
from regicide.table.commands import AskAbandon, AskRematch, BeReady, Pause, Speak, TakeSeat
from regicide.wire.http import NewTable
from regicide.wire.messages import Goodbye, Notice

BEN = Player("ben", "Benedikt")
NEW_TABLE = NewTable(players=2, options="talk=casual")


@asynccontextmanager
async def one_server(folder: Path) -> AsyncIterator[InProcessServer]:
    async with in_process_servers(folder) as [server]:
        yield server


async def entered(server: InProcessServer, code: str, player: str = ANA.id) -> FakeSocket:
    socket = FakeSocket(player)
    server.registry.signed_in.add(socket.connection)
    await server.registry.enter(code, socket.connection, None)
    return socket


async def order(server: InProcessServer, name: OrderName, value: str = "") -> None:
    """Give an order, and let the server read it."""
    now = server.registry.services.clock()
    await server.store._store.give_order(Order(name, value, now))
    await server.registry.orders.read()


async def notices(socket: FakeSocket) -> list[str | None]:
    await socket.connection.drain()
    return [each.text for each in socket.received if isinstance(each, Notice)]


async def goodbyes(socket: FakeSocket) -> list[tuple[str, bool]]:
    await socket.connection.drain()
    return [(each.error.code, each.again) for each in socket.received if isinstance(each, Goodbye)]


# --- orders --------------------------------------------------------------------------------------


@async_test
async def test_a_message_reaches_everyone_now_and_later_until_it_is_taken_back(
    tmp_path: Path,
) -> None:
    async with one_server(tmp_path) as server:
        code = await server.create_table()
        early = await entered(server, code)
        await order(server, OrderName.MESSAGE, "We update at nine.")
        late = await entered(server, code, "ben")
        await server.registry.orders.read()  # tells nothing twice
        await server.store._store.withdraw_order(OrderName.MESSAGE)
        await server.registry.orders.read()
        assert await notices(early) == await notices(late) == ["We update at nine.", None]


@async_test
async def test_closed_tables_allow_no_new_table_and_no_rematch(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        live = await server.registry.table(await server.create_table())
        await live.do(ANA_AUTHOR, "a", AskAbandon())
        await order(server, OrderName.CLOSE_TABLES)
        with pytest.raises(Denied, match="tables-closed"):
            await server.create_table()
        with pytest.raises(Denied, match="tables-closed"):
            await live.do(ANA_AUTHOR, "b", AskRematch(same_deal=False))
        await server.store._store.withdraw_order(OrderName.CLOSE_TABLES)
        await server.registry.orders.read()
        assert await server.create_table()


@async_test
async def test_a_drained_server_stops_when_its_games_pause(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        stopped: list[str] = []
        server.registry.orders.when_drained = lambda: stopped.append("stopped")
        code = await server.create_table(players=2, bots=("squire",))
        live = await server.registry.table(code)
        socket = await entered(server, code)
        await order(server, OrderName.DRAIN, "600")
        [notice] = await notices(socket)
        assert notice
        assert "maintenance" in notice
        assert not stopped
        with pytest.raises(Denied, match="tables-closed"):
            await server.create_table()
        await live.do(ANA_AUTHOR, "p", Pause())
        await server.registry.orders.read()
        assert stopped == ["stopped"]


@async_test
async def test_a_drained_server_stops_at_the_latest_when_its_time_is_up(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        stopped: list[str] = []
        server.registry.orders.when_drained = lambda: stopped.append("stopped")
        await entered(server, await server.create_table())
        await order(server, OrderName.DRAIN, "0")
        assert stopped == ["stopped"]


@async_test
async def test_a_server_that_starts_after_the_order_does_not_drain(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        await server.store._store.give_order(Order(OrderName.DRAIN, "0", 5))  # before its start
        await server.registry.orders.read()
        assert not server.registry.orders.is_draining
        assert await server.create_table()


@async_test
async def test_a_withdrawn_drain_lets_the_server_go_on(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        socket = await entered(server, await server.create_table())
        await order(server, OrderName.DRAIN, "600")
        await server.store._store.withdraw_order(OrderName.DRAIN)
        await server.registry.orders.read()
        assert (await notices(socket))[-1] is None
        assert await server.create_table()


# --- health --------------------------------------------------------------------------------------


@async_test
async def test_a_store_that_takes_no_writes_is_known_without_a_player(tmp_path: Path) -> None:
    """As on a full disk: reads succeed. The log has one line, however often it fails."""
    async with one_server(tmp_path) as server:
        orders, metrics = server.registry.orders, server.registry.services.metrics
        await orders.look()
        assert await orders.storage_answers()
        server.store.full = True
        orders._reported = None  # the next report is due
        for _ in range(3):
            await orders.look()
        assert not await orders.storage_answers()
        assert (metrics.without_storage, metrics.storage_errors) == (1, 3)
        [line] = [json.loads(each) for each in server.logged if "storage" in each]
        assert (line["event"], line["why"], line["count"]) == ("storage-error", "a test", 1)
        server.store.full = False
        await orders.look()
        assert await orders.storage_answers()
        assert metrics.without_storage == 0
        assert json.loads(server.logged[-1])["event"] == "storage-works"


@async_test
async def test_a_lost_bus_is_told_once(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        services, orders = server.registry.services, server.registry.orders
        bus = services.bus
        for is_up in (True, False, False, True):
            bus.is_up = is_up  # type: ignore[misc]  # the bus of a single server is always up
            await orders.look()
            assert services.metrics.without_bus == int(not is_up)
        events = [json.loads(each)["event"] for each in server.logged]
        assert [each for each in events if "bus" in each] == ["bus-lost", "bus-works"]


# --- removals ------------------------------------------------------------------------------------


@async_test
async def test_a_removed_table_is_closed_for_good(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        code = await server.create_table()
        socket = await entered(server, code)
        await server.store._store.remove_table(code, server.registry.services.clock())
        await server.registry.orders.read()
        assert await goodbyes(socket) == [("no-such-table", False)]
        with pytest.raises(Denied, match="no-such-table"):
            await server.registry.table(code)


async def shared_table(server: InProcessServer) -> str:
    """Ana's table, at which Ben sits and talks."""
    code = await server.registry.create(ANA, NEW_TABLE, Payer(ANA.id))
    live = await server.registry.table(code)
    ben = Person(BEN.id, BEN.name)
    await live.do(ben, "t", TakeSeat(1))
    await live.do(ANA_AUTHOR, "r", BeReady(ready=True))
    await live.do(ben, "r", BeReady(ready=True))
    await live.do(ben, "s", Speak("my words"))
    return code


@async_test
async def test_a_removed_player_leaves_no_name_and_no_words(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        store, clock = server.store._store, server.registry.services.clock
        await store.add_player(BEN, b"hash", 1)
        shared, own = (
            await shared_table(server),
            await server.registry.create(BEN, NEW_TABLE, Payer(BEN.id)),
        )
        bens, anas = await entered(server, shared, BEN.id), await entered(server, shared)
        await remove_player(store, BEN.id, clock())
        await server.registry.orders.read()
        assert await store.device_with(b"hash") is None
        assert await store.entries(own) == []
        kept = b"".join(each.body for each in await store.entries(shared))
        summary = await store.summary(shared)
        assert summary is not None
        for text in (b"Benedikt", b"my words"):
            assert text not in kept + summary.body
        assert await goodbyes(bens) == [("unknown-secret", False)]
        assert await goodbyes(anas) == [("stopping", True)]
        live = await server.registry.table(shared)  # the game can be played on
        assert [each.person.name for each in live.table.chairs if each.person] == ["Ana", NO_NAME]


@async_test
async def test_a_player_gets_their_own_data_without_seed_or_other_peoples_words(
    tmp_path: Path,
) -> None:
    async with one_server(tmp_path) as server:
        store = server.store._store
        await store.add_player(ANA, b"one", 3)
        await store.add_player(BEN, b"two", 4)
        code = await shared_table(server)
        text = b"".join([piece async for piece in player_data(store, ANA)]).decode()
        found = json.loads(text)
        assert (found["id"], found["name"], found["created"]) == (ANA.id, "Ana", 3)
        [device] = await store.devices(ANA.id)
        assert found["devices"] == [
            {"id": device.id, "added": 3, "used": 0, "name": "", "messages": None}
        ]
        assert [each["code"] for each in found["tables"]] == [code]
        assert [each["entry"]["what"]["do"] for each in found["entries"]] == ["be-ready"]
        live = await server.registry.table(code)
        for secret in (live.table.seal.seed.text, live.table.seal.salt, "my words"):
            assert secret not in text


# --- retention -----------------------------------------------------------------------------------


@pytest.mark.parametrize("keeps_records", [True, False])
@async_test
async def test_old_tables_are_pruned_and_the_records_of_finished_ones_kept(
    tmp_path: Path, *, keeps_records: bool
) -> None:
    async with one_server(tmp_path) as server:
        store = server.store._store
        finished, left = await server.create_table(), await server.create_table()
        live = await server.registry.table(finished)
        await live.do(ANA_AUTHOR, "a", AskAbandon())
        folder = tmp_path / "records" if keeps_records else None
        config = replace(server.registry.services.config, keep_records=folder)
        services = replace(server.registry.services, config=config)
        await prune_tables(services, set())  # by default tables stay
        services = replace(services, config=replace(config, keep_days=1.0))
        await prune_tables(services, set())  # they are younger than a day
        services = replace(services, clock=lambda: 10**9)
        await prune_tables(services, {finished})  # a client is connected
        assert await store.entries(finished)
        await prune_tables(services, set())
        assert not await store.entries(finished)
        assert not await store.entries(left)
        assert [live.table.seal.salt in text for text in records(tmp_path)] == [
            True
        ] * keeps_records


@async_test
async def test_a_quiet_club_is_pruned_after_a_year(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        store, services = server.store._store, server.registry.services
        await store.add_player(Player("ann", "Ann"), b"ann", 0)
        await store.add_club(Club("CLUB", "Jesters", "ann"), b"link", 0, most=9)
        services = replace(services, config=replace(services.config, keep_days=1.0))
        for days, clubs in ((364, 1), (366, 0)):
            now = days * DAY
            await prune_tables(replace(services, clock=partial(int, now)), set())
            assert len(await store.clubs_of("ann")) == clubs


def records(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in folder.glob("records/*.txt")]


@async_test
async def test_a_table_stays_if_its_record_cannot_be_written(tmp_path: Path) -> None:
    async with one_server(tmp_path) as server:
        code = await server.create_table()
        await (await server.registry.table(code)).do(ANA_AUTHOR, "a", AskAbandon())
        config = replace(
            server.registry.services.config, keep_records=no_folder(tmp_path), keep_days=1.0
        )
        await prune_tables(
            replace(server.registry.services, config=config, clock=lambda: 10**9), set()
        )
        assert await server.store._store.entries(code)
        assert "pruning-failed" in "".join(server.logged)


def no_folder(folder: Path) -> Path:
    (folder / "file").touch()
    return folder / "file" / "records"
