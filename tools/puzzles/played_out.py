"""Whether a solution holds when games are played to the end, by how much, and why.

Ratings look at every move, and may be wrong about a single one. So the solution and its best rivals are played to the
end in the same worlds, with the champion in all seats, until their difference is certain.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, pstdev

from regicide.bots import rate_moves
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import core_reason
from regicide.fast.play_out import play_out
from regicide.notation import print_move
from regicide.rules import Move, State, observe
from tools.puzzles.puzzle_checks import EXACT_MARGIN, LEAST_CHANCE, is_exact_kill

#: The difference is looked at after this many games; the quoted chances come from more than the first look.
LOOKS = (48, 96, 192, 384)
#: The difference is certain if it is this many of its standard errors above zero: there are some looks.
CERTAIN_ERRORS = 3.2
#: Playing on is hopeless if so many standard errors more would not make the difference certain at the last look.
HOPE_ERRORS = 2
#: Games without a difference do not prove that there is none: the deviation counts as this, over the root of the games.
SMALLEST_DEVIATION = 0.5
#: The solution must win so much more often than its best rival; an exact kill need only be the best as well.
LEAST_LEAD = 0.05
#: Rollouts of each search: of the first moves, and of all others.
ROLLOUTS = (160, 16)
#: The moves that are played out beside the solution: at most so many, rated at most so far below the best of them.
RIVALS, RIVAL_RANGE = 3, 0.15
#: The worlds in which rivals are rated.
RIVAL_WORLDS = 400
#: Below such a lead in ratings, the games that we play would leave a doubt.
LEAST_RATED_LEAD = 0.04


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """The chances of the solution and of its best rival, in per cent, and the kind of reason for the difference."""

    chances: tuple[int, int]
    reason: str | None


def play_out_puzzle(state: State, solution: Move, name: str) -> PlayedOut | None:
    """Play the solution and its rivals to the end; None unless the solution is certainly the best by enough."""
    rivals = _rivals(state, solution, name)
    seed = Random(f"{name}/played-out").getrandbits(60)
    games = _Games(state, [solution, *rivals], seed)
    seen = observe(state, state.seat)
    least = EXACT_MARGIN if is_exact_kill(seen, solution) else LEAST_LEAD
    if not rivals or not games.show_that_the_first_is_best(least):
        return None
    chances = [fmean(each) for each in games.won]
    second = max(range(1, len(chances)), key=lambda at: chances[at])
    if chances[0] < LEAST_CHANCE or chances[0] - chances[second] < least:
        return None
    reason = _reason(state, solution, rivals[second - 1], seed)
    return PlayedOut((round(100 * chances[0]), round(100 * chances[second])), reason)


def _rivals(state: State, solution: Move, name: str) -> list[Move]:
    """The moves that might be as good as the solution; none if the ratings leave too much doubt to begin with."""
    rated = rate_moves(observe(state, state.seat), Random(f"{name}/rivals"), worlds=RIVAL_WORLDS)
    others = [each for each in rated if each.move != solution][:RIVALS]
    if rated[0].move != solution or rated[0].chance - others[0].chance < LEAST_RATED_LEAD:
        return []
    return [each.move for each in others if each.chance >= others[0].chance - RIVAL_RANGE]


def _reason(state: State, better: Move, worse: Move, seed: int) -> str | None:
    """The kind of reason; None if the games of the knight do not show one."""
    moves = {"better": print_move(better), "worse": print_move(worse)}
    found = json.loads(core_reason(pack(state), net_address, **moves, seed=seed & 0x7FFF_FFFF))
    return None if found is None else str(found["code"])


class _Games:
    """The games of each move, in common worlds: which of them it won."""

    def __init__(self, state: State, moves: Sequence[Move], seed: int) -> None:
        self.state, self.moves, self.seed = state, moves, seed
        self.won: list[list[int]] = [[] for _ in moves]

    def show_that_the_first_is_best(self, least: float) -> bool:
        """Play until the first move certainly wins more than each other; a rival that is settled plays no more."""
        open_rivals = list(range(1, len(self.moves)))
        for before, look in zip((0, *LOOKS), LOOKS, strict=False):
            self._play_on([0, *open_rivals], before, look - before)
            leads = {at: _Lead.of(self.won[0], self.won[at]) for at in open_rivals}
            if any(each.is_hopeless(least) for each in leads.values()):
                return False
            if look > LOOKS[0]:
                open_rivals = [at for at in open_rivals if not leads[at].is_certain]
            if not open_rivals:
                return True
        return False

    def _play_on(self, numbers: Sequence[int], first: int, games: int) -> None:
        moves = [self.moves[at] for at in numbers]
        played = play_out(
            self.state,
            moves,
            net_address,
            games=games,
            first=first,
            rollouts=ROLLOUTS,
            seed=self.seed,
        )
        for at, won in zip(numbers, played, strict=True):
            self.won[at] += won


@dataclass(frozen=True, slots=True)
class _Lead:
    """By how much the solution wins more than a rival, as a share of the games."""

    mean: float
    deviation: float
    games: int

    @classmethod
    def of(cls, solution: Sequence[int], rival: Sequence[int]) -> "_Lead":
        differences = [one - other for one, other in zip(solution, rival, strict=True)]
        games = len(differences)
        deviation = max(pstdev(differences), SMALLEST_DEVIATION / sqrt(games))
        return cls(fmean(differences), deviation, games)

    @property
    def error(self) -> float:
        return self.deviation / sqrt(self.games)

    @property
    def is_certain(self) -> bool:
        return self.mean > CERTAIN_ERRORS * self.error

    def is_hopeless(self, least: float) -> bool:
        """Whether more games would hardly show that the lead is certain, and at least `least`."""
        last = self.deviation / sqrt(LOOKS[-1])
        return self.mean + HOPE_ERRORS * self.error < max(least, CERTAIN_ERRORS * last)
