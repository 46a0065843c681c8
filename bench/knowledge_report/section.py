"""A section of the report: its table, its picture, and where it is kept."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import islice, takewhile
from pathlib import Path
from textwrap import fill
from typing import Any

import matplotlib as mpl
import matplotlib.figure

from regicide.study.intervals import wilson

#: Columns that say how much was played, not what.
COUNTS = ("games", "deals", "days", "days won every time")
COLOURS = ("#4a7ab0", "#b04a4a", "#5a9a5a", "#8a6ab0", "#b08a3a")
#: If a row has several figures, each has a mark of its own.
MARKS = "osD^"

#: A share, the lower and the upper end of its interval.
Interval = tuple[float, float, float]
#: A figure: as text and as numbers.
Figure = tuple[str, Interval]


@dataclass(frozen=True, slots=True)
class Section:
    """A table: its title, its columns and rows; the last columns have figures, which the picture shows."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    #: The figures of each row.
    bars: tuple[tuple[Interval, ...], ...]

    @property
    def markdown(self) -> str:
        lines = [f"| {' | '.join(self.columns)} |", "|" + "---|" * len(self.columns)]
        lines += [f"| {' | '.join(row)} |" for row in self.rows]
        return "\n".join(lines)

    def _label(self, row: tuple[str, ...]) -> str:
        """What the row is about: its cells before the first count."""
        named = takewhile(lambda each: each[0] not in COUNTS, zip(self.columns, row, strict=True))
        return ", ".join(
            f"{name}: {value}" if value[0].isdecimal() else value
            for name, value in islice(named, 2)
        )

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n", "utf-8")

    @staticmethod
    def read(path: Path) -> "Section":
        read = json.loads(path.read_text("utf-8"))
        rows = tuple(tuple(row) for row in read["rows"])
        bars = tuple(tuple((share, low, high) for share, low, high in row) for row in read["bars"])
        return Section(read["title"], tuple(read["columns"]), rows, bars)

    def draw(self, path: Path) -> None:
        """A point with its interval for each figure. The same rows give the same bytes."""
        height = 1.2 + 0.22 * len(self.bars)
        figure = matplotlib.figure.Figure(figsize=(7, height), layout="constrained")
        axes, groups = figure.add_subplot(), list(dict.fromkeys(row[0] for row in self.rows))
        for place, bars in enumerate(self.bars):
            colour = COLOURS[groups.index(self.rows[place][0]) % len(COLOURS)]
            for mark, (middle, low, high) in zip(MARKS, bars, strict=False):
                axes.plot([100 * low, 100 * high], [place, place], color=colour, linewidth=2)
                axes.plot([100 * middle], [place], color=colour, marker=mark, markersize=4)
        axes.set_yticks(range(len(self.bars)), list(map(self._label, self.rows)), fontsize=7)
        axes.set_ylim(len(self.bars) - 0.5, -0.5)  # the first row on top
        # From the ten below the lowest: differences between high shares must be seen.
        lowest = 100 * min(low for bars in self.bars for _, low, _ in bars) // 10 * 10
        axes.set_xlim(lowest - 1, 101)
        axes.set_xlabel(f"{self._figure_names()}, % (95% interval)", fontsize=8)
        axes.set_title(fill(self.title, 60), fontsize=10, loc="left")
        axes.spines[["top", "right"]].set_visible(False)
        with mpl.rc_context({"svg.hashsalt": "regicide"}):
            figure.savefig(path, metadata={"Date": None})

    def _figure_names(self) -> str:
        names = self.columns[-len(self.bars[0]) :]
        if len(names) == 1:
            return names[0]
        return ", ".join(f"{sign} {name}" for sign, name in zip("●■◆▲", names, strict=False))


def section(title: str, columns: Iterable[str], rows: Iterable[tuple[Any, ...]]) -> Section:
    """A table; the cells of a row that are figures become its bars."""
    texts, bars = [], []
    for row in rows:
        figures = [cell for cell in row if isinstance(cell, tuple)]
        texts.append(tuple(cell[0] if isinstance(cell, tuple) else str(cell) for cell in row))
        bars.append(tuple(numbers for _, numbers in figures))
    return Section(title, tuple(columns), tuple(texts), tuple(bars))


def share(won: int, games: int) -> Figure:
    """A share with its 95% interval."""
    return interval(won / games, *wilson(won, games))


def interval(middle: float, low: float, high: float) -> Figure:
    return f"{middle:.1%} ({low:.1%} to {high:.1%})", (middle, low, high)
