"""The difficulty of a puzzle: its rating as an opponent of players of graded strength, from which of them miss it.

Each has a rating and tries the puzzle. The difficulty is the rating at which a puzzle would be expected to lose
exactly that often (Elo's formula).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from regicide.bots import Budget, RatedMove, bot_named, rate_moves
from regicide.rules import Move, Observation

EASIEST, HARDEST = 500, 2400
_SCALE = 400


@dataclass(frozen=True, slots=True)
class Solver:
    """A bot that tries puzzles, and its rating."""

    bot: str
    budget: Budget
    tries: int
    rating: int


SQUIRE = Solver("squire", Budget(), 2, 1000)
SOLVERS = (
    SQUIRE,
    Solver("knight", Budget(), 1, 1300),
    Solver("champion", Budget(rollouts=8), 4, 1600),
    Solver("champion", Budget(rollouts=32), 4, 1800),
    Solver("champion", Budget(rollouts=128), 4, 2000),
    Solver("champion", Budget(rollouts=512), 2, 2200),
)
#: `random` needs no tries: it finds one of n moves with a chance of 1/n.
RANDOM_RATING = 600
#: Careless players choose a move with a probability proportional to exp(chance / temperature): temperature and rating.
CARELESS = ((0.32, 850), (0.16, 1000), (0.08, 1200), (0.04, 1400))
#: The worlds in which their moves are rated.
WORLDS = 400
#: One puzzle found and one missed at this rating, so that a puzzle that all find has a difficulty, too.
MIDDLE = 1500


@dataclass(frozen=True, slots=True)
class Trial:
    """The share of tries in which players of a rating found the solution."""

    rating: int
    found: float


def try_puzzle(seen: Observation, solution: Move, seed: str) -> list[Trial]:
    """Let every player try."""
    rated = rate_moves(seen, Random(f"{seed}/careless"), worlds=WORLDS)
    return [
        Trial(RANDOM_RATING, 1 / len(rated)),
        *(Trial(rating, _found_by(rated, solution, each)) for each, rating in CARELESS),
        *(Trial(each.rating, found_by_bot(seen, solution, each, seed)) for each in SOLVERS),
    ]


def found_by_bot(seen: Observation, solution: Move, solver: Solver, seed: str) -> float:
    """In which share of its tries a bot finds the solution."""
    bot = bot_named(solver.bot, solver.budget)
    rngs = [Random(f"{seed}/{solver.rating}/{each}") for each in range(solver.tries)]
    return sum(bot.choose(seen, rng).move == solution for rng in rngs) / solver.tries


def _found_by(rated: Sequence[RatedMove], solution: Move, temperature: float) -> float:
    """How often a careless player finds the solution."""
    best = rated[0].chance
    weights = {each.move: exp((each.chance - best) / temperature) for each in rated}
    return weights[solution] / sum(weights.values())


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
    """The chance that a player of this rating finds the solution of such a puzzle."""
    return 1 / (1 + 10 ** ((puzzle - rating) / _SCALE))
