"""Plays the lessons of «Play well» to the end: `python -m tools.checks.lesson_chances [games]`.

In each position the champion plays on, in all seats and in the same worlds, after the first wanted move and after every
other move. The wanted move must certainly win more often than the mistake, no move may certainly win more often than
it, and the chances in study/play_well.py must be right.
"""

import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev

from regicide.bots.weights import net_address
from regicide.fast.play_out import play_out
from regicide.notation import parse_move, print_move
from regicide.rules import Move, State, legal_moves
from regicide.study.lesson import Lesson
from regicide.study.play_well import PLAY_WELL

GAMES = 400
#: Rollouts of each search: of the first moves, and of all others.
ROLLOUTS = (160, 16)
SEED = 1
#: A difference is certain if it is this many of its standard errors above zero.
CERTAIN_ERRORS = 3.0
#: The mistake wins at least so much less often.
LEAST_LEAD = 0.08
#: A chance in the lesson may differ by so many standard errors of the measured one.
LEAST_MARGIN, MARGIN_ERRORS = 0.01, 3.0


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    wrong = [line for lesson in PLAY_WELL for line in _check(lesson, games)]
    print("\n".join(wrong) or "all lessons are right")
    return 1 if wrong else 0


def _check(lesson: Lesson, games: int) -> list[str]:
    """Print the chances of all moves; return what is wrong with the lesson."""
    state, wanted = lesson.start, lesson.turns[0]
    moves = [parse_move(wanted[0]), *_others(state, wanted)]
    played = play_out(state, moves, net_address, games=games, rollouts=ROLLOUTS, seed=SEED)
    won = dict(zip(map(print_move, moves), played, strict=True))
    best = won[wanted[0]]
    shown = ", ".join(f"{move} {100 * fmean(each):.1f}" for move, each in won.items())
    print(f"{lesson.name}: {shown}", flush=True)
    wrong = [
        f"{lesson.name}: {move} wins more often"
        for move, each in won.items()
        if _lead(each, best)[0] > CERTAIN_ERRORS * _lead(each, best)[1]
    ]
    if lesson.mistake is None or lesson.chances is None:
        return [*wrong, f"{lesson.name}: it has no mistake"]
    mistake = won[lesson.mistake]
    lead, error = _lead(best, mistake)
    if lead < max(LEAST_LEAD, CERTAIN_ERRORS * error):
        wrong.append(f"{lesson.name}: the lead is {lead:.3f} with error {error:.3f}")
    for said, each in zip(lesson.chances, (best, mistake), strict=True):
        margin = LEAST_MARGIN + MARGIN_ERRORS * pstdev(each) / sqrt(games)
        if abs(said / 100 - fmean(each)) > margin:
            wrong.append(f"{lesson.name}: {said} is said, {100 * fmean(each):.1f} measured")
    return wrong


def _others(state: State, wanted: Sequence[str]) -> list[Move]:
    return [move for move in legal_moves(state) if print_move(move) != wanted[0]]


def _lead(better: Sequence[int], worse: Sequence[int]) -> tuple[float, float]:
    """How much more often the first won, and the standard error of that: both played the same worlds."""
    differences = [one - other for one, other in zip(better, worse, strict=True)]
    return fmean(differences), pstdev(differences) / sqrt(len(differences))


if __name__ == "__main__":
    sys.exit(main())
