"""Draws how many royals the games of a match defeated."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from regicide.lab.games.match_statistics import MatchStatistics
from regicide.lab.lazy_import import optional_library
from regicide.lab.pictures import LOST, WON, new_axes, write_picture


@dataclass(frozen=True, slots=True)
class PlotLabels:
    """The texts of the picture."""

    title: str
    defeated: str
    games: str
    lost: str
    won: str

    def texts(self) -> Iterable[str]:
        return self.title, self.defeated, self.games, self.lost, self.won


def write_plot(path: Path, statistics: MatchStatistics, labels: PlotLabels) -> None:
    """Draw a bar for each number of royals defeated."""
    axes = new_axes()
    axes.bar(
        range(len(statistics.lost_after)), statistics.lost_after, color=LOST, label=labels.lost
    )
    axes.bar([len(statistics.lost_after)], [statistics.won], color=WON, label=labels.won)
    axes.set(title=labels.title, xlabel=labels.defeated, ylabel=labels.games)
    axes.set_xticks(range(len(statistics.lost_after) + 1))
    axes.legend(frameon=False)
    write_picture(path, axes)


def can_draw(labels: PlotLabels) -> bool:
    """Whether the font of Matplotlib has all letters; it lacks the Chinese ones."""
    manager = optional_library("matplotlib.font_manager")
    letters = manager.get_font(manager.findfont("DejaVu Sans")).get_charmap()
    return all(ord(letter) in letters for text in labels.texts() for letter in text)
