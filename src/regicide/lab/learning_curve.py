"""How a net got better along its course, as a picture."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from regicide.lab.files import write_safely
from regicide.lab.lazy_import import library
from regicide.lab.plot import WON
from regicide.lab.training import Exam


def write_curve(path: Path, exams: Sequence[Exam], games: str, won: str) -> None:
    """The share of the fixed set that was won, after so many games."""
    figure = library("matplotlib.figure").Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([exam.games for exam in exams], [100 * exam.won for exam in exams], color=WON)
    axes.set(xlabel=games, ylabel=won, ylim=(0, 100))
    axes.spines[["top", "right"]].set_visible(False)
    content = BytesIO()
    figure.savefig(content, format=path.suffix.lower().removeprefix(".") or "png", dpi=120)
    write_safely(path, content.getvalue())
