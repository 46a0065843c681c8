"""The rating of a player of puzzles: the core computes it by Glicko-2 (fast/core/study/glicko.hpp)."""

from dataclasses import dataclass

from regicide.fast.game_study import rating_after


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, its standard deviation, and how erratic the results are."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def rate(player: Rating, difficulty: float, *, solved: bool) -> Rating:
    """The rating after a puzzle."""
    before = player.rating, player.deviation, player.volatility
    return Rating(*rating_after(*before, difficulty, solved=solved))
