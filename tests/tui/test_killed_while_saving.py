"""A program that is killed while it saves loses no move that it saved before, and its file opens again."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, Self

import pytest

from random_games import play_random_game
from regicide.notation import Record, RecordedMove, Seed
from regicide.tui.game_file import GameFile, read_record

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows kills in another way")

PLIES = list(play_random_game(1, 3))
MOVES = tuple(RecordedMove(ply.move) for ply in PLIES)
#: What saving asks of the system, one after the other.
CALLS = ("open", "fdopen", "fsync", "replace")


def record(moves: int) -> Record:
    return Record(PLIES[0].state, Seed("walk/1/3"), MOVES[:moves])


def die(*_args: object, **_rest: object) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("killed")


class HalfWritten:
    """A file of which half reaches the disk."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None: ...

    def write(self, content: bytes) -> None:
        self._file.write(content[: len(content) // 2])
        self._file.flush()
        die()


def save_and_die(path: Path, saved: int, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    """Save so many moves, and die at a call for the next; runs in a process of its own."""
    file = GameFile(path)
    for moves in range(1, saved + 1):
        file.write(record(moves))
    real: Callable[..., Any] = os.fdopen
    deadly = (lambda *args: HalfWritten(real(*args))) if call == "fdopen" else die
    if call == "replace":
        monkeypatch.setattr(Path, "replace", deadly)
    else:
        monkeypatch.setattr(os, call, deadly)
    file.write(record(saved + 1))


@pytest.mark.parametrize("saved", [0, 3])
@pytest.mark.parametrize("call", CALLS)
def test_what_was_saved_is_there(
    call: str, saved: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.regicide"
    child = os.fork()
    if child == 0:
        try:
            save_and_die(path, saved, monkeypatch, call)
        finally:
            os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    assert path.exists() == (saved > 0)
    if saved:
        assert read_record(path).record == record(saved)
    file = GameFile(path)  # its lock ended with the process
    file.write(record(saved + 1))
    file.close()
    assert read_record(path).record == record(saved + 1)
