"""`regicide play` on a real terminal, driven by keys."""

import json
import sys
from pathlib import Path

import pytest

from regicide.tui.game_file import read_record
from server_process import ServerProcess
from table_client import api_request, new_player, new_table
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
    [file] = (tmp_path / "regicide" / "games").glob("*.regicide")
    assert len(read_record(file).record.moves) == 1
    with terminal(play, tmp_path, environment) as screen:
        wait_for_text(screen, "Continue: ")
        screen.type("\r")
        wait_for_text(screen, "Enemy 1 of 12")
        screen.type("q")
        wait_for_text(screen, "saved in")


def test_the_command_line_sets_the_seed_and_the_bots(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "REGICIDE_LANG": "en", "NO_COLOR": "1"}
    play = [sys.executable, "-m", "regicide", "play", "--players", "2", "--bots", "squire"]
    with terminal([*play, "--seed", "castle-42"], tmp_path, environment, 100, 30) as screen:
        wait_for_text(screen, "Wren")
        wait_for_text(screen, "Jack of hearts")
        screen.type("y")
        wait_for_text(screen, "The enemy strikes for 10")
        screen.type("\r")
        wait_for_text(screen, "[c]")
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
        before = b""
        for keys in (("\r",), ("\x1b[B", "\r")):  # a new deal; below it, the same deal
            _end_the_game(screen)
            before = before or path.read_bytes()
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
    assert new.seats == first.seats == (None, "squire")
    assert new.deal.options == first.deal.options
    assert same.deal == new.deal


def _end_the_game(screen: Terminal) -> None:
    screen.type("m")
    wait_for_text(screen, "End the game")
    screen.type("\x1b[F")
    screen.type("\r")
    wait_for_text(screen, "Keep playing")
    screen.type("\x1b[B")
    screen.type("\r")
    wait_until_gone(screen, "Your turn")


def test_a_terminal_whose_device_is_signed_out_says_why_and_can_begin_again(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "REGICIDE_LANG": "en", "NO_COLOR": "1"}
    secrets = tmp_path / "regicide" / "secrets.json"
    with ServerProcess(tmp_path / "server") as server:
        code = new_table(server.url, new_player(server.url, "Ana"), players=2)
        join = [sys.executable, "-m", "regicide", "join", f"{server.url}/t/{code}"]
        with terminal(join, tmp_path, environment, 240, 30) as screen:
            wait_for_text(screen, "[1] Ana")
            [secret] = json.loads(secrets.read_text(encoding="utf-8")).values()
            added = api_request(server.url, "/api/me/transfer", secret=secret, method="POST")
            api_request(server.url, "/api/transfer", {"code": added["code"]})
            wait_for_text(screen, "A device was added to your player. Not you?")
            found = api_request(server.url, "/api/me/devices", secret=secret)["devices"]
            path = f"/api/me/devices/{found[0]['id']}"
            api_request(server.url, path, secret=secret, method="DELETE")
            shown = wait_for_text(screen, "The next “regicide join” begins with a new player.")
            assert "This device was signed out by another device of the player." in shown
        assert json.loads(secrets.read_text(encoding="utf-8")) == {}
        elsewhere = [*join[:-1], f"{server.url}/t/KDFR-27XN"]
        with terminal(elsewhere, tmp_path, environment, 240, 30) as screen:
            wait_for_text(screen, "Error: The server refused: There is no table with that code.")
        with terminal(join, tmp_path, environment, 240, 30) as screen:
            wait_for_text(screen, "[1] Ana")
            [second] = json.loads(secrets.read_text(encoding="utf-8")).values()
            assert second != secret
            screen.type("q")
