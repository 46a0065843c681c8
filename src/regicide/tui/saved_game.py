"""A game being played: its record grows with every move, and is on disk before the next."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random

from regicide.folders import replace_file
from regicide.notation import ReadGame, Record, RecordedMove, Replay, parse_game, print_game
from regicide.notation.record import healed_count
from regicide.rules import Card, Done, Move, RegicideError, State, bringing_up, do


class FileError(RegicideError):
    """A file that cannot be read or written."""


class SavedGame:
    """A record, where the game stands, and the file it is kept in."""

    def __init__(self, record: Record, path: Path | None, rng: Random) -> None:
        self.record = record
        self._path = path
        self._saved: str | None = None
        self._rng = rng
        self._replay = Replay(record)
        for recorded in record.moves:
            self._replay.do(recorded)
        if path is not None and path.exists():
            self._saved = read_text(path)

    @property
    def state(self) -> State:
        return self._replay.state

    def make(self, move: Move) -> Done:
        """Do a move and save the game; an illegal one raises and changes nothing."""
        recorded = RecordedMove(move, self._healed(move))
        done = self._replay.do(recorded)
        self.record = replace(self.record, moves=(*self.record.moves, recorded))
        self.save()
        return done

    def _healed(self, move: Move) -> tuple[Card, ...]:
        """Without a seed chance is ours, and the record has to say what hearts moved."""
        if self.record.seed is not None:
            return ()
        shuffled = self._rng.sample(self.state.discard, len(self.state.discard))
        trial = do(self.state, move, bringing_up(tuple(shuffled)))
        return tuple(shuffled[: healed_count(trial)])

    def save(self) -> None:
        """Put the game on disk, unless somebody else wrote to the file since we did."""
        if self._path is None:
            return
        if self._saved is not None and read_text(self._path) != self._saved:
            raise FileError("changed-file", {"file": str(self._path)})
        self._saved = print_game(self.record)
        write_safely(self._path, self._saved)


def read_record(path: Path) -> ReadGame:
    """The game in a file."""
    return parse_game(read_text(path))


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError("not-utf8", {"file": str(path)}) from None
    except OSError:
        raise FileError("unreadable-file", {"file": str(path)}) from None


def write_safely(path: Path, text: str) -> None:
    """The whole new text or the whole old one is in the file, whenever the plug is pulled."""
    target = path.resolve()
    if target.exists() and not os.access(target, os.W_OK):
        raise FileError("read-only-file", {"file": str(path)})
    try:
        replace_file(path, text.encode())
    except OSError:
        raise FileError("unwritable-file", {"file": str(path)}) from None
