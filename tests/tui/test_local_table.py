"""A table in this process: its file, and what a player learns if it cannot be written."""

from pathlib import Path

import pytest

from async_helpers import async_test
from regicide.i18n import words
from regicide.notation import Seed, print_move
from regicide.rules import Options, legal_moves
from regicide.table.commands import MakeMove, StandIn
from regicide.tui.game_file import FileError, GameFile
from regicide.tui.local_game_setup import new_record, open_local_table
from regicide.tui.local_table import LocalTable
from regicide.wire.messages import Hello, Trouble, Update


def open_table(path: Path, *bots: str) -> LocalTable:
    record = new_record(2, Seed("castle-42"), Options(), bots)
    return open_local_table(record, words("en"), GameFile(path), bot_seconds=(0, 0))


def first_move(local: LocalTable) -> MakeMove:
    assert local.table.game is not None
    return MakeMove(print_move(legal_moves(local.table.game.state)[0]), local.table.seq)


@async_test
async def test_a_game_that_another_program_changed_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game"
    ours = open_table(path)
    before = ours.table
    path.write_text("theirs")
    with pytest.raises(FileError, match="changed-file"):
        await ours.do(ours.links[0].person, "move", first_move(ours))
    assert ours.table is before
    assert path.read_text() == "theirs"
    ours.close()


def test_a_game_is_open_in_one_program_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "game"
    (tmp_path / "link").symlink_to("game")
    ours = open_table(path)
    for name in ("game", "link"):
        with pytest.raises(FileError, match="game-in-use"):
            open_table(tmp_path / name)
    ours.close()
    open_table(path).close()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["game", "link"]


@async_test
async def test_a_bot_whose_move_cannot_be_saved_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game"
    local = open_table(path, "squire")
    link = local.links[0]
    await link.send(Hello())
    await local.do(link.person, "stand-in", StandIn(0, "squire"))
    path.write_text("changed by hand")
    while not isinstance(message := await link.receive(), Trouble):
        assert not isinstance(message, Update) or message.public.deed.do != "make-move"
    assert str(path) in message.error.sentence
    local.close()
