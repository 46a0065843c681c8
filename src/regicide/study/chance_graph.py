"""The chance of winning, solo of the best medal, during a reviewed game: as points to draw, and as SVG for a page that stands alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from regicide.study.review import Decision, Mark, Review

WIDTH, HEIGHT = 760, 260
LEFT, TOP, RIGHT, BOTTOM = 56, 14, 14, 40
#: How a mark is drawn around the point of its loss, by shape and not by colour alone.
SHAPES: dict[Mark, str] = {
    "slip": "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z",
    "mistake": "M-6 0L0-6L6 0L0 6Z",
    "blunder": "M-7-6H7L0 7Z",
}
CERTAIN = 10_000

#: The number of moves before it, and a chance.
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Drop:
    """A marked move, which fell from one chance to another."""

    at: int
    value: int
    chance: int
    mark: Mark


@dataclass(frozen=True, slots=True)
class ChanceGraph:
    """A fall straight down is a loss, a slope is luck. Where another medal is at stake a new line begins."""

    moves: int
    lines: tuple[tuple[Point, ...], ...]
    #: Around each line, within twice the error: so they fall where a move loses.
    bands: tuple[tuple[Point, ...], ...]
    drops: tuple[Drop, ...]


def chance_graph(review: Review) -> ChanceGraph:
    drops = tuple(
        Drop(each.number - 1, each.value, each.chance, each.mark)
        for each in review.decisions
        if each.mark
    )
    stretches = tuple(_stretches(review))
    lines = [_edge(each, 0) for each in stretches]
    for at, following in enumerate(stretches[1:]):
        change = following[0]
        assert change.medal_before
        lines[at] += ((change.number - 1, change.medal_before.chance),)
    moves = len(review.decisions)
    if review.end is not None:
        lines[-1] += ((moves, review.end),)
    bands = tuple((*_edge(each, 2), *reversed(_edge(each, -2))) for each in stretches)
    return ChanceGraph(moves, tuple(lines), bands, drops)


def _stretches(review: Review) -> Iterator[tuple[Decision, ...]]:
    """Decisions with one medal at stake."""
    starts = [at for at, each in enumerate(review.decisions) if not at or each.medal_before]
    for start, end in zip(starts, (*starts[1:], None), strict=True):
        yield review.decisions[start:end]


def _edge(decisions: tuple[Decision, ...], errors: int) -> tuple[Point, ...]:
    return tuple(
        point
        for each in decisions
        for point in (
            (each.number - 1, each.value + errors * each.value_error),
            (each.number - 1, each.chance + errors * each.chance_error),
        )
    )


def chance_svg(graph: ChanceGraph, label: str) -> str:
    """The graph as SVG; the page colours its classes."""
    parts = "".join(_Drawing(graph).parts())
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}" class="chart">'
        f"{parts}</svg>"
    )


class _Drawing:
    def __init__(self, graph: ChanceGraph) -> None:
        self._graph = graph

    def parts(self) -> Iterator[str]:
        graph = self._graph
        yield from self._grid()
        for band in graph.bands:
            yield f'<path class="band" d="{self._path(band)}Z"/>'
        for line in graph.lines:
            yield f'<path class="line" d="{self._path(line)}"/>'
        for each in graph.drops:
            x, y = self._x(each.at), self._y(each.chance)
            yield f'<path class="drop" d="M{x} {self._y(each.value)}V{y}"/>'
            shape = SHAPES[each.mark]
            yield f'<path class="mark {each.mark}" transform="translate({x} {y})" d="{shape}"/>'

    def _grid(self) -> Iterator[str]:
        for percent in (0, 25, 50, 75, 100):
            y = self._y(100 * percent)
            yield f'<path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
            yield f'<text x="{LEFT - 6}" y="{y}" text-anchor="end" dominant-baseline="middle">{percent}</text>'
        for number in range(10, self._graph.moves + 1, 10):
            x = self._x(number - 1)
            yield f'<text x="{x}" y="{HEIGHT - 10}" text-anchor="middle">{number}</text>'

    def _path(self, points: tuple[Point, ...]) -> str:
        return "M" + "L".join(f"{self._x(at)} {self._y(chance)}" for at, chance in points)

    def _x(self, at: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / self._graph.moves, 1)

    def _y(self, chance: int) -> float:
        within = min(CERTAIN, max(0, chance))
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - within / CERTAIN), 1)
