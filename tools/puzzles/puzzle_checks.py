"""Whether a decision has exactly one right move: by ratings if cards are hidden, by the solver if open.

Every answer comes from two runs that share nothing: other sampled worlds and a larger budget, or other
shuffles for hearts.
"""

from collections.abc import Sequence
from random import Random

from regicide.bots import Budget, RatedMove, bot_named, rate_moves
from regicide.notation import Replay, Seed
from regicide.rules import (
    Kill,
    Move,
    Observation,
    Play,
    State,
    Step,
    do,
    forecast,
    hearts_acted,
    keep_order,
)
from regicide.study.solving import Problem, SolveLimits, Unwinnable, Winnable, solve

#: The best move must be better than the next by this chance, and by so many standard errors.
CLEAR_MARGIN = 0.08
CLEAR_ERRORS = 4
#: Fewer points decide an exact kill: the question names the move, and it need only be the best as well.
EXACT_MARGIN = 0.02
#: A solution wins at least this often.
LEAST_CHANCE = 0.15
#: Sampled worlds of the screening, of the first run and of the second.
SCREENING_WORLDS, FIRST_WORLDS, SECOND_WORLDS = 40, 250, 1000
#: Other shuffles for hearts, of the second run and of the last one.
SECOND_SHUFFLES, LAST_SHUFFLES = "ab", "cdefghijkl"
CHECKING_BUDGET = Budget(rollouts=2000)
#: The limits of a proof. Positions decide; time is only a guard, far beyond what these take.
PROOF_LIMITS = SolveLimits(seconds=5, megabytes=16, widest=300)
MOST_POSITIONS = 100_000


def clearly_best(rated: Sequence[RatedMove], margin: float) -> Move | None:
    """The best move, if the next one is clearly worse."""
    best, second = rated[0], rated[1]
    error = (best.error**2 + second.error**2) ** 0.5
    is_clear = best.chance - second.chance >= max(margin, CLEAR_ERRORS * error)
    return best.move if is_clear and best.chance >= LEAST_CHANCE else None


def best_hidden(seen: Observation, seed: str) -> Move | None:
    """The one best move with hidden cards, after a screening and a first run."""
    screening = rate_moves(seen, Random(f"{seed}/screening"), worlds=SCREENING_WORLDS)
    if screening[0].chance - screening[1].chance < margin_of(seen, screening[0].move):
        return None
    rated = rate_moves(seen, Random(f"{seed}/first"), worlds=FIRST_WORLDS)
    return clearly_best(rated, margin_of(seen, rated[0].move))


def confirms_hidden(seen: Observation, solution: Move, seed: str) -> bool:
    """A second run: other worlds and a larger budget, and the champion's search, agree."""
    rated = rate_moves(seen, Random(f"{seed}/second"), worlds=SECOND_WORLDS)
    champion = bot_named("champion", CHECKING_BUDGET)
    return (
        clearly_best(rated, margin_of(seen, solution)) == solution
        and champion.choose(seen, Random(f"{seed}/champion")).move == solution
    )


def margin_of(seen: Observation, best: Move) -> float:
    """By how much a move must be better than the next to be a solution."""
    return EXACT_MARGIN if is_exact_kill(seen, best) else CLEAR_MARGIN


def is_exact_kill(seen: Observation, move: Move) -> bool:
    return isinstance(move, Play) and forecast(seen, move).kill is Kill.EXACT


def only_winning(game: Replay, moves: Sequence[Move]) -> Move | None:
    """The one move that keeps the win with all cards open; None if there are more, none, or doubts."""
    found: Move | None = None
    for move in moves:
        wins = _wins_after(game.state, move, game.record.seed, game.hearts)
        if wins is None or (wins and found is not None):
            return None
        found = move if wins else found
    return found


def confirms_open(
    game: Replay, moves: Sequence[Move], solution: Move, shuffles: str = SECOND_SHUFFLES
) -> bool:
    """A second run: with the discards in order, and with other shuffles, the answer is the same.

    So the player need not know what hearts will shuffle. Each letter of `shuffles` is one.
    """
    seed = game.record.seed
    assert seed is not None
    others = (None, *(Seed(f"{seed.text}-{letter}") for letter in shuffles))
    return all(
        _wins_after(game.state, move, other, game.hearts) is (move == solution)
        for other in others
        for move in moves
    )


def _wins_after(state: State, move: Move, seed: Seed | None, hearts: int) -> bool | None:
    """Whether the game can be won after a move; None if a proof would be too long."""
    done = do(state, move, keep_order if seed is None else seed.shuffle(hearts))
    if done.state.step.is_over:
        return done.state.step is Step.WON
    result = solve(Problem(done.state, seed, hearts + hearts_acted(done.events)), PROOF_LIMITS)
    if result.effort.positions > MOST_POSITIONS:
        return None
    return {Winnable: True, Unwinnable: False}.get(type(result))
