"""A window is closed while a game is played in it, and the program ignores the signal that tells it so."""

import os
import pty
import signal
import subprocess
import sys

import pytest

from regicide.tui.kept_games import games_folder, kept_games
from terminal import PtyTerminal, wait_for_text


@pytest.mark.long
def test_the_game_ends_with_its_terminal_and_is_kept() -> None:
    """After `nohup`, and under some programs that start others, SIGHUP is ignored."""
    master, slave = pty.openpty()
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        game = subprocess.Popen(
            [sys.executable, "-m", "regicide", "play", "-n", "1", "--seed", "castle-42"],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"},
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGHUP, before)
    os.close(slave)
    try:
        terminal = PtyTerminal(master, 80, 24)
        wait_for_text(terminal, "Jack")
        terminal.type("1\r")
        while not list(games_folder().glob("*.regicide")):
            terminal.screen()
        os.close(master)
        game.wait(60)  # without an end of its own it would take a whole core
    finally:
        game.kill()
        game.wait()
    assert [len(game.record.moves) for game in kept_games()] == [1]
