"""A game in progress that is saved to its file after every move."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random

from regicide.folders import replace_file
from regicide.notation import ParsedGame, Record, RecordedMove, Replay, parse_game, print_game
from regicide.notation.record import healed_count
from regicide.rules import Card, Move, MoveResult, RegicideError, State, do, move_to_top


class FileError(RegicideError):
    """A file cannot be read or written."""


class SavedGame:
    """The record of a game, its current state, and the file it is saved in."""

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

    def make_move(self, move: Move) -> MoveResult:
        """Make a move and save the game; an illegal move raises and changes nothing."""
        recorded = RecordedMove(move, self._healed(move))
        done = self._replay.do(recorded)
        self.record = replace(self.record, moves=(*self.record.moves, recorded))
        self.save()
        return done

    def _healed(self, move: Move) -> tuple[Card, ...]:
        """Without a seed we shuffle here, and the record lists the cards that hearts moved."""
        if self.record.seed is not None:
            return ()
        shuffled = self._rng.sample(self.state.discard, len(self.state.discard))
        trial = do(self.state, move, move_to_top(tuple(shuffled)))
        return tuple(shuffled[: healed_count(trial)])

    def save(self) -> None:
        """Write the game to its file; raises if another program changed the file since our last save."""
        if self._path is None:
            return
        if self._saved is not None and read_text(self._path) != self._saved:
            raise FileError("changed-file", {"file": str(self._path)})
        self._saved = print_game(self.record)
        write_safely(self._path, self._saved)


def read_record(path: Path) -> ParsedGame:
    """Read and parse the game in a file."""
    return parse_game(read_text(path))


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError("not-utf8", {"file": str(path)}) from None
    except OSError:
        raise FileError("unreadable-file", {"file": str(path)}) from None


def write_safely(path: Path, text: str) -> None:
    """Replace the file atomically: a crash leaves the old text or the new one, never a mix."""
    target = path.resolve()
    if target.exists() and not os.access(target, os.W_OK):
        raise FileError("read-only-file", {"file": str(path)})
    try:
        replace_file(path, text.encode())
    except OSError:
        raise FileError("unwritable-file", {"file": str(path)}) from None
