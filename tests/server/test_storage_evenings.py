"""Evenings, their teams and their tables in a store, with SQLite and with a real PostgreSQL."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from async_helpers import async_test
from open_stores import opened
from regicide.server.storage import (
    Evening,
    EveningTable,
    Player,
    Store,
    StoredEntry,
    StoredPhase,
    TableSummary,
    TeamPlayer,
)

ANN, BEN, EVE = Player("ann", "Ann"), Player("ben", "Ben"), Player("eve", "Eve")
EVENING = Evening(code="FRI", maker="ann", created=1, opens=2, closes=50, body=b"{}")
#: How often two calls race each other.
RACES = 10


def anything(_people: Sequence[TeamPlayer]) -> None:
    pass


async def add_players(store: Store, *players: Player) -> None:
    for each in players:
        await store.add_player(each, each.id.encode(), 1)


async def add_table(store: Store, code: str, *players: str) -> None:
    summary = TableSummary(code, StoredPhase.OVER, False, 10, 20, b"{}", players)
    assert await store.append(code, StoredEntry(1, "open", 10, b"{}"), summary)


@async_test
async def test_an_evening_is_made_closed_and_removed(address: str) -> None:
    async with opened(address) as store:
        assert await store.add_evening(EVENING)
        assert not await store.add_evening(replace(EVENING, maker="ben"))
        assert await store.evening("FRI") == EVENING
        assert await store.evening("SAT") is None
        await store.close_evening("FRI", 30)
        await store.close_evening("FRI", 40)
        assert await store.evening("FRI") == replace(EVENING, closes=30)
        assert await store.evenings_before(30, 9) == []
        assert [each.code for each in await store.evenings_before(31, 9)] == ["FRI"]
        await store.remove_evening("FRI")
        assert await store.evening("FRI") is None


@async_test
async def test_a_player_has_one_seat_in_an_evening(address: str) -> None:
    async with opened(address) as store:
        await add_players(store, ANN, BEN, EVE)
        await store.add_evening(EVENING)
        assert await store.add_team("FRI", "code-1", "One", most=2) == 1
        assert await store.add_team("FRI", "code-2", "Two", most=2) == 2
        assert await store.add_team("FRI", "code-3", "Three", most=2) is None
        assert await store.join_team("FRI", 1, "ann", 5, most=1)
        assert await store.join_team("FRI", 1, "ann", 6, most=1)
        assert not await store.join_team("FRI", 2, "ann", 6, most=1)
        assert not await store.join_team("FRI", 1, "ben", 7, most=1)
        assert await store.join_team("FRI", 2, "ben", 7, most=2)
        assert await store.team_players("FRI") == [
            TeamPlayer(1, "ann", "Ann"),
            TeamPlayer(2, "ben", "Ben"),
        ]
        assert [each.code for each in await store.evenings_of("ben", 9)] == ["FRI"]
        assert await store.evenings_of("eve", 9) == []
        assert await store.leave_team("FRI", "ben")
        assert [each.id for each in await store.team_players("FRI")] == ["ann"]


@async_test
async def test_of_two_who_sit_down_at_once_one_gets_the_last_seat(address: str) -> None:
    async with opened(address) as store:
        await add_players(store, ANN, BEN)
        for race in range(RACES):
            code = f"E{race}"
            await store.add_evening(replace(EVENING, code=code))
            await store.add_team(code, "c", "One", most=9)
            seated = await asyncio.gather(
                *(store.join_team(code, 1, each, 5, most=1) for each in ("ann", "ben"))
            )
            assert sorted(seated) == [False, True]


@async_test
async def test_a_team_has_one_table_for_a_deal(address: str) -> None:
    async with opened(address) as store:
        await add_players(store, ANN)
        for race in range(RACES):
            code = f"E{race}"
            await store.add_evening(replace(EVENING, code=code))
            await store.add_team(code, "c", "One", most=9)
            await store.join_team(code, 1, "ann", 5, most=2)
            begun = await asyncio.gather(
                *(store.begin_deal(code, 1, 0, each, anything) for each in ("AAAA", "BBBB"))
            )
            assert begun[0] == begun[1]
            assert begun[0][1] == [TeamPlayer(1, "ann", "Ann")]
            assert await store.evening_tables(code) == [EveningTable(1, 0, begun[0][0])]
            assert not await store.leave_team(code, "ann")


@async_test
async def test_a_refused_beginning_writes_nothing(address: str) -> None:
    def refuse(_people: Sequence[TeamPlayer]) -> None:
        raise ValueError

    async with opened(address) as store:
        await store.add_evening(EVENING)
        with pytest.raises(ValueError):
            await store.begin_deal("FRI", 1, 0, "AAAA", refuse)
        assert await store.evening_tables("FRI") == []


@async_test
async def test_tables_of_an_evening_stay_as_long_as_it(address: str) -> None:
    async with opened(address) as store:
        await store.add_evening(EVENING)
        await store.begin_deal("FRI", 1, 0, "AAAA", anything)
        await add_table(store, "AAAA", "ann")
        await add_table(store, "BBBB", "ann")
        assert [each.table for each in await store.summaries_of_evening("FRI")] == ["AAAA"]
        assert [each.table for each in await store.idle_before(99, 9, slow=99)] == ["BBBB"]
        await store.remove_evening("FRI")
        assert len(await store.idle_before(99, 9, slow=99)) == 2


@async_test
async def test_a_removed_player_is_in_no_evening(address: str) -> None:
    """What they made alone is gone; where others play, they are no longer named."""
    async with opened(address) as store:
        await add_players(store, ANN, BEN)
        for code in ("FRI", "SAT"):
            await store.add_evening(replace(EVENING, code=code))
            await store.add_team(code, "c", "One", most=9)
            await store.join_team(code, 1, "ann", 5, most=2)
        await store.add_team("FRI", "d", "Two", most=9)
        await store.join_team("FRI", 2, "ben", 6, most=2)
        await store.remove_player("ann", 9)
        assert await store.evening("SAT") is None
        assert await store.evening("FRI") == replace(EVENING, maker="")
        assert [each.name for each in await store.teams("FRI")] == ["Two"]
        assert [each.id for each in await store.team_players("FRI")] == ["ben"]
        assert await store.teams("SAT") == []
