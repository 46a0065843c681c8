"""Solves shipped puzzles again, with other random numbers and larger budgets: tests do it for some, `verify` for all."""

from collections import Counter
from random import Random

from regicide.bots import rate_moves
from regicide.notation import Seed
from regicide.rules import Move, State, Step, do, hearts_acted, keep_order, legal_moves
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_text import shipped_puzzles
from regicide.study.solving import Problem, SolveLimits, Unwinnable, Winnable, solve

CHUNK = 1


def is_solved_by(puzzle: Puzzle, *, worlds: int, seed: str = "again") -> bool:
    """Whether the solution is the only right move: proved, or rated highest in worlds that nobody saw."""
    game = puzzle.game()
    if puzzle.is_open:
        problem = (Seed(f"{puzzle.seed.text}-{seed}"), game.hearts)
        verdicts = {move: _wins(game.state, move, *problem) for move in legal_moves(game.state)}
        return [move for move, wins in verdicts.items() if wins] == [puzzle.solution]
    rated = rate_moves(puzzle.observation(), Random(seed), worlds=worlds)
    best, second = rated[0], rated[1]
    return best.move == puzzle.solution and best.chance - second.chance > 2 * best.error


def _wins(state: State, move: Move, seed: Seed | None, hearts: int) -> bool:
    done = do(state, move, keep_order if seed is None else seed.shuffle(hearts))
    if done.state.step.is_over:
        return done.state.step is Step.WON
    problem = Problem(done.state, seed, hearts + hearts_acted(done.events))
    result = solve(problem, SolveLimits(seconds=60, megabytes=256, widest=10_000))
    assert isinstance(result, Winnable | Unwinnable), "the solver found no answer"
    return isinstance(result, Winnable)


def solve_again(first: int) -> Counter[str]:
    """Solve one puzzle again, for `verify`."""
    number, puzzle = list(shipped_puzzles().items())[first]
    assert is_solved_by(puzzle, worlds=3000), f"puzzle {number} has another solution"
    return Counter(decisions=1)
