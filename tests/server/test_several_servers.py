"""Several servers that share PostgreSQL and Valkey."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import database_servers
from async_helpers import async_test
from regicide.server.live.presence import PresenceReport, PresenceTracker
from regicide.table.commands import BeReady, MakeMove, Say, SeatBot, StandIn, TakeSeat
from regicide.wire.messages import Choices, Presence
from server_process import ServerProcess
from table_builder import PEOPLE, play_table
from table_client import TableClient, new_player, new_table

FAST = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "0", "REGICIDE_LIMITS": "off"}


@pytest.fixture(scope="module")
def servers(
    postgres: database_servers.Postgres,
    valkey: database_servers.Valkey,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    shared = {
        **FAST,
        "REGICIDE_DATABASE_URL": postgres.database(),
        "REGICIDE_BUS_URL": valkey.url,
    }
    folder: Path = tmp_path_factory.mktemp("several")
    with ServerProcess(folder / "one", shared) as one, ServerProcess(folder / "two", shared) as two:
        yield one, two
        assert "failed" not in one.log_text() + two.log_text()


@async_test
async def test_players_at_two_servers_share_a_table(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = servers
    secrets = [new_player(one.url, "Ana"), new_player(two.url, "Ben")]
    code = new_table(one.url, secrets[0], players=3)
    ana = await TableClient(one.url, code, secrets[0]).connect()
    ben = await TableClient(two.url, code, secrets[1]).connect()
    await ben.accepted(TakeSeat(1))
    await ana.until(seq=ben.state.seq)
    await ana.accepted(
        SeatBot(2, "squire")
    )  # both servers start the bot, but only one move is made
    await ana.accepted(BeReady(True))
    await ben.accepted(BeReady(True))
    await ana.until(seq=ben.state.seq)
    await asyncio.gather(*(_play_to_the_end(client) for client in (ana, ben)))
    assert ana.state.game == ben.state.game
    assert ana.state.room == ben.state.room
    await ana.close()
    await ben.close()


async def _play_to_the_end(client: TableClient) -> None:
    while client.state.room and client.state.room.phase.value == "playing":
        if client.state.choices is not None:
            move = client.state.choices.choices.moves[0].move
            await client.accepted(MakeMove(move, client.state.seq))
        else:
            await client.receive()


@async_test
async def test_simultaneous_commands_at_two_servers_all_get_a_number(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = servers
    secret = new_player(one.url, "Ana")
    code = new_table(one.url, secret, players=1, ready=True)
    tabs = [await TableClient(each.url, code, secret).connect() for each in (one, two)]
    numbers = await asyncio.gather(*(_chat(tab, 40) for tab in tabs))
    found = sorted(number for each in numbers for number in each)
    assert found == list(range(2, 82))
    last = max(found)
    for tab in tabs:
        if tab.state.seq < last:
            await tab.until(seq=last)
        await tab.close()


async def _chat(tab: TableClient, times: int) -> list[int]:
    return [await tab.accepted(Say("hello")) for _each in range(times)]


@async_test
async def test_presence_is_known_at_every_server(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = servers
    secrets = [new_player(one.url, "Ana"), new_player(one.url, "Ben")]
    code = new_table(one.url, secrets[0], players=2)
    ana = await TableClient(one.url, code, secrets[0]).connect()
    ben = await TableClient(two.url, code, secrets[1]).connect()
    await ben.accepted(TakeSeat(1))
    await _until_connected(ana, (True, True))
    await _until_connected(ben, (True, True))
    await ana.accepted(BeReady(True))
    await ben.accepted(BeReady(True))
    await ana.until(seq=ben.state.seq)
    assert await ana.refused(StandIn(1, "squire")) == "still-there"
    await ben.drop()
    await _until_connected(ana, (True, False))
    await ana.accepted(StandIn(1, "squire"))
    await ana.close()


async def _until_connected(client: TableClient, seats: tuple[bool, ...]) -> None:
    while client.state.presence is None or client.state.presence.seats != seats:
        await client.until(Presence)


@async_test
async def test_players_of_a_killed_server_continue_at_another(
    postgres: database_servers.Postgres, valkey: database_servers.Valkey, tmp_path: Path
) -> None:
    shared = {
        **FAST,
        "REGICIDE_DATABASE_URL": postgres.database(),
        "REGICIDE_BUS_URL": valkey.url,
    }
    with (
        ServerProcess(tmp_path / "one", shared) as one,
        ServerProcess(tmp_path / "two", shared) as two,
    ):
        secret = new_player(one.url, "Ana")
        code = new_table(one.url, secret, players=1, ready=True)
        ana = await TableClient(one.url, code, secret).connect()
        await ana.until(Choices)
        await ana.accepted(Say("hello"))
        one.kill()
        await ana.until_closed()
        await ana.drop()
        ana.url = two.url
        await ana.connect()
        await ana.accepted(Say("thanks"))
        assert ana.update_seqs == [2, 3]
        await ana.close()


@async_test
async def test_servers_without_a_bus_poll_the_database(
    postgres: database_servers.Postgres, tmp_path: Path
) -> None:
    shared = {**FAST, "REGICIDE_DATABASE_URL": postgres.database()}
    with (
        ServerProcess(tmp_path / "one", shared) as one,
        ServerProcess(tmp_path / "two", shared) as two,
    ):
        secret = new_player(one.url, "Ana")
        code = new_table(one.url, secret, players=1, ready=True)
        tabs = [await TableClient(each.url, code, secret).connect() for each in (one, two)]
        seq = await tabs[0].accepted(Say("hello"))
        await tabs[1].until(seq=seq)
        for tab in tabs:
            await tab.close()


@async_test
async def test_two_servers_on_one_sqlite_file_see_each_other(tmp_path: Path) -> None:
    """It is meant for one, but an administrator may start a second one by mistake."""
    quick = {**FAST, "REGICIDE_ORDER_SECONDS": "0.1"}
    with ServerProcess(tmp_path, quick) as one, ServerProcess(tmp_path, quick) as two:
        secret = new_player(one.url, "Ana")
        code = new_table(one.url, secret, players=1, ready=True)
        tabs = [await TableClient(each.url, code, secret).connect() for each in (one, two)]
        for speaker, listener in (tabs, reversed(tabs)):
            seq = await speaker.accepted(Say("hello"))
            await listener.until(seq=seq)
        for tab in tabs:
            await tab.close()


def test_the_presence_report_of_a_silent_server_expires() -> None:
    now = 1_000_000
    table = play_table(2).table
    absent = PEOPLE[1]
    presence = PresenceTracker(lambda: now)
    presence.receive("other", PresenceReport(now, frozenset({1}), 2))
    here = presence.local_report(table, [PEOPLE[0].id, None])
    assert presence.combined(table, here) == ((True, True), 3)
    assert not presence.is_away(absent, 0)
    now += 41_000
    here = presence.local_report(table, [PEOPLE[0].id, None])
    assert presence.combined(table, here) == ((True, False), 1)
    assert not presence.is_away(absent, 20)
    now += 21_000
    assert presence.is_away(absent, 20)
