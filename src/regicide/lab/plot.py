"""How far games went, as a picture."""

from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from regicide.lab.files import write_safely
from regicide.lab.lazy_import import library
from regicide.lab.tally import Tally

KINDS = (".png", ".svg", ".pdf")
LOST, WON = "#b04a4a", "#4a7ab0"


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of the picture, in whatever language."""

    title: str
    defeated: str
    games: str
    lost: str
    won: str

    def texts(self) -> Iterable[str]:
        return self.title, self.defeated, self.games, self.lost, self.won


def write_plot(path: Path, tally: Tally, labels: Labels) -> None:
    """A bar for each number of royals defeated; without a screen, and the same bytes each time."""
    figure = library("matplotlib.figure").Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.bar(range(len(tally.lost_after)), tally.lost_after, color=LOST, label=labels.lost)
    axes.bar([len(tally.lost_after)], [tally.won], color=WON, label=labels.won)
    axes.set(title=labels.title, xlabel=labels.defeated, ylabel=labels.games)
    axes.set_xticks(range(len(tally.lost_after) + 1))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    content = BytesIO()
    kind = path.suffix.lower().removeprefix(".")
    with library("matplotlib").rc_context({"svg.hashsalt": "regicide"}):
        figure.savefig(content, format=kind, dpi=120, metadata=_undated(kind))
    write_safely(path, content.getvalue())


def _undated(kind: str) -> dict[str, None]:
    return {"png": {}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}[kind]


def drawable(labels: Labels) -> bool:
    """Whether the font that comes with Matplotlib has every letter: it has no Chinese ones."""
    manager = library("matplotlib.font_manager")
    letters = manager.get_font(manager.findfont("DejaVu Sans")).get_charmap()
    return all(ord(letter) in letters for text in labels.texts() for letter in text)
