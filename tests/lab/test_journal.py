"""The journal keeps results through crashes and refuses files of other matches."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lab_helpers import journal_results, play_games, without_times
from regicide.bots import Budget
from regicide.lab import LabError, Match, open_journal
from regicide.notation import parse_options

MATCH = Match(bots=("squire", "squire"), seeds="journal")
HEAD_LINES = 8


def refused(path: Path, match: Match = MATCH) -> str:
    """The error code of opening a journal; the file must not change."""
    before = path.read_bytes()
    with pytest.raises(LabError) as caught:
        open_journal(path, match)
    assert path.read_bytes() == before
    return caught.value.code


def test_results_are_read_back(tmp_path: Path) -> None:
    results = play_games(MATCH, 3, tmp_path / "a.csv")
    assert journal_results(tmp_path / "a.csv", MATCH) == tuple(results)
    solo = Match(bots=("squire",), seeds='a "b", c', budget=Budget(rollouts=3))
    assert journal_results(tmp_path / "b.csv", solo) == ()
    assert play_games(solo, 2, tmp_path / "b.csv") == list(
        journal_results(tmp_path / "b.csv", solo)
    )


def test_a_game_with_an_incomplete_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "journal.csv"
    whole = without_times(play_games(MATCH, 3, path))
    content = path.read_bytes()
    for length in (len(content) - 1, len(content) - 9):
        path.write_bytes(content[:length])
        assert len(journal_results(path, MATCH)) == 2
        assert without_times(play_games(MATCH, 3, path)) == whole
        assert len(journal_results(path, MATCH)) == 3


def test_an_incomplete_head_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "journal.csv"
    play_games(MATCH, 1, path)
    content = path.read_bytes()
    for length in (0, 5, content.index(b"number,won") + 3):
        path.write_bytes(content[:length])
        assert len(play_games(MATCH, 1, path)) == 1
        assert len(journal_results(path, MATCH)) == 1


@pytest.mark.parametrize(
    "other",
    [
        Match(bots=("squire", "random"), seeds="journal"),
        Match(bots=("squire",), seeds="journal"),
        Match(bots=("squire", "squire"), seeds="other"),
        Match(bots=("squire", "squire"), seeds="journal", options=parse_options("overpay=stop")),
        Match(bots=("squire", "squire"), seeds="journal", budget=Budget(ms=1)),
        Match(bots=("squire", "squire"), seeds="journal", budget=Budget(rollouts=1)),
        Match(bots=("squire", "squire"), seeds="journal", version="0.0.1"),
    ],
    ids=["bots", "players", "seeds", "options", "ms", "rollouts", "version"],
)
def test_a_journal_with_other_settings_is_refused(tmp_path: Path, other: Match) -> None:
    path = tmp_path / "journal.csv"
    play_games(MATCH, 1, path)
    assert refused(path, other) == "arena-other-settings"


@pytest.mark.parametrize(
    "content", [b"dear diary\n", b"\xff\xfe\n", b"\n\n\n", b"regicide arena journal,2\n", b"a"]
)
def test_a_file_that_is_not_a_journal_is_refused_unchanged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "journal.csv"
    path.write_bytes(content)
    assert refused(path) == "arena-not-a-journal"


def test_a_damaged_line_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "journal.csv"
    play_games(MATCH, 2, path)
    lines = path.read_bytes().splitlines(keepends=True)
    for damage in (
        b"\0\0\0\n",
        b"3,1\n",
        lines[HEAD_LINES],
        lines[HEAD_LINES].replace(b"1,0", b"9,2", 1),
    ):
        path.write_bytes(b"".join([*lines[:-1], damage, lines[-1]]))
        assert refused(path) == "arena-damaged-journal"


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked on POSIX only")
def test_two_arenas_cannot_use_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal.csv"
    with open_journal(path, MATCH):
        assert refused(path) == "arena-journal-in-use"
    assert journal_results(path, MATCH) == ()


@pytest.mark.long
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_arena_resumes_with_the_same_results(tmp_path: Path, jobs: str) -> None:
    games, path, folder = 150, tmp_path / "games" / "journal.csv", tmp_path / "games"
    command = [sys.executable, "-m", "regicide", "arena", "--players", "2", "--seeds", "journal"]
    command += ["--games", str(games), "--jobs", jobs, "--records", str(folder)]
    with subprocess.Popen(command) as running:
        while running.poll() is None and _lines(path) < HEAD_LINES + 10:
            time.sleep(0.005)
        os.kill(running.pid, signal.SIGKILL)
    assert HEAD_LINES + 10 <= _lines(path) < HEAD_LINES + games
    again = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "are already in" in again.stderr
    assert _lines(path) == HEAD_LINES + games
    assert len(list(folder.glob("*.regicide"))) == games
    assert without_times(journal_results(path, MATCH)) == without_times(
        play_games(MATCH, games, tmp_path / "uninterrupted.csv")
    )


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0
