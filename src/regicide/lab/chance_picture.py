"""Draws the chance of winning during a reviewed game."""

from pathlib import Path

from regicide.lab.pictures import new_axes, write_picture
from regicide.study.chance_graph import ChanceGraph

LINE, LOSS = "#15211f", "#b4261b"


def write_chance_picture(path: Path, graph: ChanceGraph) -> None:
    """Draw the graph. The picture has no words, so it needs no translation."""
    axes = new_axes(height=3.6)
    for each in graph.drops:
        ends = each.value / 100, each.chance / 100
        axes.plot([each.at + 1] * 2, ends, color=LOSS, linewidth=3, zorder=3)
    numbers, chances = [at + 1 for at, _ in graph.line], [chance / 100 for _, chance in graph.line]
    axes.plot(numbers, chances, color=LINE, linewidth=1.4)
    axes.set(ylim=(-2, 102), xlim=(0, graph.moves + 2))
    axes.yaxis.set_major_formatter("{x:.0f}%")
    axes.grid(axis="y", color="#dddddd")
    write_picture(path, axes)
