"""Draws the chance of winning during a reviewed game."""

from io import BytesIO
from pathlib import Path

from regicide.lab.files import write_atomically
from regicide.lab.games.royals_plot import KINDS, undated
from regicide.lab.lazy_import import optional_library
from regicide.study.review import Review

__all__ = ["KINDS", "write_review_plot"]

LINE, LOSS = "#15211f", "#b4261b"


def write_review_plot(path: Path, review: Review) -> None:
    """Draw a line that falls where a move lost something, and slopes where chance acted.

    The picture has no words, so it needs no translation. The same review gives the same bytes.
    """
    figure = optional_library("matplotlib.figure").Figure(figsize=(8, 3.6), layout="constrained")
    axes = figure.add_subplot()
    points: list[tuple[int, float]] = []
    for each in review.decisions:
        points += [(each.number, each.value / 100), (each.number, each.chance / 100)]
        if each.mark:
            ends = each.value / 100, each.chance / 100
            axes.plot([each.number] * 2, ends, color=LOSS, linewidth=3, zorder=3)
    if review.end is not None:
        points.append((review.decisions[-1].number + 1, review.end / 100))
    axes.plot([at for at, _ in points], [chance for _, chance in points], color=LINE, linewidth=1.4)
    axes.set(ylim=(-2, 102), xlim=(0, len(review.decisions) + 2))
    axes.yaxis.set_major_formatter("{x:.0f}%")
    axes.grid(axis="y", color="#dddddd")
    axes.spines[["top", "right"]].set_visible(False)
    content, kind = BytesIO(), path.suffix.lower().removeprefix(".")
    with optional_library("matplotlib").rc_context({"svg.hashsalt": "regicide"}):
        figure.savefig(content, format=kind, dpi=120, metadata=undated(kind))
    write_atomically(path, content.getvalue())
