"""`regicide play` on a real terminal, driven by keys."""

import sys
from pathlib import Path

import pytest

from regicide.tui.game_file import read_record
from terminal import Terminal, terminal, wait_for_text, wait_until_gone


@pytest.mark.long
def test_a_game_is_started_quit_and_resumed(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "REGICIDE_LANG": "en"}
    play = [sys.executable, "-m", "regicide", "play"]
    with terminal(play, tmp_path, environment) as screen:
        wait_for_text(screen, "Play solo")
        screen.type("\r")
        wait_for_text(screen, "Your turn")
        screen.type("1")
        wait_for_text(screen, "[⏎] Play")
        screen.type("\x1b")
        wait_until_gone(screen, "[⏎] Play")
        screen.type("1")
        screen.type("\r")
        wait_for_text(screen, "so far")
        screen.type("q")
        wait_for_text(screen, "saved in")
    record = read_record(tmp_path / "regicide" / "last.regicide").record
    assert len(record.moves) == 1
    with terminal(play, tmp_path, environment) as screen:
        wait_for_text(screen, "Continue the last game")
        screen.type("\r")
        wait_for_text(screen, "Enemy 1 of 12")
        screen.type("q")
        wait_for_text(screen, "saved in")


def test_the_command_line_sets_the_seed_and_the_bots(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "REGICIDE_LANG": "en", "NO_COLOR": "1"}
    play = [sys.executable, "-m", "regicide", "play", "--players", "2", "--bots", "squire"]
    with terminal([*play, "--seed", "castle-42"], tmp_path, environment, 100, 30) as screen:
        wait_for_text(screen, "Squire")
        wait_for_text(screen, "Jack of hearts")
        screen.type("y")
        wait_for_text(screen, "The enemy strikes for 10")
        screen.type("q")
        wait_for_text(screen, "saved in")


@pytest.mark.long
def test_a_rematch_is_a_new_game_at_the_same_table(tmp_path: Path) -> None:
    """Each rematch has its own file; the file of the game before it does not change."""
    environment = {"XDG_DATA_HOME": str(tmp_path), "REGICIDE_LANG": "en", "NO_COLOR": "1"}
    path = tmp_path / "evening.regicide"
    play = [sys.executable, "-m", "regicide", "play", "--players", "2", "--bots", "squire"]
    rest = ["--options", "hand=+1", "--seed", "castle-42", "--record", str(path)]
    with terminal([*play, *rest], tmp_path, environment, 100, 30) as screen:
        wait_for_text(screen, "Your turn")
        before = path.read_bytes()
        for keys in (("\r",), ("\x1b[B", "\r")):  # a new deal; below it, the same deal
            _end_the_game(screen)
            screen.type("m")
            wait_for_text(screen, "New deal")
            for key in keys:
                screen.type(key)
            wait_for_text(screen, "Your turn")
        assert path.read_bytes() == before
        screen.type("q")
        wait_for_text(screen, "The rematch is saved")
    games = [path, tmp_path / "evening-2.regicide", tmp_path / "evening-3.regicide"]
    first, new, same = (read_record(game).record for game in games)
    assert new.seed != first.seed
    assert same.seed == new.seed
    assert new.seats == first.seats == ("Player 1", "squire")
    assert new.deal.options == first.deal.options
    assert same.deal == new.deal


def _end_the_game(screen: Terminal) -> None:
    screen.type("m")
    wait_for_text(screen, "End the game")
    screen.type("\x1b[F")
    screen.type("\r")
    wait_until_gone(screen, "Your turn")
