"""What operators do with a store, with SQLite and with a real PostgreSQL."""

import os
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from async_helpers import async_test
from open_stores import opened
from regicide.server.limits import TABLES_AT_ONCE
from regicide.server.people.player_tables import tables_of
from regicide.server.storage import (
    Announced,
    Club,
    Evening,
    Order,
    OrderName,
    Player,
    Removal,
    RemovalKind,
    Report,
    RunningServer,
    StorageError,
    Store,
    StoredEntry,
    StoredPhase,
    TableSummary,
)
from regicide.server.storage.backup_file import SAVED_TABLES, saved_rows

ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")
SUMMARY = TableSummary("KQJT", StoredPhase.OVER, True, 10, 20, b'{"seats":2}', ("ann", "ben"))


REPORT = Report(
    reporter="ann",
    table="KQJT",
    reported="ben",
    seq=2,
    name="Ben",
    text="rude — «words»",
    reason="insult",
    at=9,
)


def entry(seq: int, command: str = "") -> StoredEntry:
    return StoredEntry(seq, command or f"ann.c{seq}", 1000 + seq, b'{"\xc3\xb1":1}\x00\xff')


async def fill(store: Store) -> None:
    """At least one row in every table, with every kind of value."""
    await store.add_player(ANN, b"\x00secret", 5)
    await store.add_player(BEN, b"\xffother", 6)
    device = await store.device_with(b"\x00secret")
    assert device is not None
    await store.offer_transfer(b"code", device, 99)
    assert await store.subscribe(device, b"\x01endpoint", b'{"kinds":["turn"]}', 7)
    await store.announce(
        [
            Announced(b"\x00secret", "KQJT", "turn", 2, 8),
            Announced(b"\x00secret", "DARK", "turn", 2, None),
        ]
    )
    await store.append("KQJT", entry(1, "open"), SUMMARY)
    await store.append("KQJT", entry(2))
    secret = replace(SUMMARY, table="DARK", public=False, phase=StoredPhase.PLAYING)
    await store.append("DARK", entry(1), replace(secret, deal="daily", defeated=3))
    await store.give_order(Order(OrderName.MESSAGE, "Back at nine — «soon»", 7))
    await store.append("GONE", entry(1), replace(SUMMARY, table="GONE"))
    await store.remove_table("GONE", 8)
    await store.report_server(RunningServer("s1", "0.1", 1, 2))
    await store.add_report(REPORT, most=10)
    await store.add_evening(
        Evening(code="FRI", maker="ann", created=1, opens=2, closes=50, body=b"{}", club="CLUB")
    )
    await store.add_club(Club("CLUB", "Jesters — «los bufones»", "ann"), b"\x00link", 5, most=9)
    await store.add_team("FRI", "code-1", "One", most=2)
    await store.join_team("FRI", 1, "ann", 5, most=2)
    await store.begin_deal("FRI", 1, 0, "EVEN", lambda _people: None)


def rows_in(backup: Path) -> dict[str, list[Any]]:
    connection = sqlite3.connect(backup)
    try:
        return {each: sorted(saved_rows(connection, each), key=repr) for each in SAVED_TABLES}
    finally:
        connection.close()


def has_unfinished(folder: Path) -> bool:
    return any(folder.glob("*.unfinished"))


# --- reports -------------------------------------------------------------------------------------


@async_test
async def test_the_newest_reports_are_kept_each_once(address: str) -> None:
    async with opened(address) as store:
        await fill(store)
        again = replace(REPORT, reason="spam", at=10)
        await store.add_report(again, most=10)
        assert await store.reports() == [again]
        others = [replace(REPORT, seq=seq, at=10 + seq) for seq in (3, 4, 5)]
        for each in others:
            await store.add_report(each, most=3)
        assert await store.reports() == others[::-1]
        assert len(await store.reports_by("ann")) == 3
        await store.remove_player("ben", 20)
        assert await store.reports() == []


# --- backups -------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", ["sqlite", "postgres"])
@pytest.mark.parametrize("target", ["sqlite", "postgres"])
@async_test
async def test_a_backup_restores_every_row_into_either_database(
    tmp_path: Path, new_database: Callable[[str], str], source: str, target: str
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    async with opened(new_database(source)) as store:
        await fill(store)
        await store.back_up(first)
        await store.append("KQJT", entry(3))  # the store stays usable, and the backup as it is
    saved = rows_in(first)
    assert all(saved.values()), "every table has a row"
    async with opened(new_database(target)) as store:
        await store.append("OLD", entry(1), replace(SUMMARY, table="OLD"))  # is replaced
        await store.restore(first)
        assert await store.entries("KQJT") == [entry(1, "open"), entry(2)]
        assert await store.summary("KQJT") == SUMMARY
        device = await store.device_with(b"\x00secret")
        assert device is not None
        assert device.player == ANN
        await store.back_up(second)
        assert await store.servers() == []
    assert rows_in(second) == saved


@async_test
async def test_a_backup_is_private_complete_or_absent_and_replaces_nothing(
    address: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    async with opened(address) as store:
        await store.back_up(file)
        assert file.stat().st_mode & 0o777 == 0o600
        with pytest.raises(StorageError, match="file-exists"):
            await store.back_up(file)
        with pytest.raises(StorageError, match="backup-unwritable"):
            await store.back_up(tmp_path / "no folder" / "backup")
    assert not has_unfinished(tmp_path)


@async_test
async def test_a_new_database_is_private_and_belongs_to_the_owner_of_its_folder(
    tmp_path: Path,
) -> None:
    """Root restores a backup while the server is stopped, and the server must be able to write it."""
    owner = 12345 if os.geteuid() == 0 else os.geteuid()
    os.chown(tmp_path, owner, -1)
    file = tmp_path / "tables.sqlite3"
    async with opened(str(file)):
        for each in (file, Path(f"{file}-wal")):
            found = each.stat()
            assert (found.st_mode & 0o777, found.st_uid) == (0o600, owner)


@async_test
async def test_what_is_not_a_backup_is_refused_and_changes_nothing(
    address: str, tmp_path: Path
) -> None:
    newer, noise = tmp_path / "newer", tmp_path / "noise"
    noise.write_bytes(b"no database" * 100)
    async with opened(address) as store:
        await fill(store)
        await store.back_up(newer)
        connection = sqlite3.connect(newer)
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.close()
        for file, code in (
            (noise, "backup-unreadable"),
            (tmp_path / "none", "no-such-backup"),
            (newer, "storage-newer"),
        ):
            with pytest.raises(StorageError, match=code):
                await store.restore(file)
        assert await store.summary("KQJT") == SUMMARY


# --- orders, servers, removals -------------------------------------------------------------------


@async_test
async def test_an_order_stands_until_it_is_replaced_or_withdrawn(address: str) -> None:
    async with opened(address) as store:
        assert await store.orders() == {}
        await store.give_order(Order(OrderName.MESSAGE, "one", 1))
        two = Order(OrderName.MESSAGE, "two", 2)
        await store.give_order(two)
        closed = Order(OrderName.CLOSE_TABLES, "", 3)
        await store.give_order(closed)
        assert await store.orders() == {two.name: two, closed.name: closed}
        await store.withdraw_order(OrderName.MESSAGE)
        assert await store.orders() == {closed.name: closed}


@async_test
async def test_servers_report_and_are_forgotten(address: str) -> None:
    one, two = RunningServer("one", "0.1", 5, 6), RunningServer("two", "0.2", 4, 9)
    async with opened(address) as store:
        await store.report_server(one)
        await store.report_server(two)
        later = replace(one, seen=20)
        await store.report_server(later)
        assert await store.servers() == [two, later]
        await store.forget_server("two")
        assert await store.servers() == [later]


@async_test
async def test_a_removed_table_leaves_nothing_and_is_noted(address: str) -> None:
    async with opened(address) as store:
        await fill(store)
        await store.remove_table("KQJT", 50)
        assert await store.summary("KQJT") is None
        assert await store.entries("KQJT") == []
        assert [each.table for each in await store.summaries_of("ann", 9)] == ["DARK"]
        assert await store.removals(after=8) == [Removal(RemovalKind.TABLE, "KQJT", 50)]


@async_test
async def test_sweeping_removes_what_a_server_wrote_after_the_removal(address: str) -> None:
    async with opened(address) as store:
        await fill(store)
        await store.remove_table("KQJT", 50)
        await store.append("KQJT", entry(3), SUMMARY)
        await store.sweep_removals(before=20)
        assert await store.summary("KQJT") is None
        assert await store.entries("KQJT") == []
        assert await store.entries("DARK") == [entry(1)]
        assert [each.name for each in await store.removals(after=0)] == ["KQJT"]


@async_test
async def test_a_removed_player_loses_devices_codes_and_games(address: str) -> None:
    async with opened(address) as store:
        await fill(store)
        assert await store.player_created("ann") == 5
        await store.remove_player("ann", 60)
        assert await store.device_with(b"\x00secret") is None
        assert await store.devices("ann") == []
        assert await store.take_transfer(b"code", b"new", 1) is None
        assert await store.player_created("ann") is None
        assert await store.summaries_of("ann", 9) == []
        summary = await store.summary("KQJT")
        assert summary is not None
        assert summary.player_ids == ("ben",)
        assert await store.device_with(b"\xffother") is not None


@async_test
async def test_finished_tables_are_found_by_age_and_counted(address: str) -> None:
    async with opened(address) as store:
        await fill(store)
        await store.append("NEW", entry(1), replace(SUMMARY, table="NEW", updated=30))
        assert [each.table for each in await store.finished_before(30, 9)] == ["KQJT"]
        assert [each.table for each in await store.finished_before(31, 1)] == ["KQJT"]
        # Their entries are of 1001 and, at one of them, of 1002. The second is not over.
        for time, idle in ((1001, set()), (1002, {"DARK", "NEW"}), (1003, {"DARK", "NEW", "KQJT"})):
            assert {each.table for each in await store.idle_before(time, 9, slow=time)} == idle
        # Turn by turn a game may rest longer, until it is over.
        slow = replace(SUMMARY, phase=StoredPhase.PLAYING, updated=40, turn_by_turn=True)
        await store.append("KQJT", entry(3), slow)
        assert "KQJT" not in {each.table for each in await store.idle_before(2000, 9, slow=40)}
        assert "KQJT" in {each.table for each in await store.idle_before(2000, 9, slow=41)}
        over = replace(slow, phase=StoredPhase.OVER)
        await store.append("KQJT", entry(4), over)
        assert "KQJT" in {each.table for each in await store.idle_before(2000, 9, slow=40)}
        counts = await store.counts()
        assert counts.tables == {StoredPhase.OVER: 2, StoredPhase.PLAYING: 1}
        assert (counts.players, counts.devices, counts.entries) == (2, 2, 6)
        assert counts.size > 4096


@async_test
async def test_a_player_has_their_own_entries_and_no_others(address: str) -> None:
    async with opened(address) as store:
        await fill(store)
        await store.append("KQJT", entry(3, "ben.c3"))
        assert await store.entries_by("ann", "DARK") == [entry(1)]
        assert await store.entries_by("ann", "KQJT") == [entry(2)]


@async_test
async def test_all_tables_of_a_player_are_read_page_by_page(address: str) -> None:
    async with opened(address) as store:
        await fill(store)
        codes = [f"T{number:03}" for number in range(2 * TABLES_AT_ONCE + 1)]
        for code in codes:
            await store.append(code, entry(1), replace(SUMMARY, table=code, player_ids=("cat",)))
        assert [each.table async for each in tables_of(store, "cat")] == codes
        later = await store.tables_of("cat", 2, after="T007")
        assert [each.table for each in later] == codes[8:10]


@async_test
async def test_a_rewritten_table_keeps_its_other_entries(address: str) -> None:
    async with opened(address) as store:
        await fill(store)
        await store.rewrite_table("KQJT", [(2, b"{}")], b"[]", without="ann")
        assert await store.entries("KQJT") == [entry(1, "open"), replace(entry(2), body=b"{}")]
        left = tuple(each for each in SUMMARY.player_ids if each != "ann")
        assert await store.summary("KQJT") == replace(SUMMARY, body=b"[]", player_ids=left)
