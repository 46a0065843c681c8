"""Draws how many royals the games of a match defeated."""

from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from regicide.lab.files import write_atomically
from regicide.lab.games.match_statistics import MatchStatistics
from regicide.lab.lazy_import import optional_library

KINDS = (".png", ".svg", ".pdf")
LOST, WON = "#b04a4a", "#4a7ab0"


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
    """Draw a bar for each number of royals defeated. The same input gives the same bytes."""
    figure = optional_library("matplotlib.figure").Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.bar(
        range(len(statistics.lost_after)), statistics.lost_after, color=LOST, label=labels.lost
    )
    axes.bar([len(statistics.lost_after)], [statistics.won], color=WON, label=labels.won)
    axes.set(title=labels.title, xlabel=labels.defeated, ylabel=labels.games)
    axes.set_xticks(range(len(statistics.lost_after) + 1))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    content = BytesIO()
    kind = path.suffix.lower().removeprefix(".")
    with optional_library("matplotlib").rc_context({"svg.hashsalt": "regicide"}):
        figure.savefig(content, format=kind, dpi=120, metadata=undated(kind))
    write_atomically(path, content.getvalue())


def undated(kind: str) -> dict[str, None]:
    return {"png": {}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}[kind]


def can_draw(labels: PlotLabels) -> bool:
    """Whether the font of Matplotlib has all letters; it lacks the Chinese ones."""
    manager = optional_library("matplotlib.font_manager")
    letters = manager.get_font(manager.findfont("DejaVu Sans")).get_charmap()
    return all(ord(letter) in letters for text in labels.texts() for letter in text)
