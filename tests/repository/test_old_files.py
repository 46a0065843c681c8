"""Files that an earlier version wrote open with the current code: records, databases, log entries."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from regicide.notation import final_state, parse_game, print_game, print_move, print_position
from regicide.rules import legal_moves
from regicide.server import identity
from regicide.server.lists.table_summary import view_summary
from regicide.server.storage import Store, StoredEntry, open_store
from regicide.table import (
    CommandContext,
    SealVerdict,
    Table,
    accept,
    check_record_seal,
    replay_log,
)
from regicide.table.commands import MakeMove
from regicide.wire.log_format import read_entry, write_entry
from regicide.wire.replay_view import view_replay

OLD_FILES = Path(__file__).parent.parent / "fixtures" / "earlier_version"
EXPECTED: dict[str, Any] = json.loads((OLD_FILES / "expected.json").read_text(encoding="utf-8"))
LOG_ENTRIES = (OLD_FILES / "log_entries.jsonl").read_bytes().splitlines()


@asynccontextmanager
async def old_database(folder: Path) -> AsyncIterator[Store]:
    """Open and migrate a copy of the old database."""
    copy = folder / "tables.sqlite3"
    shutil.copyfile(OLD_FILES / "tables.sqlite3", copy)
    store = open_store(copy)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def load(store: Store, code: str) -> Table:
    return replay_log([read_entry(entry.body) for entry in await store.entries(code)])


def describe(code: str, table: Table) -> dict[str, Any]:
    """The table in the form of expected.json."""
    assert table.game is not None
    return {
        "code": code,
        "seq": table.seq,
        "phase": table.phase.value,
        "position": print_position(table.game.state),
        "moves": [print_move(each.move) for each in table.game.moves],
        "seats": [chair.person.name if chair.person else chair.bot for chair in table.chairs],
        "host": table.host,
        "non_moves": dict(table.non_moves),
        "game_seq": table.game_seq,
        "commitment": table.seal.commitment,
    }


def test_an_old_record_replays_to_the_same_final_position() -> None:
    text = (OLD_FILES / "record.txt").read_text(encoding="utf-8")
    read = parse_game(text)
    assert read.disagreements == ()
    assert print_game(read.record) == text
    assert print_position(final_state(read.record)) == EXPECTED["finished"]["position"]
    assert check_record_seal(read.record) is SealVerdict.TRUE


@pytest.mark.parametrize("text", LOG_ENTRIES, ids=lambda text: json.loads(text)["what"]["do"])
def test_an_old_log_entry_is_read_and_written_unchanged(text: bytes) -> None:
    assert write_entry(read_entry(text)) == text


@pytest.mark.parametrize("name", ["finished", "running"])
def test_a_table_of_an_old_database_loads_as_it_was(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        code = EXPECTED[name]["code"]
        async with old_database(tmp_path) as store:
            table = await load(store, code)
            assert describe(code, table) == EXPECTED[name]
            summary = await store.summary(code)
            assert summary is not None
            shown = view_summary(summary)
            assert (shown.phase, shown.players) == (table.phase, len(table.chairs))
            assert [each.name or each.bot for each in shown.seats] == EXPECTED[name]["seats"]

    asyncio.run(test())


def test_a_finished_game_of_an_old_database_can_be_replayed(tmp_path: Path) -> None:
    async def test() -> None:
        async with old_database(tmp_path) as store:
            replay = view_replay(await load(store, EXPECTED["finished"]["code"]))
            moves = [each.move for each in replay.moments[1:]]
            assert moves == EXPECTED["finished"]["moves"]

    asyncio.run(test())


def test_a_running_game_of_an_old_database_continues(tmp_path: Path) -> None:
    async def test() -> None:
        code = EXPECTED["running"]["code"]
        async with old_database(tmp_path) as store:
            table = await load(store, code)
            assert table.game is not None
            person = table.chairs[table.game.state.seat].person
            assert person is not None
            command = MakeMove(print_move(legal_moves(table.game.state)[0]), table.seq)
            change = accept(table, person, command, CommandContext(1, lambda _: False, frozenset()))
            assert change.events
            stored = StoredEntry(change.seq, "a-new-command", 1, write_entry(change.entry))
            assert await store.append(code, stored)
            assert await load(store, code) == change.after

    asyncio.run(test())


def test_players_of_an_old_database_keep_their_secrets_and_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with old_database(tmp_path) as store:
            device = await store.device_with(identity.hash_secret("a" * 40))
            assert device is not None
            player = device.player
            assert await store.devices(player.id) == [device]
            assert device.used == device.added - device.added % 86_400_000
            assert player.name == "Ana"
            tables = await store.summaries_of(player.id, 10)
            codes = {EXPECTED["finished"]["code"], EXPECTED["running"]["code"]}
            assert {each.table for each in tables} == codes

    asyncio.run(test())
