"""Every method of a store, on a SQLite file and on a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import database_servers
from async_tests import awaited
from regicide.server.storage import (
    Phase,
    Player,
    StorageError,
    Store,
    StoredEntry,
    TableSummary,
    open_store,
)

ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")
NOTICE = TableSummary("KQJT", Phase.GATHERING, True, 10, 20, b'{"seats":2}', ("ann", "ben"))


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: database_servers.Postgres = request.getfixturevalue("postgres")
    return server.database()


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = open_store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def line(seq: int, command: str = "", body: bytes = b"{}") -> StoredEntry:
    return StoredEntry(seq, command or f"c{seq}", 1000 + seq, body)


# --- logs ----------------------------------------------------------------------------------------


@awaited
async def test_what_was_appended_is_there_after_the_server_ended(address: str) -> None:
    lines = [
        StoredEntry(seq, f"command-{seq}", 1_800_000_000_000 + seq, b'{"\xc3\xb1":1}')
        for seq in (1, 2, 3)
    ]
    async with opened(address) as store:
        for each in lines:
            assert await store.append("KQJT", each)
    async with opened(address) as store:
        assert await store.lines("KQJT") == lines
        assert await store.lines("KQJT", after=1) == lines[1:]
        assert await store.lines("KQJT", after=3) == await store.lines("NONE") == []


@awaited
async def test_a_number_is_given_once(address: str) -> None:
    async with opened(address) as store:
        assert await store.append("KQJT", line(1, "one"))
        assert await store.append("KQJT", line(2, "two"))
        assert not await store.append("KQJT", line(1, "one"))
        assert not await store.append("KQJT", line(2, "three"))
        assert await store.append("AAAA", line(1, "one"))
        assert [each.command for each in await store.lines("KQJT")] == ["one", "two"]


@awaited
async def test_a_conflict_does_not_spoil_its_group(address: str) -> None:
    async with opened(address) as store:
        await store.append("T7", line(1, "first"), replace(NOTICE, table="T7"))
        late = replace(NOTICE, table="T7", phase=Phase.OVER, people=("eve",))
        asked = [store.append(f"T{n}", line(1), late if n == 7 else None) for n in range(300)]
        asked += [store.append("T8", line(1)), store.append("T9", line(1, "other"))]
        fates = await asyncio.gather(*asked)
        assert not fates[7]
        assert fates[300:] == [False, False]
        assert set(fates[:7] + fates[8:300]) == {True}
        assert await store.notice("T7") == replace(NOTICE, table="T7")


@awaited
async def test_what_cannot_be_kept_does_not_spoil_its_group(address: str) -> None:
    async with opened(address) as store:
        asked = [store.append(f"T{n}", line(1)) for n in range(20)]
        asked += [store.append("BAD", line(2**70)), store.append("BAD", line(1, "\ud800"))]
        fates = await asyncio.gather(*asked, return_exceptions=True)
        assert fates[:20] == [True] * 20
        assert all(isinstance(each, Exception) for each in fates[20:])
        assert await store.lines("BAD") == []


@awaited
async def test_of_two_servers_one_gets_the_line(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        for seq in range(1, 21):
            asked = [
                store.append(f"T{table}", line(seq, f"{name}-{seq}"))
                for table in range(20)
                for store, name in ((one, "one"), (two, "two"))
            ]
            fates = await asyncio.gather(*asked)
            for pair in zip(fates[::2], fates[1::2], strict=True):
                assert set(pair) == {True, False}
        for table in range(20):
            assert [each.seq for each in await one.lines(f"T{table}")] == list(range(1, 21))


@awaited
async def test_the_same_command_through_two_servers(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        asked = [store.append(f"T{n}", line(1)) for n in range(100) for store in (one, two)]
        fates = await asyncio.gather(*asked)
        for pair in zip(fates[::2], fates[1::2], strict=True):
            assert set(pair) == {True, False}


@awaited
async def test_whoever_stops_waiting_breaks_nothing(address: str) -> None:
    async with opened(address) as store:
        tasks = [asyncio.create_task(store.append(f"T{n}", line(1))) for n in range(200)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert outcomes[1::2] == [True] * 100
        assert not await store.append("T0", line(1))


@awaited
async def test_closing_finishes_what_was_asked(address: str) -> None:
    store = open_store(address)
    await store.open()
    tasks = [asyncio.create_task(store.append(f"T{n}", line(1))) for n in range(3000)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*tasks) == [True] * 3000
    with pytest.raises(StorageError, match="storage-closed"):
        await store.append("T0", line(2))
    with pytest.raises(StorageError, match="storage-closed"):
        await store.lines("T0")
    await store.close()


@awaited
async def test_the_last_lines_of_many_tables(address: str) -> None:
    async with opened(address) as store:
        await asyncio.gather(*(store.append(f"T{n}", line(1)) for n in range(120)))
        await store.append("T5", line(2))
        asked = [*(f"T{n}" for n in range(120)), "NONE"]
        assert await store.last_seq(asked) == {f"T{n}": 1 + (n == 5) for n in range(120)}
        assert await store.last_seq([]) == {}


# --- notices -------------------------------------------------------------------------------------


@awaited
async def test_a_notice_comes_with_its_line_or_not_at_all(address: str) -> None:
    async with opened(address) as store:
        assert await store.notice("KQJT") is None
        assert await store.append("KQJT", line(1), NOTICE)
        assert await store.notice("KQJT") == NOTICE
        taken = replace(NOTICE, public=False, people=("eve",))
        assert not await store.append("KQJT", line(1, "other"), taken)
        assert await store.notice("KQJT") == NOTICE
        later = replace(NOTICE, phase=Phase.OVER, updated=30, body=b"[]", people=("cat",))
        assert await store.append("KQJT", line(2), later)
        assert await store.notice("KQJT") == replace(later, people=("ann", "ben", "cat"))


@awaited
async def test_the_last_notice_of_a_group_stands(address: str) -> None:
    async with opened(address) as store:
        asked = [
            store.append("KQJT", line(seq), replace(NOTICE, updated=seq, people=(f"p{seq}",)))
            for seq in range(1, 6)
        ]
        await asyncio.gather(*asked)
        people = tuple(f"p{seq}" for seq in range(1, 6))
        assert await store.notice("KQJT") == replace(NOTICE, updated=5, people=people)


@awaited
async def test_the_lobby_lists_public_tables_that_go_on(address: str) -> None:
    async with opened(address) as store:
        for number, (phase, public) in enumerate(
            [(phase, public) for phase in Phase for public in (True, False)]
        ):
            notice = replace(NOTICE, table=f"T{number}", phase=phase, public=public, updated=number)
            await store.append(notice.table, line(1), notice)
        assert [each.table for each in await store.public_summaries(10)] == ["T2", "T0"]
        assert [each.table for each in await store.public_summaries(1)] == ["T2"]
        assert (await store.public_summaries(1))[0].people == ("ann", "ben")


@awaited
async def test_my_games(address: str) -> None:
    async with opened(address) as store:
        for number in range(10):
            people = ("ann",) if number % 2 else ("ben", "cat")
            notice = replace(NOTICE, table=f"T{number}", updated=number, people=people)
            await store.append(notice.table, line(1), notice)
        mine = [each.table for each in await store.notices_of("ann", 3)]
        assert mine == ["T9", "T7", "T5"]
        assert [each.table for each in await store.notices_of("ann", 3, before=5)] == ["T3", "T1"]
        assert (await store.notices_of("ben", 1))[0].people == ("ben", "cat")
        assert await store.notices_of("eve", 3) == []


# --- people --------------------------------------------------------------------------------------


@awaited
async def test_players_and_their_devices(address: str) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"secret-1", 1)
        await store.add_player(BEN, b"secret-2", 1)
        assert await store.player_with(b"secret-1") == ANN
        assert await store.player_with(b"secret-3") is None
        assert await store.players([]) == []
        many = [*(f"nobody-{n}" for n in range(120)), "ann", "ben"]
        assert set(await store.players(many)) == {ANN, BEN}
        await store.rename("ann", "Anna 🂡")
        assert await store.player_with(b"secret-1") == Player("ann", "Anna 🂡")
        await store.rename("nobody", "Eve")


@pytest.mark.parametrize("again", [(ANN, b"new"), (BEN, b"secret-1")], ids=["id", "secret"])
@awaited
async def test_what_is_taken_is_refused_whole(address: str, again: tuple[Player, bytes]) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"secret-1", 1)
        with pytest.raises(StorageError, match="storage-conflict"):
            await store.add_player(*again, 1)
        assert await store.players(["ann", "ben"]) == [ANN]
        assert await store.player_with(b"new") is None


@awaited
async def test_a_code_adds_a_device_once(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        await one.add_player(ANN, b"first", 1)
        await one.offer_transfer(b"code", "ann", 100)
        asked = [
            store.take_transfer(b"code", f"{name}{number}".encode(), 99)
            for number in range(5)
            for store, name in ((one, "one"), (two, "two"))
        ]
        got = await asyncio.gather(*asked)
        assert sorted(got, key=bool) == [None] * 9 + [ANN]
        secret = f"{'two' if got.index(ANN) % 2 else 'one'}{got.index(ANN) // 2}".encode()
        assert await one.player_with(secret) == await one.player_with(b"first") == ANN


@awaited
async def test_codes_end(address: str) -> None:
    async with opened(address) as store:
        await store.add_player(ANN, b"ann", 1)
        await store.add_player(BEN, b"ben", 1)
        await store.offer_transfer(b"old", "ann", 100)
        await store.offer_transfer(b"code", "ann", 100)
        assert await store.take_transfer(b"old", b"eve", 50) is None
        assert await store.take_transfer(b"code", b"eve", 100) is None
        with pytest.raises(StorageError, match="storage-conflict"):
            await store.offer_transfer(b"code", "ben", 100)
        with pytest.raises(StorageError, match="storage-conflict"):
            await store.take_transfer(b"code", b"ben", 50)  # a device that is somebody's
        assert await store.take_transfer(b"code", b"new", 50) == ANN
        assert await store.player_with(b"eve") is None


@awaited
async def test_an_offer_of_nobody_is_refused(address: str) -> None:
    async with opened(address) as store:
        with pytest.raises(StorageError, match="storage-conflict"):
            await store.offer_transfer(b"code", "nobody", 100)
