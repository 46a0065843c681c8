"""Confidence intervals of shares."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, variance

#: 95 % of a normal distribution is within this many standard deviations.
DEVIATIONS = 1.959963984540054


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson score interval, which is also accurate for few games and near 0 and 1."""
    rate, square = won / games, DEVIATIONS**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = DEVIATIONS * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    spread /= 1 + square / games
    # At a rate of 0 or 1 the interval must end there; rounding errors would miss it slightly.
    return max(0.0, min(rate, middle - spread)), min(1.0, max(rate, middle + spread))


def wilson_of_groups(shares: Sequence[float], games: int) -> tuple[float, float]:
    """The interval of the mean of shares, each of some games of one deal; `games` is the number of all games.

    Games of one deal resemble each other. So the interval is that of as many games of different deals as would vary
    as much: at most all games, and no fewer than the deals. If all shares are alike, all games count.
    """
    middle = mean(shares)
    spread = variance(shares) / len(shares) if len(shares) > 1 else 0
    worth = round(middle * (1 - middle) / spread) if spread else games
    worth = min(games, max(len(shares), worth))
    return wilson(middle * worth, worth)
