"""Pictures of results, drawn with Matplotlib, which is optional: the same input gives the same bytes."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regicide.lab.files import write_atomically
from regicide.lab.lazy_import import optional_library

if TYPE_CHECKING:  # a command draws one of them, and needs no more
    from regicide.lab.games.match_statistics import MatchStatistics
    from regicide.lab.training import Evaluation
    from regicide.study.chance_graph import ChanceGraph

KINDS = (".png", ".svg", ".pdf")
LINE, LOST, WON = "#15211f", "#b04a4a", "#4a7ab0"
#: Files of these kinds name when they were made, unless this leaves it out.
_UNDATED = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}


@dataclass(frozen=True, slots=True)
class RoyalsLabels:
    """The texts of the picture of royals."""

    title: str
    defeated: str
    games: str
    lost: str
    won: str


def draw_royals(path: Path, statistics: "MatchStatistics", labels: RoyalsLabels) -> None:
    """Draw a bar for each number of royals that games of a match defeated."""
    axes = _new_axes()
    axes.bar(
        range(len(statistics.lost_after)), statistics.lost_after, color=LOST, label=labels.lost
    )
    axes.bar([len(statistics.lost_after)], [statistics.won], color=WON, label=labels.won)
    axes.set(title=labels.title, xlabel=labels.defeated, ylabel=labels.games)
    axes.set_xticks(range(len(statistics.lost_after) + 1))
    axes.legend(frameon=False)
    _write(path, axes)


def can_draw(labels: RoyalsLabels) -> bool:
    """Whether the font of Matplotlib has all letters; it lacks the Chinese ones."""
    manager = optional_library("matplotlib.font_manager")
    letters = manager.get_font(manager.findfont("DejaVu Sans")).get_charmap()
    return all(ord(letter) in letters for text in astuple(labels) for letter in text)


def draw_learning(path: Path, evaluations: "Sequence[Evaluation]", games: str, won: str) -> None:
    """Draw the win rate of a net over the number of training games; `games` and `won` label the axes."""
    axes = _new_axes()
    played = [each.games for each in evaluations]
    axes.plot(played, [100 * each.win_rate for each in evaluations], color=WON)
    axes.set(xlabel=games, ylabel=won, ylim=(0, 100))
    _write(path, axes)


def draw_chances(path: Path, graph: "ChanceGraph") -> None:
    """Draw the chance of winning during a reviewed game. Without words, it needs no translation."""
    axes = _new_axes(height=3.6)
    for each in graph.drops:
        ends = each.value / 100, each.chance / 100
        axes.plot([each.at + 1] * 2, ends, color=LOST, linewidth=3, zorder=3)
    for line in graph.lines:
        numbers, chances = [at + 1 for at, _ in line], [chance / 100 for _, chance in line]
        axes.plot(numbers, chances, color=LINE, linewidth=1.4)
    axes.set(ylim=(-2, 102), xlim=(0, graph.moves + 2))
    axes.yaxis.set_major_formatter("{x:.0f}%")
    axes.grid(axis="y", color="#dddddd")
    _write(path, axes)


def _new_axes(*, height: float = 4) -> Any:
    """The axes of a new figure, without a frame."""
    figure = optional_library("matplotlib.figure").Figure(figsize=(7, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return axes


def _write(path: Path, axes: Any) -> None:
    content, kind = BytesIO(), path.suffix.lower().removeprefix(".") or "png"
    with optional_library("matplotlib").rc_context({"svg.hashsalt": "regicide"}):
        axes.figure.savefig(content, format=kind, dpi=120, metadata=_UNDATED.get(kind, {}))
    write_atomically(path, content.getvalue())
