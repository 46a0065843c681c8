"""Race conditions of tables: lost replies, notifications while loading, entering while unloading."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from async_helpers import async_test, eventually
from fake_socket import RecordingSocket
from in_process_server import ANA, ANA_AUTHOR, FakeSocket, in_process_servers
from regicide.notation import print_move
from regicide.rules import legal_moves
from regicide.server.bus import LogGrew
from regicide.server.bus.local import LocalBus
from regicide.server.config import Config
from regicide.server.context import close_context, make_context, open_context
from regicide.server.errors import Denial, Denied
from regicide.server.identity import hash_secret, new_secret
from regicide.server.limits import RECENT_UPDATES
from regicide.server.live import log_catch_up
from regicide.server.live import table_registry as registry_module
from regicide.server.live.live_table import LiveTable
from regicide.server.server_log import ServerLog
from regicide.server.socket_app import SocketApp
from regicide.server.spending import Payer
from regicide.server.storage import StorageError
from regicide.table import CommandRefused, Person
from regicide.table.commands import (
    AskAbandon,
    AskRematch,
    BeReady,
    MakeMove,
    Say,
    StandIn,
    TakeSeat,
)
from regicide.wire.encoding import decode_server, encode
from regicide.wire.http import NewTable
from regicide.wire.messages import (
    Ack,
    Do,
    Goodbye,
    Hello,
    Refused,
    Welcome,
)


@pytest.fixture(autouse=True)
def _fast_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make retries fast."""
    monkeypatch.setattr(registry_module, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(log_catch_up, "RETRY_SECONDS", 0.01)


# --- presence while the bus is down --------------------------------------------------------------


@pytest.mark.parametrize("is_up", [True, False])
@async_test
async def test_no_player_counts_as_away_while_the_bus_is_down(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_up: bool,  # noqa: FBT001
) -> None:
    """Players may be connected to another server, whose presence is unknown."""
    async with in_process_servers(tmp_path) as [server]:
        ben = Person("ben", "Ben")
        old = server.registry.services
        server.registry.services = replace(old, config=replace(old.config, away_seconds=0))
        monkeypatch.setattr(LocalBus, "is_up", is_up)
        code = await server.create_table(players=2, ready=False)
        live = await server.registry.enter(code, FakeSocket("ana").connection, None)
        await live.do(ben, "take-a-seat", TakeSeat(1))
        for author in (ANA_AUTHOR, ben):
            await live.do(author, "be-ready", BeReady(True))
        await eventually(lambda: ben.id in live.presence._tracker._away_since)
        standing_in = live.do(ANA_AUTHOR, "stand-in", StandIn(1, "squire"))
        if is_up:
            await standing_in
        else:
            with pytest.raises(CommandRefused, match="still-there"):
                await standing_in


# --- lost replies of the store -------------------------------------------------------------------


@async_test
async def test_an_entry_with_a_lost_reply_is_sent_to_clients(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code, client = await server.create_table(), FakeSocket()
        live = await server.registry.enter(code, client.connection, None)
        server.store.lost_replies = 1
        with pytest.raises(StorageError):
            await live.do(ANA_AUTHOR, "greeting", Say("hello"))
        await eventually(lambda: client.update_seqs() == [2])
        assert await live.do(ANA_AUTHOR, "greeting", Say("hello")) == 2


@async_test
async def test_the_entry_of_a_cancelled_command_is_sent_to_clients(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code, client = await server.create_table(), FakeSocket()
        live = await server.registry.enter(code, client.connection, None)
        execution = asyncio.create_task(live.do(ANA_AUTHOR, "greeting", Say("hello")))
        await asyncio.sleep(0)
        execution.cancel()
        with pytest.raises(asyncio.CancelledError):
            await execution
        await eventually(lambda: not live._session.is_behind)
        assert await live.do(ANA_AUTHOR, "greeting", Say("hello")) == 2
        assert client.update_seqs() == [2]


@pytest.mark.parametrize("written", [True, False], ids=["written", "not written"])
@async_test
async def test_a_bot_moves_after_a_storage_error(tmp_path: Path, written: bool) -> None:  # noqa: FBT001
    async with in_process_servers(tmp_path) as [server]:
        code, client = (
            await server.create_table(players=2, bots=("squire",), seed="castle-42"),
            FakeSocket(),
        )
        live = await server.registry.enter(code, client.connection, None)
        while live.table.bot_to_move is None:
            server.store.lost_replies = int(written)
            before = live.table.seq
            execution = live.do(ANA_AUTHOR, f"ana-move-{before}", MakeMove(_move(live), before))
            if written:
                with pytest.raises(StorageError):
                    await execution
                await eventually(lambda before=before: live.table.seq > before)  # type: ignore[misc]
                if live.table.seq > before + 1:
                    return  # the bot has moved already
            else:
                await execution
                server.store.unreachable = live.table.bot_to_move is not None
        seq = live.table.seq
        if not written:
            await eventually(lambda: "storage-error" in "".join(server.logged))
            server.store.unreachable = False
        await eventually(lambda: live.table.seq > seq)


def _move(live: LiveTable) -> str:
    assert live.table.game is not None
    return print_move(legal_moves(live.table.game.state)[0])


# --- several servers -----------------------------------------------------------------------------


@async_test
async def test_a_client_never_receives_an_older_state_from_another_server(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code = await one.create_table()
        here, there, away = FakeSocket(), FakeSocket(), FakeSocket()
        await other.registry.enter(code, there.connection, None)
        live = await one.registry.enter(code, here.connection, None)
        assert await live.do(ANA_AUTHOR, "greeting", Say("hello")) == 2
        await other.registry.enter(code, away.connection, 2)  # no notification has arrived
        assert isinstance(away.received[0], Welcome)
        assert away.received[0].seq == 2
        assert away.received[0].room is None
        assert there.update_seqs() == [2]


@async_test
async def test_a_client_that_reconnects_while_the_storage_is_down_receives_what_it_missed(
    tmp_path: Path,
) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code = await one.create_table()
        live = await one.registry.enter(code, FakeSocket().connection, None)
        for number in range(3):
            await live.do(ANA_AUTHOR, f"greeting-{number}", Say("hello"))
        await other.registry.enter(code, FakeSocket().connection, None)  # loads the table
        other.store.unreachable = True
        back = FakeSocket()
        await other.registry.enter(code, back.connection, 1)
        assert back.update_seqs() == [2, 3, 4]


@async_test
async def test_a_long_log_is_read_once_for_several_clients(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code = await server.create_table()
        live = await server.registry.enter(code, FakeSocket().connection, None)
        last = RECENT_UPDATES + 10
        while live.table.seq < last:
            await live.do(ANA_AUTHOR, f"greeting-{live.table.seq}", Say("hello"))
        before = server.store.reads
        for _each in range(3):
            back = FakeSocket()
            await server.registry.enter(code, back.connection, 0)
            assert back.update_seqs() == list(range(1, last + 1))
        assert server.store.reads == before + 1


@async_test
async def test_a_notification_that_arrives_while_a_table_is_loaded_is_not_lost(
    tmp_path: Path,
) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code, client = await one.create_table(), FakeSocket()
        live = await one.registry.table(code)
        other.store.read_gate.clear()
        entering = asyncio.create_task(other.registry.enter(code, client.connection, None))
        await eventually(lambda: other.store.reads)
        await live.do(ANA_AUTHOR, "greeting", Say("hello"))
        other.registry._on_notification(LogGrew(code, 2))
        other.store.read_gate.set()
        await entering
        await eventually(lambda: client.update_seqs() == [2])


@pytest.mark.parametrize("is_missed", [False, True])
@async_test
async def test_the_log_is_read_again_until_the_storage_answers(
    tmp_path: Path, *, is_missed: bool
) -> None:
    """After a notification, or when some may have been missed."""
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code, client = await one.create_table(), FakeSocket()
        live = await one.registry.table(code)
        await other.registry.enter(code, client.connection, None)
        await live.do(ANA_AUTHOR, "greeting", Say("hello"))
        other.store.unreachable = True
        if is_missed:
            other.registry._on_missed()
        else:
            other.registry._on_notification(LogGrew(code, 2))
        await eventually(lambda: "storage-unreachable" in "".join(other.logged))
        assert client.update_seqs() == []
        other.store.unreachable = False
        await eventually(lambda: client.update_seqs() == [2])


@async_test
async def test_a_bot_at_two_servers_moves_once(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code = await one.create_table(players=2, bots=("squire",), seed="castle-42")
        here, there = FakeSocket(), FakeSocket()
        live = await one.registry.enter(code, here.connection, None)
        elsewhere = await other.registry.enter(code, there.connection, None)
        while live.table.bot_to_move is None:
            seq = live.table.seq
            await live.do(ANA_AUTHOR, f"ana-move-{seq}", MakeMove(_move(live), seq))
            other.registry._on_notification(
                LogGrew(code, live.table.seq)
            )  # both servers start the bot
        await eventually(lambda: live.table.bot_to_move is None)
        one.registry._on_notification(LogGrew(code, live.table.seq + 1))
        other.registry._on_notification(LogGrew(code, live.table.seq + 1))
        await eventually(lambda: elsewhere.table == live.table)
        entries = await one.store.entries(code)
        assert len({entry.command for entry in entries}) == len(entries) == live.table.seq
        assert here.update_seqs() == there.update_seqs() == list(range(2, live.table.seq + 1))


@async_test
async def test_a_command_sent_to_two_servers_is_executed_once(tmp_path: Path) -> None:
    """Without notifications each server notices the other only when a number is already used."""
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code = await one.create_table()
        lives = [
            await each.registry.enter(code, FakeSocket().connection, None) for each in (one, other)
        ]
        for number in range(20):
            name = f"greeting-{number}"
            calls = [live.do(ANA_AUTHOR, name, Say("hello")) for live in lives]
            first, second = await asyncio.gather(*calls)
            assert first == second
            late = f"late-{number}"
            seq = await lives[number % 2].do(ANA_AUTHOR, late, Say("hello"))
            assert await lives[1 - number % 2].do(ANA_AUTHOR, late, Say("hello")) == seq
        commands = [entry.command for entry in await one.store.entries(code)]
        assert len(set(commands)) == len(commands) == 1 + 2 * 20


@async_test
async def test_a_lobby_list_that_changes_while_it_is_read_is_sent_again(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        lobby, first, second = server.registry.lobby, FakeSocket(), FakeSocket()
        await lobby.enter(first.connection)
        slow = server.store.read_gate = asyncio.Event()
        entering = asyncio.create_task(lobby.enter(second.connection))
        await eventually(lambda: server.store.reads == 2)
        quick = server.store.read_gate = asyncio.Event()
        quick.set()
        await server.create_table(players=2, public=True)
        await eventually(lambda: len(first.table_lists()[-1]) == 1)
        slow.set()
        await entering
        await eventually(lambda: len(second.table_lists()[-1]) == 1)


@async_test
async def test_a_command_with_unknown_outcome_is_neither_acknowledged_nor_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client is asked to reconnect, and does not learn the address of the storage."""
    logged: list[str] = []
    context = make_context(Config(data=tmp_path), ServerLog(logged.append))
    await open_context(context)
    code = await context.registry.create(ANA, NewTable(players=1, ready=True), Payer(ANA.id))
    secret = new_secret()
    await context.services.store.add_player(ANA, hash_secret(secret), 0)

    async def fail(*_asked: object) -> bool:
        raise StorageError("storage-unreachable", {"where": "db.internal", "why": "a test"})

    monkeypatch.setattr(context.services.store, "append", fail)
    messages = [Hello(secret), Do("greeting", Say("hello"))]
    socket = RecordingSocket([encode(each).decode() for each in messages])
    host = [(b"host", b"localhost")]
    scope = {"type": "websocket", "path": f"/api/tables/{code}/socket", "headers": host}
    await SocketApp(context)(scope, socket)
    received = [decode_server(each) for each in socket.sent]
    assert not [each for each in received if isinstance(each, Ack | Refused)]
    assert isinstance(received[-1], Goodbye)
    assert received[-1].again
    assert received[-1].error.code == "storage-away"
    assert socket.closed == 1013
    assert "internal" not in repr(socket.sent) + "".join(logged)
    await close_context(context)


# --- loading, unloading, stopping ----------------------------------------------------------------


@async_test
async def test_a_client_that_enters_during_a_shutdown_is_disconnected_too(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code, client, lobby_client = await server.create_table(), FakeSocket(), FakeSocket()
        await server.registry.enter(code, FakeSocket().connection, None)
        slow = server.store.read_gate = asyncio.Event()
        entering_tasks = [
            asyncio.create_task(
                server.registry.enter(await server.create_table(), client.connection, None)
            ),
            asyncio.create_task(server.registry.enter_lobby(lobby_client.connection)),
        ]
        await eventually(lambda: server.store.reads == 3)
        await server.registry.disconnect_clients()
        slow.set()
        await asyncio.gather(*entering_tasks, return_exceptions=True)
        assert isinstance(entering_tasks[0].exception(), Denied)
        await eventually(lambda: isinstance(lobby_client.received[-1], Goodbye))


@async_test
async def test_a_table_without_connections_is_unloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example after a request for its record."""
    monkeypatch.setattr("regicide.server.live.idle_tables.UNLOAD_SECONDS", 0.01)
    async with in_process_servers(tmp_path) as [server]:
        await server.registry.table(await server.create_table())
        await eventually(lambda: not server.registry._tables)


@async_test
async def test_a_busy_table_is_unloaded_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regicide.server.live.idle_tables.UNLOAD_SECONDS", 0.01)
    async with in_process_servers(tmp_path) as [server]:
        live = await server.registry.table(await server.create_table())
        looked = asyncio.Event()
        async with live._session._lock:
            asyncio.get_running_loop().call_later(0.05, looked.set)
            await looked.wait()
            assert server.registry._tables
        await eventually(lambda: not server.registry._tables)


@async_test
async def test_a_client_that_enters_while_a_table_is_unloaded_gets_a_loaded_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It must not stay at a table that receives no more notifications."""
    monkeypatch.setattr("regicide.server.live.idle_tables.UNLOAD_SECONDS", 0.01)
    async with in_process_servers(tmp_path) as [server]:
        code, client = await server.create_table(), FakeSocket()
        await server.registry.table(code)
        server.store.read_gate.clear()
        entering = asyncio.create_task(server.registry.enter(code, client.connection, 1_000))
        await eventually(lambda: server.store.reads == 2)
        server.registry._tables.clear()
        server.store.read_gate.set()
        entered = await entering
        assert server.registry._tables[code] is entered


@async_test
async def test_a_cancelled_load_does_not_affect_other_callers(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code = await server.create_table()
        server.store.read_gate.clear()
        first, second = (asyncio.create_task(server.registry.table(code)) for _ in range(2))
        await eventually(lambda: server.store.reads)
        first.cancel()
        server.store.read_gate.set()
        assert (await second).table.seq == 1
        assert server.store.reads == 1
        with pytest.raises(asyncio.CancelledError):
            await first


@async_test
async def test_a_rematch_is_created_once(tmp_path: Path) -> None:
    """Also if the reply of the first attempt is lost after the table was created."""
    async with in_process_servers(tmp_path) as [server]:
        code = await server.create_table()
        live = await server.registry.table(code)
        await live.do(ANA_AUTHOR, "give-it-up", AskAbandon())
        made = len(await server.store.summaries_of(ANA.id, 10))
        server.store.lost_replies = 1  # for the first entry of the new table
        with pytest.raises(StorageError):
            await live.do(ANA_AUTHOR, "once-more", AskRematch())
        await live.do(ANA_AUTHOR, "once-more", AskRematch())
        assert len(await server.store.summaries_of(ANA.id, 10)) == made + 1
        assert live.table.rematch is not None
        assert (await server.registry.table(live.table.rematch)).table.chairs[0].person is not None


@async_test
async def test_a_client_that_connects_to_a_stopping_server_is_asked_to_reconnect(
    tmp_path: Path,
) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code, client = await server.create_table(), FakeSocket()
        await server.registry.disconnect_clients()
        with pytest.raises(Denied) as refused:
            await server.registry.enter(code, client.connection, None)
        assert refused.value.denial is Denial.STOPPING
        assert refused.value.denial.is_temporary
        with pytest.raises(Denied):
            await server.registry.enter_lobby(client.connection)
