"""The difficulty of a puzzle: its rating as an opponent of bots, from which of them miss it.

Each bot has a rating and tries the puzzle a few times. The difficulty is the rating at which a puzzle
would be expected to lose exactly that often (Elo's formula).
"""

from dataclasses import dataclass
from random import Random

from regicide.bots import Budget, bot_named
from regicide.rules import Move, Observation

EASIEST, HARDEST = 800, 2400
_SCALE = 400


@dataclass(frozen=True, slots=True)
class Solver:
    """A bot that tries puzzles, and its rating; these ratings define the scale."""

    bot: str
    budget: Budget
    tries: int
    rating: int


SOLVERS = (
    Solver("squire", Budget(), 2, 1000),
    Solver("knight", Budget(), 1, 1300),
    Solver("champion", Budget(rollouts=8), 4, 1600),
    Solver("champion", Budget(rollouts=32), 4, 1800),
    Solver("champion", Budget(rollouts=128), 4, 2000),
    Solver("champion", Budget(rollouts=512), 2, 2200),
)
#: `random` needs no tries: it finds one of n moves with a chance of 1/n.
RANDOM_RATING = 600
#: One puzzle found and one missed at this rating, so that a puzzle that all find has a difficulty, too.
MIDDLE = 1500


@dataclass(frozen=True, slots=True)
class Trial:
    """The share of tries in which solvers of a rating found the solution."""

    rating: int
    found: float


def try_puzzle(seen: Observation, move_count: int, solution: Move, seed: str) -> list[Trial]:
    """Let every bot try; the one of `random` comes first, then those of `SOLVERS`."""
    trials = [Trial(RANDOM_RATING, 1 / move_count)]
    for number, solver in enumerate(SOLVERS):
        bot = bot_named(solver.bot, solver.budget)
        rngs = [Random(f"{seed}/{number}/{each}") for each in range(solver.tries)]
        hits = sum(bot.choose(seen, rng).move == solution for rng in rngs)
        trials.append(Trial(solver.rating, hits / solver.tries))
    return trials


def difficulty(trials: list[Trial]) -> int:
    """The rating that explains the trials best."""
    known = [*trials, Trial(MIDDLE, 0.5)]
    low, high = float(EASIEST), float(HARDEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        surplus = sum(each.found - _expected(each.rating, middle) for each in known)
        low, high = (low, middle) if surplus > 0 else (middle, high)
    return round(low)


def _expected(rating: int, puzzle: float) -> float:
    """The chance that a solver of this rating finds the solution of such a puzzle."""
    return 1 / (1 + 10 ** ((puzzle - rating) / _SCALE))
