"""Logs and summaries of tables in a store, with SQLite and with a real PostgreSQL."""

import asyncio
from dataclasses import replace

import pytest

from async_helpers import async_test
from open_stores import opened
from regicide.server.storage import (
    StorageError,
    StoredEntry,
    StoredPhase,
    TableSummary,
    open_store,
)

SUMMARY = TableSummary("KQJT", StoredPhase.GATHERING, True, 10, 20, b'{"seats":2}', ("ann", "ben"))


def entry(seq: int, command: str = "", body: bytes = b"{}") -> StoredEntry:
    return StoredEntry(seq, command or f"c{seq}", 1000 + seq, body)


# --- logs ----------------------------------------------------------------------------------------


@async_test
async def test_appended_entries_persist_after_a_restart(address: str) -> None:
    entries = [
        StoredEntry(seq, f"command-{seq}", 1_800_000_000_000 + seq, b'{"\xc3\xb1":1}')
        for seq in (1, 2, 3)
    ]
    async with opened(address) as store:
        for each in entries:
            assert await store.append("KQJT", each)
    async with opened(address) as store:
        assert await store.entries("KQJT") == entries
        assert await store.entries("KQJT", after=1) == entries[1:]
        assert await store.entries("KQJT", after=3) == await store.entries("NONE") == []


@async_test
async def test_begun_tables_with_one_deal_are_found_oldest_first(address: str) -> None:
    async with opened(address) as store:
        begun = replace(SUMMARY, phase=StoredPhase.PLAYING, deal="daily")
        newer = replace(begun, table="NEW", created=12, defeated=12, player_ids=("ben",))
        older = replace(begun, table="OLD")
        others = (
            *(SUMMARY, replace(begun, table="X", deal="other")),
            replace(begun, table="GATHERING", phase=StoredPhase.GATHERING),
            replace(begun, table="EARLY", created=9),
            replace(begun, table="LATE", created=13),
        )
        for each in (newer, older, *others):
            assert await store.append(each.table, entry(1), each)

        async def find(limit: int, player: str | None = None) -> list[TableSummary]:
            return await store.begun_with_deal("daily", limit, since=10, until=13, player=player)

        assert await find(9) == [older, newer]
        assert await find(1) == [older]
        assert await find(9, "ann") == [older]
        assert await find(9, "ben") == [older, newer]
        assert await store.append("OLD", entry(2), replace(older, defeated=7))
        assert (await find(1))[0].defeated == 7


@async_test
async def test_an_append_with_a_used_number_fails(address: str) -> None:
    async with opened(address) as store:
        assert await store.append("KQJT", entry(1, "one"))
        assert await store.append("KQJT", entry(2, "two"))
        assert not await store.append("KQJT", entry(1, "one"))
        assert not await store.append("KQJT", entry(2, "three"))
        assert await store.append("AAAA", entry(1, "one"))
        assert [each.command for each in await store.entries("KQJT")] == ["one", "two"]


@async_test
async def test_a_conflict_does_not_affect_other_appends_of_the_batch(address: str) -> None:
    async with opened(address) as store:
        await store.append("T7", entry(1, "first"), replace(SUMMARY, table="T7"))
        late = replace(SUMMARY, table="T7", phase=StoredPhase.OVER, player_ids=("eve",))
        calls = [store.append(f"T{n}", entry(1), late if n == 7 else None) for n in range(300)]
        calls += [store.append("T8", entry(1)), store.append("T9", entry(1, "other"))]
        results = await asyncio.gather(*calls)
        assert not results[7]
        assert results[300:] == [False, False]
        assert set(results[:7] + results[8:300]) == {True}
        assert await store.summary("T7") == replace(SUMMARY, table="T7")


@async_test
async def test_an_invalid_entry_does_not_affect_other_appends_of_the_batch(address: str) -> None:
    async with opened(address) as store:
        calls = [store.append(f"T{n}", entry(1)) for n in range(20)]
        calls += [store.append("BAD", entry(2**70)), store.append("BAD", entry(1, "\ud800"))]
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert results[:20] == [True] * 20
        assert all(isinstance(each, Exception) for each in results[20:])
        assert await store.entries("BAD") == []


@async_test
async def test_of_two_servers_only_one_gets_a_number(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        for seq in range(1, 21):
            calls = [
                store.append(f"T{table}", entry(seq, f"{name}-{seq}"))
                for table in range(20)
                for store, name in ((one, "one"), (two, "two"))
            ]
            results = await asyncio.gather(*calls)
            for pair in zip(results[::2], results[1::2], strict=True):
                assert set(pair) == {True, False}
        for table in range(20):
            assert [each.seq for each in await one.entries(f"T{table}")] == list(range(1, 21))


@async_test
async def test_the_same_command_through_two_servers_is_appended_once(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        calls = [store.append(f"T{n}", entry(1)) for n in range(100) for store in (one, two)]
        results = await asyncio.gather(*calls)
        for pair in zip(results[::2], results[1::2], strict=True):
            assert set(pair) == {True, False}


@async_test
async def test_cancelled_appends_do_not_affect_others(address: str) -> None:
    async with opened(address) as store:
        tasks = [asyncio.create_task(store.append(f"T{n}", entry(1))) for n in range(200)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert outcomes[1::2] == [True] * 100
        assert not await store.append("T0", entry(1))


@async_test
async def test_closing_finishes_pending_appends(address: str) -> None:
    store = open_store(address)
    await store.open()
    tasks = [asyncio.create_task(store.append(f"T{n}", entry(1))) for n in range(3000)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*tasks) == [True] * 3000
    with pytest.raises(StorageError, match="storage-closed"):
        await store.append("T0", entry(2))
    with pytest.raises(StorageError, match="storage-closed"):
        await store.entries("T0")
    await store.close()


@async_test
async def test_the_last_numbers_of_many_tables(address: str) -> None:
    async with opened(address) as store:
        await asyncio.gather(*(store.append(f"T{n}", entry(1)) for n in range(120)))
        await store.append("T5", entry(2))
        calls = [*(f"T{n}" for n in range(120)), "NONE"]
        assert await store.last_seq(calls) == {f"T{n}": 1 + (n == 5) for n in range(120)}
        assert await store.last_seq([]) == {}


# --- summaries -----------------------------------------------------------------------------------


@async_test
async def test_a_summary_is_stored_only_together_with_its_entry(address: str) -> None:
    async with opened(address) as store:
        assert await store.summary("KQJT") is None
        assert await store.append("KQJT", entry(1), SUMMARY)
        assert await store.summary("KQJT") == SUMMARY
        taken = replace(SUMMARY, public=False, player_ids=("eve",))
        assert not await store.append("KQJT", entry(1, "other"), taken)
        assert await store.summary("KQJT") == SUMMARY
        later = replace(
            SUMMARY, phase=StoredPhase.OVER, updated=30, body=b"[]", player_ids=("cat",)
        )
        assert await store.append("KQJT", entry(2), later)
        assert await store.summary("KQJT") == replace(later, player_ids=("ann", "ben", "cat"))


@async_test
async def test_the_last_summary_of_a_batch_is_kept(address: str) -> None:
    async with opened(address) as store:
        calls = [
            store.append("KQJT", entry(seq), replace(SUMMARY, updated=seq, player_ids=(f"p{seq}",)))
            for seq in range(1, 6)
        ]
        await asyncio.gather(*calls)
        player_ids = tuple(f"p{seq}" for seq in range(1, 6))
        assert await store.summary("KQJT") == replace(SUMMARY, updated=5, player_ids=player_ids)


@async_test
async def test_public_summaries_are_of_public_tables_that_are_not_over(address: str) -> None:
    async with opened(address) as store:
        for number, (phase, public) in enumerate(
            [(phase, public) for phase in StoredPhase for public in (True, False)]
        ):
            summary = replace(
                SUMMARY,
                table=f"T{number}",
                phase=phase,
                public=public,
                updated=100 - number,
                listed=number,
            )
            await store.append(summary.table, entry(1), summary)
        assert [each.table for each in await store.public_summaries(10)] == ["T2", "T0"]
        assert [each.table for each in await store.public_summaries(1)] == ["T2"]
        assert (await store.public_summaries(1))[0].player_ids == ("ann", "ben")
        # A turn does not move it up.
        turn = replace(SUMMARY, table="T0", updated=200, listed=None)
        assert await store.append("T0", entry(2), turn)
        assert await store.summary("T0") == replace(turn, listed=0)
        assert [each.table for each in await store.public_summaries(10)] == ["T2", "T0"]


@async_test
async def test_tables_at_which_a_bot_must_move_are_found_page_by_page(address: str) -> None:
    async with opened(address) as store:
        for name, due in (("C", 30), ("A", 31), ("B", 20), ("D", None)):
            summary = replace(SUMMARY, table=name, turn_by_turn=True, due=due)
            assert await store.append(name, entry(1), summary)
        assert await store.due_tables(30, 9) == ["B", "C"]
        assert await store.due_tables(31, 2) == ["A", "B"]
        assert await store.due_tables(31, 2, after="B") == ["C"]
        assert await store.append("B", entry(2), replace(SUMMARY, table="B", due=None))
        assert await store.due_tables(30, 9) == ["C"]


@async_test
async def test_a_player_has_the_tables_whose_game_runs(address: str) -> None:
    async with opened(address) as store:
        for number, phase in enumerate((*StoredPhase, StoredPhase.PLAYING)):
            summary = replace(SUMMARY, table=f"T{number}", phase=phase, updated=number)
            assert await store.append(summary.table, entry(1), summary)
        assert [each.table for each in await store.playing_of("ann", 9)] == ["T3", "T1"]
        assert [each.table for each in await store.playing_of("ann", 1)] == ["T3"]
        assert await store.playing_of("eve", 9) == []


@async_test
async def test_summaries_of_a_player_newest_first(address: str) -> None:
    async with opened(address) as store:
        for number in range(10):
            player_ids = ("ann",) if number % 2 else ("ben", "cat")
            summary = replace(SUMMARY, table=f"T{number}", updated=number, player_ids=player_ids)
            await store.append(summary.table, entry(1), summary)
        mine = [each.table for each in await store.summaries_of("ann", 3)]
        assert mine == ["T9", "T7", "T5"]
        assert [each.table for each in await store.summaries_of("ann", 3, before=5)] == ["T3", "T1"]
        assert (await store.summaries_of("ben", 1))[0].player_ids == ("ben", "cat")
        assert await store.summaries_of("eve", 3) == []
