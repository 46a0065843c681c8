"""The games in a file, or on standard input: one after the other, as the page exports them."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from regicide.i18n import Words, say_error
from regicide.notation import ParsedGame, parse_game
from regicide.rules import RegicideError
from regicide.tui.game_file import FileError, read_text

#: Names standard input in place of a file.
STANDARD_INPUT = "-"
_FIRST_TAG = re.compile(r'^(?=\[Players ")', re.MULTILINE)


def read_games(words: Words, file: str) -> list[ParsedGame]:
    """The games in a file; raises if it has none, or one that cannot be read."""
    found = list(games_in(words, file))
    for each in found:
        if isinstance(each, FileError):
            raise each
    return [each for each in found if not isinstance(each, FileError)]


def games_in(words: Words, file: str) -> Iterator[ParsedGame | FileError]:
    """The games in a file; for one that cannot be read, its file, line and fault."""
    line = 1
    for text in each_game(text_of(file)):
        try:
            yield parse_game(text)
        except RegicideError as error:
            yield _fault(words, file, line, text, error)
        line += text.count("\n")


def each_game(text: str) -> list[str]:
    """The texts of the games in a text: always at least one."""
    games = [each for each in _FIRST_TAG.split(text) if each.strip()]
    return games if len(games) > 1 else [text]


def text_of(file: str) -> str:
    if file != STANDARD_INPUT:
        return read_text(Path(file))
    try:
        return sys.stdin.buffer.read().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError("not-utf8", {"file": file}) from None


def _fault(words: Words, file: str, line: int, text: str, error: RegicideError) -> FileError:
    """Where an error names a character, its line; otherwise the first line of the game."""
    at = error.facts.get("at")
    # What is missing at the end is missing after the last line that says something.
    inside = text.rstrip().count("\n", 0, at - 1) if isinstance(at, int) else 0
    why = say_error(words, error)
    return FileError("unreadable-game", {"file": file, "line": line + inside, "why": why})
