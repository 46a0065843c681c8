"""The file of a game: read once, and written again after every move."""

import os
from pathlib import Path

from regicide.folders import replace_file
from regicide.notation import ParsedGame, Record, parse_game, print_game
from regicide.rules import RegicideError


class FileError(RegicideError):
    """A file cannot be read or written."""


class GameFile:
    """The file of a game in progress."""

    def __init__(self, path: Path) -> None:
        self._path = path
        #: What the file contains, unless another program changes it; None: there is no file yet.
        self._text = read_text(path) if path.exists() else None

    def write(self, record: Record) -> None:
        """Write the game; raises if another program changed the file since it was read or written here."""
        if self._text is not None and read_text(self._path) != self._text:
            raise FileError("changed-file", {"file": str(self._path)})
        text = print_game(record)
        write_safely(self._path, text)
        self._text = text


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
