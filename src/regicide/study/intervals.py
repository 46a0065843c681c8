"""Confidence intervals of shares."""

from math import sqrt

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
