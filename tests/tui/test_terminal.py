"""`regicide play` on a real terminal, by keys."""

import sys
from pathlib import Path

from regicide.tui.session import read_record
from terminals import appears, disappears, terminal


def test_a_game_is_begun_left_and_gone_on_with(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "REGICIDE_LANG": "en"}
    play = [sys.executable, "-m", "regicide", "play"]
    with terminal(play, tmp_path, environment) as screen:
        appears(screen, "Play alone")
        screen.type("\r")
        appears(screen, "Your turn")
        screen.type("1")
        appears(screen, "[⏎] Play")
        screen.type("\x1b")
        disappears(screen, "[⏎] Play")
        screen.type("1")
        screen.type("\r")
        appears(screen, "so far")
        screen.type("q")
        appears(screen, "saved in")
    record = read_record(tmp_path / "regicide" / "last.regicide").record
    assert len(record.moves) == 1
    with terminal(play, tmp_path, environment) as screen:
        appears(screen, "Go on with the last game")
        screen.type("\r")
        appears(screen, "Enemy 1 of 12")
        screen.type("q")
        appears(screen, "saved in")


def test_a_seed_and_bots_are_taken_from_the_command_line(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "REGICIDE_LANG": "en", "NO_COLOR": "1"}
    play = [sys.executable, "-m", "regicide", "play", "--players", "2", "--bots", "squire"]
    with terminal([*play, "--seed", "castle-42"], tmp_path, environment, 100, 30) as screen:
        appears(screen, "Squire")
        appears(screen, "Jack of hearts")
        screen.type("y")
        appears(screen, "The enemy strikes for 10")
        screen.type("q")
        appears(screen, "saved in")
