"""A figure of the report: a share or a gain with its 95% interval."""

from collections.abc import Sequence
from statistics import mean
from typing import NamedTuple

from regicide.study.intervals import DEVIATIONS, wilson, wilson_of_groups


class Figure(NamedTuple):
    """Its text and its numbers, in percent or in percentage points."""

    text: str
    middle: float
    low: float
    high: float


def share(won: float, games: float) -> Figure:
    """A share in percent."""
    return interval(won / games, *wilson(won, int(games)))


def interval(middle: float, low: float, high: float) -> Figure:
    text = f"{middle:.1%} ({low:.1%} to {high:.1%})"
    return Figure(text, 100 * middle, 100 * low, 100 * high)


def mean_share(shares: Sequence[float], games: int) -> Figure:
    """The mean of shares, each of some games of one deal; `games` is the number of all games."""
    return interval(mean(shares), *wilson_of_groups(shares, games))


def paired_gain(before: Sequence[bool], after: Sequence[bool]) -> Figure:
    """By how many points the share of wins grew, where both played the same deals.

    The interval is that of Agresti and Min, which adds half a pair of each kind: so it has a width even if no
    deal ended differently.
    """
    pairs = list(zip(before, after, strict=True))
    gained, lost = pairs.count((False, True)), pairs.count((True, False))
    count, difference = len(pairs) + 2, gained - lost
    error = DEVIATIONS * (gained + lost + 1 - difference**2 / count) ** 0.5 / count
    middle, low, high = (
        100 * each
        for each in (
            difference / len(pairs),
            difference / count - error,
            difference / count + error,
        )
    )
    return Figure(f"{middle:+.1f} ({low:+.1f} to {high:+.1f})", middle, low, high)
