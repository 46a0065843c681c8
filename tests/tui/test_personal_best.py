"""What a game in this process is among those that are kept on this computer."""

import json
from functools import partial
from pathlib import Path

import pytest

from async_helpers import async_test, eventually
from regicide.i18n import words
from regicide.notation import parse_game
from regicide.tui.game_file import GameFile
from regicide.tui.lines.plain import PlainGame
from regicide.tui.local_game_setup import open_local_table
from regicide.tui.local_table import LocalTable, controllers_for
from regicide.tui.personal_best import earned_at
from regicide.tui.screens.event_log import EventLog
from regicide.tui.screens.table_app import TableApp

GOLDEN = Path(__file__).parents[1] / "golden" / "statistics.json"
ROW = "2 wins in a row: your longest"
BEST = "Won in 33 turns: your fastest win so far alone (before: 36)"


def open_won_game(folder: Path) -> tuple[LocalTable, GameFile]:
    """A game won in 33 turns, among the kept games; the one before took 36."""
    games = [game["record"] for game in json.loads(GOLDEN.read_text(encoding="utf-8"))["games"]]
    kept = folder / "regicide" / "games"
    kept.mkdir(parents=True)
    (kept / "1.regicide").write_text(games[0], encoding="utf-8")
    (kept / "2.regicide").write_text(games[21], encoding="utf-8")
    (kept / "broken.regicide").write_text("[Players", encoding="utf-8")
    file = GameFile(kept / "2.regicide")
    return open_local_table(parse_game(games[21]).record, words("en"), file), file


@async_test
async def test_the_log_of_a_full_screen_game_ends_with_what_it_earned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    local, file = open_won_game(tmp_path)
    at_end = partial(earned_at, words("en"), local, file)
    app = TableApp(controllers_for(local), "en", at_end=at_end)
    async with app.run_test(size=(120, 40)):
        log = app.screen.query_one(EventLog)
        await eventually(lambda: [each.text for each in log.lines][-2:] == [ROW, BEST])
    local.close()


def test_a_line_by_line_game_ends_with_what_it_earned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    local, file = open_won_game(tmp_path)
    shown: list[str] = []
    at_end = partial(earned_at, words("en"), local, file)
    PlainGame(controllers_for(local), "en", lambda _: None, shown.append, at_end=at_end).play()
    local.close()
    assert shown[-2:] == [ROW, BEST]
