"""Draws the learning curve of a net."""

from collections.abc import Sequence
from pathlib import Path

from regicide.lab.pictures import WON, new_axes, write_picture
from regicide.lab.training import Evaluation


def write_curve(path: Path, evaluations: Sequence[Evaluation], games: str, won: str) -> None:
    """Draw the win rate over the number of training games; `games` and `won` label the axes."""
    axes = new_axes()
    played = [each.games for each in evaluations]
    axes.plot(played, [100 * each.win_rate for each in evaluations], color=WON)
    axes.set(xlabel=games, ylabel=won, ylim=(0, 100))
    write_picture(path, axes)
