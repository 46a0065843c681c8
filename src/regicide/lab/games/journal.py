"""The results of a match on disk, so that an interrupted arena can be resumed.

A CSV file: a line with its name and version, one line per setting, the column names, then one line
per game in the order the games ended. Lines are only appended. An incomplete last line was interrupted
by a crash: its game counts as not played.
"""

import csv
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Self

from regicide.folders import lock
from regicide.lab.errors import LabError
from regicide.lab.files import unwritable
from regicide.lab.games.arena_game import GameResult
from regicide.lab.games.match import Match
from regicide.notation import parse_card, print_card, print_options
from regicide.rules import Medal, RegicideError

HEADER = ["regicide arena journal", "1"]


class Journal:
    """An open journal: the results it already has, and a file to append to."""

    def __init__(self, path: Path, file: BinaryIO, results: tuple[GameResult, ...]) -> None:
        self.path = path
        self.results = results
        self._file = file

    def add(self, result: GameResult) -> None:
        """Append a result; it survives if the process is killed afterwards."""
        try:
            self._file.write(_line(_row(result)))
            self._file.flush()
        except OSError:
            raise unwritable(self.path) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_ending: object) -> None:
        self.close()

    def close(self) -> None:
        """Flush to disk; the results survive a power cut afterwards."""
        os.fsync(self._file.fileno())
        self._file.close()


def open_journal(path: Path, match: Match) -> Journal:
    """Open or create the journal of a match; raise without any change if it is of another match."""
    file = _open(path)
    try:
        results = _begin(path, file, match)
    except BaseException:
        file.close()
        raise
    return Journal(path, file, results)


def _open(path: Path) -> BinaryIO:
    try:
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
    except OSError:
        raise unwritable(path) from None
    if not lock(file.fileno()):
        file.close()
        raise LabError("arena-journal-in-use", {"file": str(path)})
    return file


def _begin(path: Path, file: BinaryIO, match: Match) -> tuple[GameResult, ...]:
    """Read the results, cut an incomplete last line, and seek to the end."""
    content, head = file.read(), _head(match)
    whole = content[: content.rfind(b"\n") + 1]
    results: tuple[GameResult, ...] = ()
    if head.startswith(content):  # a new file, or one interrupted while its head was written
        whole = head
        file.seek(0)
        file.write(head)
        file.flush()
    else:
        results = tuple(_read(path, match, whole))
    file.seek(len(whole))
    file.truncate()
    return results


# --- writing -------------------------------------------------------------------------------------


def _head(match: Match) -> bytes:
    return b"".join(_line(row) for row in [HEADER, *_settings(match), _columns(match.players)])


def _settings(match: Match) -> Iterator[list[str]]:
    """Everything that the games depend on."""
    yield ["version", match.version]
    yield ["seeds", match.seeds]
    yield ["bots", ",".join(match.bots)]
    yield ["options", print_options(match.options)]
    yield ["ms", str(match.budget.ms or "")]
    yield ["rollouts", str(match.budget.rollouts or "")]


def _columns(players: int) -> list[str]:
    seats = range(1, players + 1)
    by_seat = [f"{name}{seat}" for name in ("decisions", "nanoseconds") for seat in seats]
    return ["number", "won", "medal", "defeated", "clause", "enemy", *by_seat]


def _row(result: GameResult) -> list[str]:
    medal = result.medal.value if result.medal else ""
    end = [medal, str(result.defeated), result.clause or "", print_card(result.enemy)]
    by_seat = [str(number) for number in (*result.decisions, *result.nanoseconds)]
    return [str(result.number), str(int(result.won)), *end, *by_seat]


def _line(row: list[str]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(row)
    return text.getvalue().encode()


# --- reading -------------------------------------------------------------------------------------


def _read(path: Path, match: Match, whole: bytes) -> Iterator[GameResult]:
    try:
        rows = list(csv.reader(whole.decode().split("\n")[:-1]))
    except (UnicodeDecodeError, csv.Error):
        raise LabError("arena-not-a-journal", {"file": str(path)}) from None
    expected = [HEADER, *_settings(match), _columns(match.players)]
    _compare(path, rows[: len(expected)], expected)
    numbers: set[int] = set()
    for line, row in enumerate(rows[len(expected) :], start=len(expected) + 1):
        try:
            result = _result(row, match.players)
            assert result.number not in numbers
        except (ValueError, RegicideError, AssertionError):
            raise LabError("arena-damaged-journal", {"file": str(path), "line": line}) from None
        numbers.add(result.number)
        yield result


def _compare(path: Path, found: list[list[str]], expected: list[list[str]]) -> None:
    names = [row[:1] for row in expected[:-1]]
    if [row[:1] for row in found[: len(names)]] != names or found[0] != HEADER:
        raise LabError("arena-not-a-journal", {"file": str(path)})
    for theirs, ours in zip(found[1:-1], expected[1:-1], strict=True):
        if theirs != ours:
            shown = {"name": ours[0], "theirs": ",".join(theirs[1:]), "ours": ours[1]}
            raise LabError("arena-other-settings", {"file": str(path), **shown})
    if found[-1] != expected[-1]:
        raise LabError("arena-not-a-journal", {"file": str(path)})


def _result(row: list[str], players: int) -> GameResult:
    number, won, medal, defeated, clause, enemy, *by_seat = row
    numbers = tuple(int(each) for each in by_seat)
    if len(numbers) != 2 * players or won not in ("0", "1"):
        raise ValueError(row)
    return GameResult(
        number=int(number),
        won=won == "1",
        medal=Medal(medal) if medal else None,
        defeated=int(defeated),
        clause=clause or None,
        enemy=parse_card(enemy),
        decisions=numbers[:players],
        nanoseconds=numbers[players:],
    )
