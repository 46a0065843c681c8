"""Draws the learning curve of a net."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from regicide.lab.files import write_atomically
from regicide.lab.games.royals_plot import WON
from regicide.lab.lazy_import import optional_library
from regicide.lab.training import Evaluation


def write_curve(path: Path, evaluations: Sequence[Evaluation], games: str, won: str) -> None:
    """Draw the win rate over the number of training games; `games` and `won` label the axes."""
    figure = optional_library("matplotlib.figure").Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    played = [each.games for each in evaluations]
    axes.plot(played, [100 * each.win_rate for each in evaluations], color=WON)
    axes.set(xlabel=games, ylabel=won, ylim=(0, 100))
    axes.spines[["top", "right"]].set_visible(False)
    content = BytesIO()
    figure.savefig(content, format=path.suffix.lower().removeprefix(".") or "png", dpi=120)
    write_atomically(path, content.getvalue())
