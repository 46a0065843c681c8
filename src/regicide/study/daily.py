"""The daily deal: one deal a day for each number of players, the same for everyone.

web/src/study/daily.ts does the same: tests/golden/daily.json holds both. docs/daily.md is for players.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta

from regicide.notation import Seed
from regicide.study.game_facts import BEATEN, EXACT, FELL_TO, NOT_REACHED

_SEED = re.compile(r"daily-(\d{4}-\d{2}-\d{2})-([1-4])", re.ASCII)
#: What stands for a royal in a text to share. It names no card.
_SHAPES = {EXACT: "◆", BEATEN: "●", FELL_TO: "×", NOT_REACHED: "○"}
_RANKS = "JQK"


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a day for so many players, by the published rules."""

    day: date
    players: int

    @property
    def seed(self) -> Seed:
        return Seed(f"daily-{self.day.isoformat()}-{self.players}")


def daily_of(seed: str) -> DailyDeal | None:
    """The daily deal that a seed stands for; None for every other seed."""
    match = _SEED.fullmatch(seed)
    if match is None:
        return None
    try:
        return DailyDeal(date.fromisoformat(match[1]), int(match[2]))
    except ValueError:
        return None  # as February 30


@dataclass(frozen=True, slots=True)
class Row:
    """Days in a row on which a daily deal was played to its end."""

    current: int
    longest: int


def row_of(days: Collection[date], today: date) -> Row:
    """The rows of the days played. Today may still come, so a row that ended yesterday goes on.

    Only the days of the deals count, never the time of play. Tomorrow was played in another part of the
    world, and may end the row of today. A later day was played by a clock that was set wrong: it counts in
    a row of its own until its date comes.
    """
    played = set(days)
    lengths = {day: _length(played, day) for day in played}
    last = max((day for day in played if day - today <= timedelta(days=1)), default=None)
    goes_on = last is not None and today - last <= timedelta(days=1)
    return Row(lengths[last] if last and goes_on else 0, max(lengths.values(), default=0))


def _length(played: set[date], last: date) -> int:
    """How many days in a row end with this one."""
    length = 0
    while last - timedelta(days=length) in played:
        length += 1
    return length


def marks_text(marks: str) -> str:
    """Twelve marks as text, a line for each rank."""
    shapes = [_SHAPES[mark] for mark in marks]
    lines = (shapes[first : first + 4] for first in (0, 4, 8))
    return "\n".join(f"{rank} {' '.join(line)}" for rank, line in zip(_RANKS, lines, strict=True))
