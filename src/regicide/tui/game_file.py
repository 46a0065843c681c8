"""The file of a game: locked while the game is open, and written again after every move."""

import os
from pathlib import Path

from regicide.folders import lock, replace_file
from regicide.notation import ParsedGame, Record, parse_game, print_game
from regicide.rules import RegicideError


class FileError(RegicideError):
    """A file cannot be read or written."""


class GameFile:
    """The file of a game in progress. Only one program has it open; the lock ends with its process."""

    def __init__(self, path: Path, *, begins_empty: bool = True) -> None:
        """`begins_empty`: whether there is a file before the first move."""
        if os.path.isdir(path):  # noqa: PTH112  never raises
            raise FileError("is-folder", {"file": str(path)})
        self.path = path
        self._begins_empty = begins_empty
        # The game's own file is replaced after every move: a lock on it would be lost.
        target = path.resolve()
        self._lock_path = target.with_name(f".{target.name}.lock")
        self._lock = self._take_lock()
        #: What the file contains, unless another program changes it; None: there is no file yet.
        self._text = read_text(path) if path.exists() else None

    def write(self, record: Record) -> None:
        """Write the game; raises if another program changed the file since it was read or written here."""
        if self._text is None and not record.moves and not self._begins_empty:
            return
        self.check()
        text = print_game(record)
        write_safely(self.path, text)
        self._text = text

    def check(self) -> None:
        """Raise unless the file contains what was last read or written here."""
        if self._text is not None and read_text(self.path) != self._text:
            raise FileError("changed-file", {"file": str(self.path)})

    @property
    def exists(self) -> bool:
        """Whether there is a game in the file."""
        return self._text is not None

    def close(self) -> None:
        """Let other programs open the game."""
        if self._lock is not None:
            self._lock_path.unlink(missing_ok=True)  # while it is ours
            os.close(self._lock)
            self._lock = None

    def _take_lock(self) -> int | None:
        while True:
            try:
                found = os.open(self._lock_path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                raise FileError("unwritable-file", {"file": str(self.path)}) from None
            if not lock(found):
                os.close(found)
                raise FileError("game-in-use", {"file": str(self.path)})
            if self._is_current(found):
                return found
            os.close(found)  # the program before us removed this file as we opened it

    def _is_current(self, found: int) -> bool:
        try:
            return os.path.samestat(os.fstat(found), self._lock_path.stat())
        except OSError:
            return False


def read_record(path: Path) -> ParsedGame:
    """Read and parse the game in a file."""
    return parse_game(read_text(path))


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError("not-utf8", {"file": str(path)}) from None
    except OSError:
        raise _not_a_file(path, "unreadable-file") from None


def write_safely(path: Path, text: str) -> None:
    """Replace the file atomically: a crash leaves the old text or the new one, never a mix."""
    target = path.resolve()
    if target.exists() and not os.access(target, os.W_OK):
        raise FileError("read-only-file", {"file": str(path)})
    try:
        replace_file(path, text.encode())
    except OSError:
        raise _not_a_file(path, "unwritable-file") from None


def _not_a_file(path: Path, otherwise: str) -> FileError:
    """Why there is no file to read or write."""
    return FileError("is-folder" if os.path.isdir(path) else otherwise, {"file": str(path)})  # noqa: PTH112  never raises
