"""`hindsight`: whether a game could be won with all cards known, and from which move on it could not.

Nobody who plays can know this, so it says nothing about how well a game was played. The page asks the same solver
(web/src/review/hindsight.ts): tests/golden/hindsight.json.
"""

from dataclasses import dataclass
from time import perf_counter
from typing import Literal

from regicide.notation.record import Record, Replay
from regicide.study.solving import (
    Problem,
    SolveLimits,
    Undecided,
    Winnable,
    solve,
)

#: One position gets at most this share of the time, so that a hard one does not take it all.
LARGEST_SHARE = 0.25


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What the solver found in its time. Moves are counted from 1.

    Positions before a win are winnable, positions after a loss are lost. So two numbers say it all:
    the game could be won before move `winnable_before`, and not after move `lost_after`. The same
    number twice: this move lost it. Both are None for a game that was won, or can still be won.
    """

    deal: Literal["winnable", "unwinnable", "undecided"]
    winnable_before: int | None = None
    lost_after: int | None = None


def hindsight(record: Record, *, seconds: float) -> Hindsight | None:
    """Ask the solver about the positions of a game, the last one first: late ones are easy.

    None without a seed: then the shuffles that hearts did not need are not known.
    """
    if record.seed is None:
        return None
    search = _Search(_problems(record), perf_counter() + seconds, seconds)
    search.run()
    if search.lost == 0:
        return Hindsight("unwinnable")
    if search.winnable == search.last:
        return Hindsight("winnable")
    return Hindsight(
        "undecided" if search.winnable is None else "winnable",
        None if search.winnable is None else search.winnable + 1,
        None if search.lost > search.last else search.lost,
    )


def _problems(record: Record) -> tuple[Problem, ...]:
    """The position before each move, and the last one."""
    game = Replay(record)
    found = [Problem(game.state, record.seed, game.hearts)]
    for recorded in record.moves:
        game.do(recorded)
        found.append(Problem(game.state, record.seed, game.hearts))
    return tuple(found)


class _Search:
    """Finds the border between winnable and lost positions."""

    def __init__(self, problems: tuple[Problem, ...], deadline: float, seconds: float) -> None:
        self._problems = problems
        self._deadline = deadline
        self._seconds = seconds
        self.last = len(problems) - 1
        #: The last position that can be won, as far as known.
        self.winnable: int | None = None
        #: The first position that is lost, as far as known; beyond the last one: none is.
        self.lost = len(problems)

    def run(self) -> None:
        at, stride = self.last, 1
        while at >= 0 and self.winnable is None and self._try(at):
            stride = 1 if self.lost == at else 2 * stride
            at = max(0, at - stride) if at else -1
        self._bisect()

    def _bisect(self) -> None:
        while self.winnable is not None and self.lost - self.winnable > 1:
            middle, known = (self.winnable + self.lost) // 2, (self.winnable, self.lost)
            if not self._try(middle) or known == (self.winnable, self.lost):
                break

    def _try(self, at: int) -> bool:
        """Solve one position; False if there is no time."""
        left = self._deadline - perf_counter()
        if left <= 0:
            return False
        limit = min(left, LARGEST_SHARE * self._seconds)
        found = solve(self._problems[at], SolveLimits(seconds=limit))
        if isinstance(found, Winnable):
            self.winnable = max(at, self.winnable or 0)
        elif not isinstance(found, Undecided):
            self.lost = min(at, self.lost)
        return True
