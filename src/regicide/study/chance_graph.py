"""The chance of winning during a reviewed game: as points to draw, and as SVG for a page that stands alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from regicide.study.review import Mark, Review

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
    """A fall straight down is a loss, a slope is luck."""

    moves: int
    line: tuple[Point, ...]
    #: The edges of the band around the line, which is twice the error: so it falls where a move loses.
    upper: tuple[Point, ...]
    lower: tuple[Point, ...]
    drops: tuple[Drop, ...]


def chance_graph(review: Review) -> ChanceGraph:
    def edge(errors: int) -> tuple[Point, ...]:
        return tuple(
            point
            for at, each in enumerate(review.decisions)
            for point in (
                (at, each.value + errors * each.value_error),
                (at, each.chance + errors * each.chance_error),
            )
        )

    moves = len(review.decisions)
    end = () if review.end is None else ((moves, review.end),)
    drops = tuple(
        Drop(at, each.value, each.chance, each.mark)
        for at, each in enumerate(review.decisions)
        if each.mark
    )
    return ChanceGraph(moves, (*edge(0), *end), edge(2), edge(-2), drops)


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
        yield f'<path class="band" d="{self._path((*graph.upper, *reversed(graph.lower)))}Z"/>'
        yield f'<path class="line" d="{self._path(graph.line)}"/>'
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
