"""The picture of a section: a point with its interval for each figure."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from textwrap import fill
from typing import Any

import matplotlib as mpl
import matplotlib.figure
from matplotlib.ticker import MaxNLocator

from tools.experiments.knowledge_report.figure import Figure
from tools.experiments.knowledge_report.section import Cell, Section
from tools.experiments.knowledge_report.tables import TABLES

COLOURS = ("#4a7ab0", "#b04a4a", "#5a9a5a", "#8a6ab0", "#b08a3a")
#: A table has the same colour in every picture.
TABLE_COLOURS = dict(zip(TABLES, COLOURS, strict=True))
MARKS = "osD^"
#: A longer table gets a panel for each of its groups.
MOST_ROWS = 30


def draw(made: Section, path: Path) -> None:
    """Write the picture. The same rows give the same bytes."""
    panels = _panels(made)
    across = 1 if len(panels) == 1 else 2
    down = -(-len(panels) // across)
    height = 1.1 + down * (0.5 + 0.2 * max(map(len, panels)))
    figure = matplotlib.figure.Figure(figsize=(8, height), layout="constrained")
    for place, rows in enumerate(panels):
        axes = figure.add_subplot(down, across, place + 1)
        _draw_panel(made, rows, axes, is_one_of_many=len(panels) > 1)
    figure.suptitle(fill(made.title, 70), fontsize=10, x=0.01, ha="left")
    if len(made.drawn) > 1:
        handles, names = figure.axes[0].get_legend_handles_labels()
        figure.legend(handles, names, loc="outside lower left", ncols=4, fontsize=8, frameon=False)
    with mpl.rc_context({"svg.hashsalt": "regicide"}):
        figure.savefig(path, metadata={"Date": None})


def _panels(made: Section) -> list[list[tuple[Cell, ...]]]:
    rows = [row for row in made.rows if any(isinstance(cell, Figure) for cell in _shown(made, row))]
    groups = dict.fromkeys(row[0] for row in rows)
    if len(rows) <= MOST_ROWS or len(groups) == 1:
        return [rows]
    return [[row for row in rows if row[0] == group] for group in groups]


def _shown(made: Section, row: tuple[Cell, ...]) -> list[Cell]:
    return [row[made.columns.index(name)] for name in made.drawn]


def _draw_panel(
    made: Section, rows: Sequence[tuple[Cell, ...]], axes: Any, *, is_one_of_many: bool
) -> None:
    several = len(made.drawn) > 1
    for height, row in enumerate(rows):
        for number, cell in enumerate(_shown(made, row)):
            if not isinstance(cell, Figure):
                continue
            colour = COLOURS[number] if several else TABLE_COLOURS.get(str(row[0]), COLOURS[0])
            name = made.drawn[number] if height == 0 else None
            place = height + (0.12 * (number - (len(made.drawn) - 1) / 2) if several else 0)
            axes.plot([cell.low, cell.high], [place, place], color=colour, linewidth=2)
            look = {"color": colour, "marker": MARKS[number], "markersize": 4, "linestyle": ""}
            axes.plot([cell.middle], [place], label=name, **look)
    labels = [_label(made, row, without_group=is_one_of_many) for row in rows]
    axes.set_yticks(range(len(rows)), labels, fontsize=7)
    axes.set_ylim(len(rows) - 0.5, -0.5)  # the first row on top
    _scale(made, rows, axes)
    if is_one_of_many:
        axes.set_title(str(rows[0][0]), fontsize=9, loc="left")
    axes.spines[["top", "right"]].set_visible(False)


def _scale(made: Section, rows: Sequence[tuple[Cell, ...]], axes: Any) -> None:
    shown = [cell for row in rows for cell in _shown(made, row) if isinstance(cell, Figure)]
    lowest, highest = min(each.low for each in shown), max(each.high for each in shown)
    if is_gain := any(each.text[0] in "+-" for each in shown):
        axes.axvline(0, color="#888888", linewidth=1)
        axes.set_xlim(min(lowest, 0) - 0.3, highest + 0.3)
    else:  # from the ten below the lowest: differences between high shares must be seen
        axes.set_xlim(lowest // 10 * 10 - 1, min(101, highest // 10 * 10 + 11))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=10, steps=[1, 2, 5, 10]))
    axes.tick_params("x", labelsize=7)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(b=True)
    what = "points" if is_gain else "%"
    names = "" if len(made.drawn) > 1 else f"{made.drawn[0].removesuffix(', points')}, "
    axes.set_xlabel(f"{names}{what} (95% interval)", fontsize=8)


def _label(made: Section, row: tuple[Cell, ...], *, without_group: bool) -> str:
    """What the row is about: its first two texts that are not counts."""
    names = [
        cell
        for name, cell in islice(zip(made.columns, row, strict=True), 2)
        if isinstance(cell, str) and name not in ("games", "deals", "days")
    ]
    return ", ".join(names[1:] if without_group else names)
