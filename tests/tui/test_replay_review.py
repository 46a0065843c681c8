"""The review in the terminal: a key of the replay, and an entry at the end of a game."""

from pathlib import Path

import pytest

from async_helpers import async_test, eventually
from random_games import play_random_game
from regicide.i18n import words
from regicide.notation import Record, RecordedMove, Seed
from regicide.table import Phase
from regicide.tui.local_game_setup import open_local_table
from regicide.tui.local_table import controllers_for
from regicide.tui.screens.replay_app import ReplayApp
from regicide.tui.screens.table_app import REVIEW, TableApp

SIZE = (100, 40)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def record(moves: int | None = None) -> Record:
    plies = list(play_random_game(2, 3))[:moves]
    made = tuple(RecordedMove(ply.move) for ply in plies)
    return Record(plies[0].state, Seed("walk/2/3"), made)


def screen_text(app: ReplayApp) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


@async_test
async def test_a_key_of_the_replay_reviews_the_game() -> None:
    app = ReplayApp(record(), "en", worlds=20, playouts=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("r", "end", *["left"] * 10)
        await eventually(lambda: "Chance" in screen_text(app))
        await pilot.pause()
        shown = screen_text(app)
        assert "Move 20 of 30" in shown
        assert "blunder" in shown
        assert "Better: 10♥." in shown, "a mark that was not checked has no reason"
        assert "Luck after it: " in shown
        assert "r review" in shown


@async_test
async def test_a_key_of_the_replay_says_why_a_move_was_made() -> None:
    app = ReplayApp(record(), "en", worlds=20, playouts=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("w", "end", *["left"] * 10, "w")
        await pilot.pause()
        shown = " ".join(screen_text(app).split())
        assert "w why" in shown
        assert "Better:" in shown
        assert "10♥" in shown


@async_test
async def test_a_player_may_leave_during_a_review() -> None:
    app = ReplayApp(record(), "en", reviews=True, worlds=1000)
    async with app.run_test(size=SIZE) as pilot:
        await eventually(lambda: "Reviewing: " in screen_text(app))
        await pilot.press("q")
    assert app.return_code == 0


@async_test
async def test_a_finished_game_offers_its_review() -> None:
    local = open_local_table(record(), words("en"), None)
    app = TableApp(controllers_for(local), "en", can_review=True)
    async with app.run_test(size=SIZE) as pilot:
        await eventually(lambda: (room := app.controller.state.room) and room.phase is Phase.OVER)
        await pilot.press("m", "end", "enter")
        await eventually(lambda: app.return_value is not None)
    local.close()
    assert app.return_value == REVIEW


@async_test
async def test_keys_lead_from_mark_to_mark_with_the_hand_of_who_moved() -> None:
    app = ReplayApp(record(), "en", worlds=20, playouts=0, reviews=True)
    async with app.run_test(size=SIZE) as pilot:
        await eventually(lambda: app.review is not None)
        assert app.review is not None
        marked = [each for each in app.review.decisions if each.mark]
        for each in marked:
            await pilot.press("n")
            await pilot.pause()
            shown = screen_text(app)
            assert f"Move {each.number} of 30" in shown
            assert f"Player {each.seat + 1}: " in shown
            assert f"Player {2 - each.seat}: " not in shown
        await pilot.press("n", "p", "0")
        await pilot.pause()
        shown = screen_text(app)
        assert f"Move {marked[-2].number} of 30" in shown
        assert "Player 1: " in shown
        assert "Player 2: " in shown
        assert any(bar in shown for bar in "▂▃▄▅▆▇")
