"""Glicko-2: a rating that goes up and down with every puzzle, and knows how uncertain it is.

After Mark Glickman, "Example of the Glicko-2 system" (2013), whose step numbers stand in the comments. Each
puzzle is a rating period of one game. web/src/puzzles/glicko.ts rates alike: tests/golden/puzzles.json.
"""

from dataclasses import dataclass
from math import exp, log, pi, sqrt

#: One unit of the inner scale, in points.
SCALE = 173.7178
MIDDLE = 1500.0
#: How much the volatility may change (τ).
CONSTRAINT = 0.5
#: A rating stays at least so uncertain, so that it can follow a player who learns.
LEAST_DEVIATION = 45.0
PRECISION = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, its standard deviation, and how erratic the results are."""

    rating: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


#: How uncertain the difficulty of a puzzle is.
PUZZLE_DEVIATION = 80.0


def rate(player: Rating, difficulty: float, *, solved: bool) -> Rating:
    """The rating after a puzzle."""
    mu, phi = (player.rating - MIDDLE) / SCALE, player.deviation / SCALE  # step 2
    weight = _weight(PUZZLE_DEVIATION / SCALE)
    expected = 1 / (1 + exp(-weight * (mu - (difficulty - MIDDLE) / SCALE)))
    variance = 1 / (weight**2 * expected * (1 - expected))  # step 3
    surprise = weight * (solved - expected)
    volatility = volatility_after(
        player.volatility, phi, variance, variance * surprise
    )  # steps 4, 5
    before = sqrt(phi**2 + volatility**2)  # step 6
    after = 1 / sqrt(1 / before**2 + 1 / variance)  # step 7
    return Rating(
        MIDDLE + SCALE * (mu + after**2 * surprise),
        max(LEAST_DEVIATION, SCALE * after),
        volatility,
    )


def _weight(phi: float) -> float:
    """How much a result counts against an opponent of this deviation."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def volatility_after(volatility: float, phi: float, variance: float, improvement: float) -> float:
    """Step 5: the root of f, by the Illinois method."""
    start = log(volatility**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        pull = exp(x) * (improvement**2 - spread) / (2 * spread**2)
        return pull - (x - start) / CONSTRAINT**2

    low = start
    if improvement**2 > phi**2 + variance:
        high = log(improvement**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * CONSTRAINT) < 0:
            steps += 1
        high = start - steps * CONSTRAINT
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
