"""Several servers side by side: PostgreSQL between them, and Valkey."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import database_servers
from async_tests import awaited
from regicide.server.presence import PresenceReport, PresenceTracker
from regicide.table.commands import BeReady, MakeMove, Say, SeatBot, StandIn, TakeSeat
from regicide.wire.messages import Choices, Presence
from server_process import ServerProcess
from table_builder import PEOPLE, play_table
from table_client import TableClient, new_player, new_table

QUICK = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "0", "REGICIDE_LIMITS": "off"}


@pytest.fixture(scope="module")
def servers(
    postgres: database_servers.Postgres,
    valkey: database_servers.Valkey,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    shared = {
        **QUICK,
        "REGICIDE_DATABASE_URL": postgres.database(),
        "REGICIDE_BUS_URL": valkey.url,
    }
    folder: Path = tmp_path_factory.mktemp("several")
    with ServerProcess(folder / "one", shared) as one, ServerProcess(folder / "two", shared) as two:
        yield one, two
        assert "failed" not in one.log_text() + two.log_text()


@awaited
async def test_one_table_is_played_at_two_servers(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = servers
    secrets = [new_player(one.url, "Ana"), new_player(two.url, "Ben")]
    code = new_table(one.url, secrets[0], players=3)
    ana = await TableClient(one.url, code, secrets[0]).connect()
    ben = await TableClient(two.url, code, secrets[1]).connect()
    await ben.done(TakeSeat(1))
    await ana.until(seq=ben.seen or 0)
    await ana.done(SeatBot(2, "squire"))  # both servers want to play it; one move is made
    await ana.done(BeReady(True))
    await ben.done(BeReady(True))
    await ana.until(seq=ben.seen or 0)
    await asyncio.gather(*(_play_to_the_end(guest) for guest in (ana, ben)))
    assert ana.game == ben.game
    assert ana.room == ben.room
    await ana.close()
    await ben.close()


async def _play_to_the_end(guest: TableClient) -> None:
    while guest.room and guest.room.phase.value == "playing":
        if guest.choices is not None:
            move = guest.choices.choices.moves[0].move
            guest.choices = None
            await guest.done(MakeMove(move, guest.seen or 0))
        else:
            await guest.next()


@awaited
async def test_commands_at_both_servers_at_once_all_find_their_place(
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
        if (tab.seen or 0) < last:
            await tab.until(seq=last)
        await tab.close()


async def _chat(tab: TableClient, times: int) -> list[int]:
    return [await tab.done(Say("hello")) for _each in range(times)]


@awaited
async def test_who_is_there_is_known_at_every_server(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = servers
    secrets = [new_player(one.url, "Ana"), new_player(one.url, "Ben")]
    code = new_table(one.url, secrets[0], players=2)
    ana = await TableClient(one.url, code, secrets[0]).connect()
    ben = await TableClient(two.url, code, secrets[1]).connect()
    await ben.done(TakeSeat(1))
    await _until_there(ana, (True, True))
    await _until_there(ben, (True, True))
    await ana.done(BeReady(True))
    await ben.done(BeReady(True))
    await ana.until(seq=ben.seen or 0)
    assert await ana.refused(StandIn(1, "squire")) == "still-there"
    await ben.drop()
    await _until_there(ana, (True, False))
    await ana.done(StandIn(1, "squire"))
    await ana.close()


async def _until_there(guest: TableClient, seats: tuple[bool, ...]) -> None:
    while guest.presence is None or guest.presence.seats != seats:
        await guest.until(Presence)


@awaited
async def test_a_server_dies_and_its_people_go_on_at_the_other(
    postgres: database_servers.Postgres, valkey: database_servers.Valkey, tmp_path: Path
) -> None:
    shared = {
        **QUICK,
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
        await ana.done(Say("hello"))
        one.kill()
        await ana.hung_up()
        await ana.drop()
        ana.url = two.url
        await ana.connect()
        await ana.done(Say("thanks"))
        assert ana.stream == [2, 3]
        await ana.close()


@awaited
async def test_two_servers_without_a_bus_look_into_the_database(
    postgres: database_servers.Postgres, tmp_path: Path
) -> None:
    shared = {**QUICK, "REGICIDE_DATABASE_URL": postgres.database()}
    with (
        ServerProcess(tmp_path / "one", shared) as one,
        ServerProcess(tmp_path / "two", shared) as two,
    ):
        secret = new_player(one.url, "Ana")
        code = new_table(one.url, secret, players=1, ready=True)
        tabs = [await TableClient(each.url, code, secret).connect() for each in (one, two)]
        seq = await tabs[0].done(Say("hello"))
        await tabs[1].until(seq=seq)
        for tab in tabs:
            await tab.close()


def test_reports_travel_as_words() -> None:
    for report in (
        PresenceReport(1_763_000_000_000, frozenset({0, 3}), 17),
        PresenceReport(1_763_000_000_001, frozenset(), 0),
    ):
        assert PresenceReport.of_word(report.word()) == report
    later = PresenceReport(1_763_000_000_001, frozenset(), 0)
    assert later.word() > PresenceReport(1_763_000_000_000, frozenset({0, 1, 2, 3}), 4095).word()


def test_a_server_that_fell_silent_is_forgotten() -> None:
    now = 1_000_000
    table = play_table(2).table
    attendance = PresenceTracker(lambda: now)
    attendance.hear("other", PresenceReport(now, frozenset({1}), 2))
    here = attendance.report(table, [PEOPLE[0].id, None])
    assert attendance.all_together(table, here) == ((True, True), 3)
    assert attendance.away(table, 0) == frozenset()
    now += 41_000
    here = attendance.report(table, [PEOPLE[0].id, None])
    assert attendance.all_together(table, here) == ((True, False), 1)
    assert attendance.away(table, 20) == frozenset()
    now += 21_000
    assert attendance.away(table, 20) == frozenset({1})
