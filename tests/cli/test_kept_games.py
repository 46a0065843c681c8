"""Games without a named file: each is kept in one of its own, and the same command continues it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from random_games import play_random_game
from regicide.cli.run import run
from regicide.notation import print_move
from regicide.tui.game_file import read_record
from regicide.tui.kept_games import games_folder, kept_games, waiting_games

COMMAND = [sys.executable, "-m", "regicide", "play", "--plain", "--lang", "en"]
SEED = ("--seed", "walk/1/3")
MOVES = [print_move(ply.move) for ply in play_random_game(1, 3)]


def play(*lines: str, arguments: tuple[str, ...] = SEED) -> str:
    """What the game says, which ends when the lines do."""
    found = subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout


@contextmanager
def waiting_program(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A game that has begun, made its first move, and waits for the next."""
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *arguments], stdin=pipe, stdout=pipe, text=True) as program:
        assert program.stdin
        assert program.stdout
        program.stdin.write(f"{MOVES[0]}\n")
        program.stdin.flush()
        for line in program.stdout:
            if line.startswith(("You play ", "You discard ", "You flip ")):
                break
        yield program
        program.kill()


def kept_moves() -> list[int]:
    return sorted(len(game.record.moves) for game in kept_games())


def test_the_same_command_continues_the_game_until_it_is_over() -> None:
    assert "run the same command to continue" in play(*MOVES[:2])
    assert kept_moves() == [2]
    said = play(*MOVES[2:])
    assert "after 2 moves" in said
    assert "To begin another game instead, add --new." in said
    assert kept_moves() == [len(MOVES)]
    assert list(waiting_games()) == []
    assert "after" not in play().splitlines()[0]


def test_another_game_begins_on_request_or_with_another_command() -> None:
    play(*MOVES[:2])
    play(MOVES[0], arguments=(*SEED, "--new"))
    play("yield", arguments=("--players", "2"))
    play("yield", arguments=("--players", "2", "--bots", "random", "--options", "hand=+1"))
    assert [path.stem[10:] for path in sorted(games_folder().iterdir())] == ["-1", "-2", "-3", "-4"]
    said = play(arguments=("--players", "2", "--bots", "random", "--options", "hand=+1"))
    assert "-4.regicide after" in said


def test_a_game_without_a_move_leaves_nothing() -> None:
    assert "saved" not in play()
    assert list(games_folder().iterdir()) == []


def test_two_terminals_have_two_games() -> None:
    with waiting_program(*SEED), waiting_program(*SEED) as second:
        assert kept_moves() == [1, 1]
        out, _ = second.communicate(f"{MOVES[1]}\n")
        assert "games" in out.splitlines()[-1]
        assert kept_moves() == [1, 2]


def test_a_named_file_is_open_in_one_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.regicide"
    with waiting_program(*SEED, "--record", str(path)):
        assert run(["play", "--plain", "--record", str(path)], "en") == 1
        assert f"{path} is open in another terminal." in capsys.readouterr().err
    assert len(read_record(path).record.moves) == 1


def test_a_killed_game_is_continued() -> None:
    with waiting_program(*SEED) as program:
        program.kill()
        program.wait()
    assert "after 1 move." in play()


def test_a_deal_that_was_played_to_its_end_is_known() -> None:
    play(*MOVES)
    play(MOVES[0])
    again = next(iter(kept_games()))
    assert again.record.other_tags == (("KnownDeal", "yes"),)


def test_a_game_that_cannot_be_kept_is_played_with_a_warning(tmp_path: Path) -> None:
    (tmp_path / "regicide").write_text("a file")
    found = subprocess.run(
        [sys.executable, "-m", "regicide", "play", "--plain", "--lang", "en"],
        input=f"{MOVES[0]}\n",
        capture_output=True,
        text=True,
        check=True,
        env={"XDG_DATA_HOME": str(tmp_path)},
    )
    assert "This game will not be saved." in found.stderr
    assert str(tmp_path / "regicide" / "games") in found.stderr
    assert "saved" not in found.stdout


def test_games_are_listed_with_filters(capsys: pytest.CaptureFixture[str]) -> None:
    play(*MOVES)
    play("yield", arguments=("--players", "3", "--bots", "random,squire"))
    (games_folder() / "damaged.regicide").write_text("[Players")

    def listed(*filters: str) -> list[dict[str, object]]:
        assert run(["games", *filters, "--json"], "en") == 0
        found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
        return found

    assert [each["players"] for each in listed()] == [3, 1]
    assert [each["bots"] for each in listed("--waiting")] == [["random", "squire"]]
    assert [each["waiting"] for each in listed("--players", "1")] == [False]
    assert listed("--bots", "champion") == []
    assert run(["games"], "en") == 0
    shown = capsys.readouterr().out
    assert "3 players: Fool, Squire · 0 of 12 defeated · Unfinished" in shown
    assert f"regicide play --record {games_folder()}" in shown
    assert f"regicide replay {games_folder()}" in shown
    next(games_folder().glob("2*")).rename(games_folder() / "a\x1b]0;owned\x07.regicide")
    assert run(["games"], "en") == 0
    assert not {"\x1b", "\x07"} & set(capsys.readouterr().out)
