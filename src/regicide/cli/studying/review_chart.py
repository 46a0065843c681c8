"""The chance of winning during a game as SVG, for a page that stands alone."""

from collections.abc import Iterator

from regicide.study.review import Review

WIDTH, HEIGHT = 760, 260
LEFT, TOP, RIGHT, BOTTOM = 56, 14, 14, 40
#: How a mark is drawn around the point of its loss, by shape and not by colour alone.
SHAPES = {
    "slip": "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z",
    "mistake": "M-6 0L0-6L6 0L0 6Z",
    "blunder": "M-7-6H7L0 7Z",
}
CERTAIN = 10_000


def review_chart(review: Review, label: str) -> str:
    """A fall straight down is a loss, a slope is luck; the band is twice the error."""
    chart = _Chart(review)
    parts = "".join(chart.parts())
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}" class="chart">'
        f"{parts}</svg>"
    )


class _Chart:
    def __init__(self, review: Review) -> None:
        self._review = review

    def parts(self) -> Iterator[str]:
        yield from self._grid()
        yield f'<path class="band" d="{self._band()}"/>'
        yield f'<path class="line" d="{self._line()}"/>'
        for each in self._review.decisions:
            if each.mark:
                x, y = self._x(each.number - 1), self._y(each.chance)
                yield f'<path class="drop" d="M{x} {self._y(each.value)}V{y}"/>'
                yield (
                    f'<path class="mark {each.mark}" transform="translate({x} {y})" '
                    f'd="{SHAPES[each.mark]}"/>'
                )

    def _grid(self) -> Iterator[str]:
        for percent in (0, 25, 50, 75, 100):
            y = self._y(100 * percent)
            yield f'<path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
            yield f'<text x="{LEFT - 6}" y="{y}" text-anchor="end" dominant-baseline="middle">{percent}</text>'
        for number in range(10, len(self._review.decisions) + 1, 10):
            x = self._x(number - 1)
            yield f'<text x="{x}" y="{HEIGHT - 10}" text-anchor="middle">{number}</text>'

    def _line(self) -> str:
        places = [
            f"{self._x(at)} {self._y(each.value)}L{self._x(at)} {self._y(each.chance)}"
            for at, each in enumerate(self._review.decisions)
        ]
        if self._review.end is not None:
            places.append(f"{self._x(len(places))} {self._y(self._review.end)}")
        return "M" + "L".join(places)

    def _band(self) -> str:
        """Around the line, so it falls where a move loses."""

        def edge(sign: int) -> Iterator[str]:
            for at, each in enumerate(self._review.decisions):
                x = self._x(at)
                yield f"{x} {self._y(each.value + sign * 2 * each.value_error)}"
                yield f"{x} {self._y(each.chance + sign * 2 * each.chance_error)}"

        return "M" + "L".join([*edge(1), *reversed(list(edge(-1)))]) + "Z"

    def _x(self, at: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / len(self._review.decisions), 1)

    def _y(self, chance: int) -> float:
        within = min(CERTAIN, max(0, chance))
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - within / CERTAIN), 1)
