"""What a player did with the puzzles: the rating, and which were solved. Kept as JSON."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from regicide.study.glicko import Rating, rate
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_kinds import PuzzleKind

#: Of a beginner, and surer than it is: so a first miss costs 54 points, not 175.
FIRST_RATING = Rating(1000.0, 150.0)
#: Before so many answers the rating says little, and no player is shown it.
RATED_AFTER = 30
#: The first puzzles are asked of one player, and show at once whether the answer is right.
GENTLE_COUNT = 10
GENTLE_KINDS = (PuzzleKind.EXACT_KILL, PuzzleKind.SURVIVE)


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """The rating of a player, and the first answer to each puzzle: number → whether it was right."""

    rating: Rating = FIRST_RATING
    answers: Mapping[int, bool] = field(default_factory=dict)
    #: Right first answers in a row.
    streak: int = 0

    def after(self, number: int, puzzle: Puzzle, *, solved: bool) -> "PuzzleProgress":
        """The progress after a first answer; another answer to the same puzzle changes nothing."""
        if number in self.answers:
            return self
        rating = rate(self.rating, puzzle.difficulty, solved=solved)
        return PuzzleProgress(
            rating, {**self.answers, number: solved}, self.streak + 1 if solved else 0
        )

    def next_number(self, puzzles: Mapping[int, Puzzle], among: Sequence[int]) -> int:
        """The puzzle of these numbers that is nearest to the rating: a new one, if one is left; a gentle one at first."""
        fresh = [number for number in among if number not in self.answers] or among
        if len(self.answers) < GENTLE_COUNT:
            fresh = [number for number in fresh if is_gentle(puzzles[number])] or fresh
        return min(
            fresh,
            key=lambda number: (abs(puzzles[number].difficulty - self.rating.rating), number),
        )


def is_gentle(puzzle: Puzzle) -> bool:
    return puzzle.players == 1 and puzzle.kind in GENTLE_KINDS


def print_progress(progress: PuzzleProgress) -> str:
    rating = progress.rating
    return json.dumps(
        {
            "rating": [rating.rating, rating.deviation, rating.volatility],
            "streak": progress.streak,
            "answers": {str(number): solved for number, solved in progress.answers.items()},
        }
    )


def parse_progress(text: str) -> PuzzleProgress:
    """Read the progress; raises `ValueError` if the text is not one."""
    try:
        kept = json.loads(text)
        rating = Rating(*map(float, kept["rating"]))
        answers = {int(number): bool(solved) for number, solved in kept["answers"].items()}
        return PuzzleProgress(rating, answers, int(kept["streak"]))
    except (AttributeError, KeyError, TypeError, ValueError):
        raise ValueError(text[:40]) from None
