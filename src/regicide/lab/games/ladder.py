"""A ladder: how bots did at tables of each kind, as lines of text that can be merged.

A CSV file without a head: one line per run, in any order. Lines that begin with `#` are comments. Lines are
only appended, so two arenas may write at the same time, and `sort -u` merges files.
"""

import csv
import io
import os
from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields, replace
from datetime import date as calendar_date
from hashlib import sha256
from pathlib import Path

from regicide.lab.errors import LabError
from regicide.lab.files import unwritable
from regicide.lab.games.bot_versions import bot_version
from regicide.lab.games.match import Match
from regicide.notation import parse_options, print_options
from regicide.rules import RegicideError
from regicide.study.intervals import wilson

HEADER = "# regicide ladder 1"


@dataclass(frozen=True, slots=True)
class LadderEntry:
    """The games `seeds`-1 to `seeds`-`games` of one match. The fields are the columns."""

    players: int
    #: Empty for the published rules.
    options: str
    #: By seat, separated by commas.
    bots: str
    #: Of each different bot: its version, and a hash of each net that it uses here.
    versions: str
    #: The budget for a move; empty if the bot chose it.
    ms: str
    rollouts: str
    seeds: str
    games: int
    won: int
    #: The 95% interval of the share won.
    low: float
    high: float
    #: ISO 8601, as 2026-11-15.
    date: str

    @property
    def contestant(self) -> tuple[str, ...]:
        """Who played; lines of the same contestant are added up."""
        return self.bots, self.versions, self.ms, self.rollouts

    @property
    def table(self) -> tuple[int, str]:
        return self.players, self.options


COLUMNS = tuple(field.name for field in fields(LadderEntry))


@dataclass(frozen=True, slots=True)
class Standing:
    """All games of one contestant at one kind of table."""

    entry: LadderEntry
    games: int
    won: int
    interval: tuple[float, float]


def ladder_entry(match: Match, *, games: int, won: int, date: str) -> LadderEntry:
    """The line of a match; external programs are asked for their version."""
    versions = (f"{bot} {bot_version(bot, match)}" for bot in dict.fromkeys(match.bots))
    low, high = wilson(won, games) if games else (0.0, 1.0)
    return LadderEntry(
        players=match.players,
        options=print_options(match.options),
        bots=" ".join(",".join(match.bots).split()),  # an entry is one line
        versions=" ".join("; ".join(versions).split()),
        ms=str(match.budget.ms or ""),
        rollouts=str(match.budget.rollouts or ""),
        seeds=match.seeds,
        games=games,
        won=won,
        low=round(low, 5),
        high=round(high, 5),
        date=date,
    )


def with_result(entry: LadderEntry, *, games: int, won: int) -> LadderEntry:
    low, high = wilson(won, games)
    return replace(entry, games=games, won=won, low=round(low, 5), high=round(high, 5))


def journal_path(ladder: Path, entry: LadderEntry) -> Path:
    """Where the games of a contestant are kept, so that its run can be resumed."""
    played = "\n".join((str(entry.players), entry.options, *entry.contestant, entry.seeds))
    name = f"{sha256(played.encode()).hexdigest()[:16]}.csv"
    return ladder.with_name(ladder.name + ".journals") / name


# --- the file ------------------------------------------------------------------------------------


def read_ladder(path: Path) -> tuple[LadderEntry, ...]:
    """The lines of a ladder; none if there is no file."""
    try:
        lines = path.read_bytes().decode().split("\n")
    except FileNotFoundError:
        return ()
    except OSError:
        raise LabError("unreadable-file", {"file": str(path)}) from None
    except UnicodeDecodeError:
        raise LabError("ladder-damaged", {"file": str(path), "line": 1}) from None
    numbered = enumerate(lines, start=1)
    return tuple(
        _parse(path, number, line) for number, line in numbered if line and not line.startswith("#")
    )


def _parse(path: Path, number: int, line: str) -> LadderEntry:
    try:
        (row,) = csv.reader([line], strict=True)
        players, options, bots, versions, ms, rollouts, seeds, *counts, date = row
        games, won, low, high = counts
        entry = LadderEntry(
            int(players), options, bots, versions, ms, rollouts, seeds, int(games), int(won),
            float(low), float(high), date,
        )  # fmt: skip
        _check(entry)
    except (ValueError, csv.Error, RegicideError):
        raise LabError("ladder-damaged", {"file": str(path), "line": number}) from None
    return entry


def _check(entry: LadderEntry) -> None:
    """Raise unless the numbers fit each other."""
    if entry.options:
        parse_options(entry.options)
    calendar_date.fromisoformat(entry.date)
    for budget in (entry.ms, entry.rollouts):
        if budget and int(budget) < 1:
            raise ValueError(budget)
    seats = entry.bots.count(",") + 1
    interval = wilson(entry.won, entry.games) if 0 <= entry.won <= entry.games != 0 else (-1, -1)
    rounded = tuple(round(each, 5) for each in interval)
    if seats != entry.players or entry.players > 4 or rounded != (entry.low, entry.high):
        raise ValueError(entry)


def add_to_ladder(path: Path, entry: LadderEntry) -> None:
    """Append a line, unless the ladder has it, perhaps with another date."""
    if replace(entry, date="") in [replace(each, date="") for each in read_ladder(path)]:
        return
    text = io.StringIO()
    if not path.exists():
        text.write(f"{HEADER}\n# {','.join(COLUMNS)}\n")
    csv.writer(text, lineterminator="\n").writerow(astuple(entry))
    try:
        with path.open("ab") as file:
            file.write(text.getvalue().encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        raise unwritable(path) from None


# --- standings -----------------------------------------------------------------------------------


def standings(entries: Iterable[LadderEntry], table: tuple[int, str]) -> list[Standing]:
    """The contestants at one kind of table, the best first.

    Of several lines with the same seeds the longest counts: it contains the others.
    """
    longest: dict[tuple[tuple[str, ...], str], LadderEntry] = {}
    for entry in sorted(entries, key=lambda each: each.games):
        if entry.table == table:
            longest[entry.contestant, entry.seeds] = entry
    found = [
        _standing([each for (who, _), each in longest.items() if who == contestant])
        for contestant in dict.fromkeys(who for who, _ in longest)
    ]
    return sorted(found, key=lambda each: (-each.won / each.games, each.entry.contestant))


def _standing(entries: list[LadderEntry]) -> Standing:
    games, won = sum(each.games for each in entries), sum(each.won for each in entries)
    return Standing(entries[0], games, won, wilson(won, games))
