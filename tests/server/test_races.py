"""Tables at the worst of moments: storage in doubt, word while loading, coming while forgetting."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from async_tests import awaited, becomes
from flaky_store import ANA, ANA_DOES, FakeSocket, in_process_servers
from regicide.notation import print_move
from regicide.rules import legal_moves
from regicide.server import live_table as live_module
from regicide.server import table_registry as hall_module
from regicide.server.app import close_context, make_context, open_context
from regicide.server.bus.local import LocalBus
from regicide.server.config import Config
from regicide.server.errors import Denial, Denied
from regicide.server.identity import hash_secret, new_secret
from regicide.server.logs import Log
from regicide.server.socket import Socket
from regicide.server.storage import StorageError
from regicide.server.update_history import RECENT
from regicide.table import Author
from regicide.table import Refused as TableRefused
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
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done again after a pause is done again soon."""
    monkeypatch.setattr(hall_module, "LOOK_AGAIN", 0.01)
    monkeypatch.setattr(live_module, "LOOK_AGAIN", 0.01)


# --- a bus that is down --------------------------------------------------------------------------


@pytest.mark.parametrize("is_up", [True, False])
@awaited
async def test_nobody_is_away_while_the_bus_is_down(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_up: bool,  # noqa: FBT001
) -> None:
    """They may sit at another server, of which nothing is heard."""
    async with in_process_servers(tmp_path) as [server]:
        ben = Author("ben", "Ben")
        old = server.registry.services
        server.registry.services = replace(old, config=replace(old.config, away_seconds=0))
        monkeypatch.setattr(LocalBus, "is_up", is_up)
        code = await server.table(players=2, ready=False)
        live = await server.registry.enter(code, FakeSocket("ana").connection, None)
        await live.do(ben, "take-a-seat", TakeSeat(1))
        for author in (ANA_DOES, ben):
            await live.do(author, "be-ready", BeReady(True))
        await becomes(lambda: ben.id in live._attendance._gone)
        standing_in = live.do(ANA_DOES, "stand-in", StandIn(1, "squire"))
        if is_up:
            await standing_in
        else:
            with pytest.raises(TableRefused, match="still-there"):
                await standing_in


# --- doubt ---------------------------------------------------------------------------------------


@awaited
async def test_a_line_in_doubt_is_told_without_another_word(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code, ear = await server.table(), FakeSocket()
        live = await server.registry.enter(code, ear.connection, None)
        server.store.doubts = 1
        with pytest.raises(StorageError):
            await live.do(ANA_DOES, "greeting", Say("hello"))
        await becomes(lambda: ear.numbers() == [2])
        assert await live.do(ANA_DOES, "greeting", Say("hello")) == 2


@awaited
async def test_a_cancelled_command_is_told_as_well(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code, ear = await server.table(), FakeSocket()
        live = await server.registry.enter(code, ear.connection, None)
        doing = asyncio.create_task(live.do(ANA_DOES, "greeting", Say("hello")))
        await asyncio.sleep(0)
        doing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await doing
        await becomes(lambda: not live._behind)
        assert await live.do(ANA_DOES, "greeting", Say("hello")) == 2
        assert ear.numbers() == [2]


@pytest.mark.parametrize("written", [True, False], ids=["written", "not written"])
@awaited
async def test_a_bot_plays_on_after_trouble(tmp_path: Path, written: bool) -> None:  # noqa: FBT001
    async with in_process_servers(tmp_path) as [server]:
        code, ear = await server.table(players=2, bots=("squire",), seed="castle-42"), FakeSocket()
        live = await server.registry.enter(code, ear.connection, None)
        while live.table.bot_to_move is None:
            server.store.doubts = int(written)
            before = live.table.seq
            doing = live.do(ANA_DOES, f"ana-move-{before}", MakeMove(_move(live), before))
            if written:
                with pytest.raises(StorageError):
                    await doing
                await becomes(lambda before=before: live.table.seq > before)  # type: ignore[misc]
                if live.table.seq > before + 1:
                    return  # the bot has played on before we could look
            else:
                await doing
                server.store.away = live.table.bot_to_move is not None
        seq = live.table.seq
        if not written:
            await becomes(lambda: "bot-refused" in "".join(server.said))
            server.store.away = False
        await becomes(lambda: live.table.seq > seq)


def _move(live: live_module.LiveTable) -> str:
    assert live.table.game is not None
    return print_move(legal_moves(live.table.game.state)[0])


# --- several servers -----------------------------------------------------------------------------


@awaited
async def test_who_saw_more_elsewhere_is_not_taken_back(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code = await one.table()
        here, there, away = FakeSocket(), FakeSocket(), FakeSocket()
        await other.registry.enter(code, there.connection, None)
        live = await one.registry.enter(code, here.connection, None)
        assert await live.do(ANA_DOES, "greeting", Say("hello")) == 2
        await other.registry.enter(code, away.connection, 2)  # no word has come of it
        assert isinstance(away.heard[0], Welcome)
        assert away.heard[0].seq == 2
        assert away.heard[0].room is None
        assert there.numbers() == [2]


@awaited
async def test_who_comes_back_while_the_storage_is_away_gets_what_they_missed(
    tmp_path: Path,
) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code = await one.table()
        live = await one.registry.enter(code, FakeSocket().connection, None)
        for number in range(3):
            await live.do(ANA_DOES, f"greeting-{number}", Say("hello"))
        await other.registry.enter(code, FakeSocket().connection, None)  # has read the table
        other.store.away = True
        back = FakeSocket()
        await other.registry.enter(code, back.connection, 1)
        assert back.numbers() == [2, 3, 4]


@awaited
async def test_a_long_log_is_read_once_however_many_reload(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code = await server.table()
        live = await server.registry.enter(code, FakeSocket().connection, None)
        last = RECENT + 10
        while live.table.seq < last:
            await live.do(ANA_DOES, f"greeting-{live.table.seq}", Say("hello"))
        before = server.store.reads
        for _each in range(3):
            back = FakeSocket()
            await server.registry.enter(code, back.connection, 0)
            assert back.numbers() == list(range(1, last + 1))
        assert server.store.reads == before + 1


@awaited
async def test_word_that_comes_while_a_table_is_read(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code, ear = await one.table(), FakeSocket()
        live = await one.registry.table(code)
        other.store.reading.clear()
        entering = asyncio.create_task(other.registry.enter(code, ear.connection, None))
        await becomes(lambda: other.store.reads)
        await live.do(ANA_DOES, "greeting", Say("hello"))
        other.registry._heard(code, 2)
        other.store.reading.set()
        await entering
        await becomes(lambda: ear.numbers() == [2])


@awaited
async def test_a_look_that_fails_is_looked_again(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code, ear = await one.table(), FakeSocket()
        live = await one.registry.table(code)
        await other.registry.enter(code, ear.connection, None)
        await live.do(ANA_DOES, "greeting", Say("hello"))
        other.store.away = True
        other.registry._heard(code, 2)
        await becomes(lambda: "storage-unreachable" in "".join(other.said))
        assert ear.numbers() == []
        other.store.away = False
        await becomes(lambda: ear.numbers() == [2])


@awaited
async def test_word_that_was_missed_while_the_storage_was_away(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code, ear = await one.table(), FakeSocket()
        live = await one.registry.table(code)
        await other.registry.enter(code, ear.connection, None)
        await live.do(ANA_DOES, "greeting", Say("hello"))
        other.store.away = True
        other.registry._lost()
        await becomes(lambda: "storage-unreachable" in "".join(other.said))
        other.store.away = False
        await becomes(lambda: ear.numbers() == [2])


@awaited
async def test_two_servers_play_a_bot_once(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code = await one.table(players=2, bots=("squire",), seed="castle-42")
        here, there = FakeSocket(), FakeSocket()
        live = await one.registry.enter(code, here.connection, None)
        elsewhere = await other.registry.enter(code, there.connection, None)
        while live.table.bot_to_move is None:
            seq = live.table.seq
            await live.do(ANA_DOES, f"ana-move-{seq}", MakeMove(_move(live), seq))
            other.registry._heard(code, live.table.seq)  # both wake the bot
        await becomes(lambda: live.table.bot_to_move is None)
        one.registry._heard(code, live.table.seq + 1)
        other.registry._heard(code, live.table.seq + 1)
        await becomes(lambda: elsewhere.table == live.table)
        lines = await one.store.lines(code)
        assert len({line.command for line in lines}) == len(lines) == live.table.seq
        assert here.numbers() == there.numbers() == list(range(2, live.table.seq + 1))


@awaited
async def test_a_command_sent_to_two_servers_is_done_once(tmp_path: Path) -> None:
    """Neither is told of what the other does: it finds out when a number it wants is taken."""
    async with in_process_servers(tmp_path, 2) as [one, other]:
        code = await one.table()
        lives = [
            await each.registry.enter(code, FakeSocket().connection, None) for each in (one, other)
        ]
        for number in range(20):
            name = f"greeting-{number}"
            asked = [live.do(ANA_DOES, name, Say("hello")) for live in lives]
            first, second = await asyncio.gather(*asked)
            assert first == second
            late = f"late-{number}"
            seq = await lives[number % 2].do(ANA_DOES, late, Say("hello"))
            assert await lives[1 - number % 2].do(ANA_DOES, late, Say("hello")) == seq
        commands = [line.command for line in await one.store.lines(code)]
        assert len(set(commands)) == len(commands) == 1 + 2 * 20


@awaited
async def test_a_list_that_changes_while_it_is_read_is_sent_again(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        lobby, first, second = server.registry.lobby, FakeSocket(), FakeSocket()
        await lobby.enter(first.connection)
        slow = server.store.reading = asyncio.Event()
        entering = asyncio.create_task(lobby.enter(second.connection))
        await becomes(lambda: server.store.reads == 2)
        quick = server.store.reading = asyncio.Event()
        quick.set()
        await server.table(players=2, public=True)
        await becomes(lambda: len(first.lists()[-1]) == 1)
        slow.set()
        await entering
        await becomes(lambda: len(second.lists()[-1]) == 1)


@awaited
async def test_a_command_in_doubt_is_neither_done_nor_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked is told to come back, and learns nothing of where things are kept."""
    said: list[str] = []
    context = make_context(Config(data=tmp_path), Log(said.append))
    await open_context(context)
    code = await context.registry.make(ANA, NewTable(players=1, ready=True))
    secret = new_secret()
    await context.store.add_player(ANA, hash_secret(secret), 0)

    async def fail(*_asked: object) -> bool:
        raise StorageError("storage-unreachable", {"where": "db.internal", "why": "a test"})

    monkeypatch.setattr(context.store, "append", fail)
    sent: list[Any] = []
    messages = [Hello(secret), Do("greeting", Say("hello"))]

    events = iter(
        [
            {"type": "websocket.connect"},
            *({"type": "websocket.receive", "text": encode(each).decode()} for each in messages),
            {"type": "websocket.disconnect"},
        ]
    )

    async def receive() -> Any:
        return next(events)

    async def send(message: Any) -> None:
        sent.append(message)

    host = [(b"host", b"localhost")]
    scope = {"type": "websocket", "path": f"/api/tables/{code}/socket", "headers": host}
    await Socket(context)(scope, receive, send)
    told = [decode_server(each["text"]) for each in sent if each["type"] == "websocket.send"]
    assert not [each for each in told if isinstance(each, Ack | Refused)]
    assert isinstance(told[-1], Goodbye)
    assert told[-1].again
    assert told[-1].error.code == "storage-away"
    assert sent[-1] == {"type": "websocket.close", "code": 1013}
    assert "internal" not in repr(sent) + "".join(said)
    await close_context(context)


# --- coming and going ----------------------------------------------------------------------------


@awaited
async def test_who_comes_in_while_everyone_is_told_to_go_is_told_too(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code, ear, onlooker = await server.table(), FakeSocket(), FakeSocket()
        await server.registry.enter(code, FakeSocket().connection, None)
        slow = server.store.reading = asyncio.Event()
        coming = [
            asyncio.create_task(server.registry.enter(await server.table(), ear.connection, None)),
            asyncio.create_task(server.registry.enter_lobby(onlooker.connection)),
        ]
        await becomes(lambda: server.store.reads == 3)
        await server.registry.say_goodbye()
        slow.set()
        await asyncio.gather(*coming, return_exceptions=True)
        assert isinstance(coming[0].exception(), Denied)
        await becomes(lambda: isinstance(onlooker.heard[-1], Goodbye))


@awaited
async def test_a_table_nobody_entered_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one whose record is asked for."""
    monkeypatch.setattr(hall_module, "LINGER", 0.01)
    async with in_process_servers(tmp_path) as [server]:
        await server.registry.table(await server.table())
        await becomes(lambda: not server.registry._tables)


@awaited
async def test_a_busy_table_is_forgotten_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "LINGER", 0.01)
    async with in_process_servers(tmp_path) as [server]:
        live = await server.registry.table(await server.table())
        looked = asyncio.Event()
        async with live._lock:
            asyncio.get_running_loop().call_later(0.05, looked.set)
            await looked.wait()
            assert server.registry._tables
        await becomes(lambda: not server.registry._tables)


@awaited
async def test_coming_while_a_table_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never at a table that hears nothing any more."""
    monkeypatch.setattr(hall_module, "LINGER", 0.01)
    async with in_process_servers(tmp_path) as [server]:
        code, ear = await server.table(), FakeSocket()
        await server.registry.table(code)
        server.store.reading.clear()
        entering = asyncio.create_task(server.registry.enter(code, ear.connection, 1_000))
        await becomes(lambda: server.store.reads == 2)
        server.registry._tables.clear()
        server.store.reading.set()
        entered = await entering
        assert server.registry._tables[code] is entered


@awaited
async def test_the_first_who_asks_for_a_table_may_give_up(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code = await server.table()
        server.store.reading.clear()
        first, second = (asyncio.create_task(server.registry.table(code)) for _ in range(2))
        await becomes(lambda: server.store.reads)
        first.cancel()
        server.store.reading.set()
        assert (await second).table.seq == 1
        assert server.store.reads == 1
        with pytest.raises(asyncio.CancelledError):
            await first


@awaited
async def test_a_rematch_is_made_once(tmp_path: Path) -> None:
    """Also where the first attempt was cut off after the new table was made."""
    async with in_process_servers(tmp_path) as [server]:
        code = await server.table()
        live = await server.registry.table(code)
        await live.do(ANA_DOES, "give-it-up", AskAbandon())
        made = len(await server.store.notices_of(ANA.id, 10))
        server.store.doubts = 1  # the new table's first line
        with pytest.raises(StorageError):
            await live.do(ANA_DOES, "once-more", AskRematch())
        await live.do(ANA_DOES, "once-more", AskRematch())
        assert len(await server.store.notices_of(ANA.id, 10)) == made + 1
        assert live.table.rematch is not None
        assert (await server.registry.table(live.table.rematch)).table.chairs[0].person is not None


@awaited
async def test_who_comes_while_the_server_stops_is_told_to_come_back(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code, ear = await server.table(), FakeSocket()
        await server.registry.say_goodbye()
        with pytest.raises(Denied) as refused:
            await server.registry.enter(code, ear.connection, None)
        assert refused.value.denial is Denial.STOPPING
        assert refused.value.denial.passes
        with pytest.raises(Denied):
            await server.registry.enter_lobby(ear.connection)
