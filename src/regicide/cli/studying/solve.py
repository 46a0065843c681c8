"""`regicide solve`: finds out whether a game can be won when all cards are known."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace

import click

from regicide.foreign_text import escape_json
from regicide.i18n import Words
from regicide.notation import Comment, Seed, print_game, print_move
from regicide.rules import FIRST_HEARTS, Options, State
from regicide.study.solving import (
    Problem,
    SolveLimits,
    SolveProgress,
    SolverResult,
    Undecided,
    Unwinnable,
    Winnable,
    record_of,
    solve,
)

DECIDED, UNDECIDED = 0, 1
WIDTH = 79


def print_solution(
    words: Words,
    game: Seed | State,
    *,
    players: int | None,
    options: Options | None,
    seed: Seed | None,
    hearts: int | None,
    seconds: int,
    memory: int,
    as_json: bool,
) -> int:
    problem = _problem(words, game, players=players, options=options, seed=seed, hearts=hearts)
    solution = solve(problem, SolveLimits(seconds, memory), _progress_printer(words))
    if _stderr_is_terminal():  # clear the line of the progress
        click.echo(f"\r{'':<{WIDTH}}\r", err=True, nl=False)
    click.echo(_json(problem, solution) if as_json else _text(words, problem, solution), nl=False)
    return UNDECIDED if isinstance(solution, Undecided) else DECIDED


def _problem(
    words: Words,
    game: Seed | State,
    *,
    players: int | None,
    options: Options | None,
    seed: Seed | None,
    hearts: int | None,
) -> Problem:
    if isinstance(game, Seed):
        if seed is not None or hearts is not None:
            _refuse(words.say("cli-solve-only-position"))
        return Problem(game.deal(players or 1, options or Options()), game)
    if players is not None or options is not None:
        _refuse(words.say("cli-solve-only-seed"))
    if hearts is not None and seed is None:
        _refuse(words.say("cli-solve-hearts-alone"))
    return Problem(game, seed, FIRST_HEARTS if hearts is None else hearts)


def _refuse(sentence: str) -> None:
    raise click.UsageError(sentence, click.get_current_context())


def _text(words: Words, problem: Problem, solution: SolverResult) -> str:
    """A won game with the verdict as comments, to save and replay; otherwise only the verdict."""
    sentences = [_verdict(words, solution)]
    if problem.seed is None:
        sentences.append(words.say("solve-as-is"))
    if not isinstance(solution, Winnable):
        return "".join(f"{each}\n" for each in sentences)
    comments = tuple(Comment(0, f" {each}") for each in sentences)
    return print_game(replace(record_of(problem, solution.moves), comments=comments))


def _verdict(words: Words, solution: SolverResult) -> str:
    effort = solution.effort
    facts: dict[str, str | float] = {
        "positions": effort.positions,
        "seconds": round(effort.seconds, 1),
    }
    match solution:
        case Winnable(moves):
            return words.say("solve-winnable", moves=len(moves), **facts)
        case Unwinnable():
            return words.say("solve-unwinnable", **facts)
        case Undecided(limit):
            return words.say(f"solve-undecided-{limit.value}", **facts)


def _json(problem: Problem, solution: SolverResult) -> str:
    effort = solution.effort
    found: dict[str, object] = {
        "result": _result(solution),
        "hearts": "as-is" if problem.seed is None else "seed",
        "positions": effort.positions,
        "seconds": round(effort.seconds, 3),
    }
    if isinstance(solution, Undecided):
        found["limit"] = solution.limit.value
    if isinstance(solution, Winnable):
        found["moves"] = [print_move(each) for each in solution.moves]
        found["game"] = print_game(record_of(problem, solution.moves))
    return escape_json(json.dumps(found, ensure_ascii=False)) + "\n"


def _result(solution: SolverResult) -> str:
    match solution:
        case Winnable():
            return "won"
        case Unwinnable():
            return "lost"
        case Undecided():
            return "undecided"


def _stderr_is_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _progress_printer(words: Words) -> Callable[[SolveProgress], None] | None:
    if not _stderr_is_terminal():
        return None

    def show(progress: SolveProgress) -> None:
        effort = progress.effort
        line = words.say(
            "solve-progress",
            seconds=round(effort.seconds),
            positions=effort.positions,
            defeated=progress.defeated,
        )
        click.echo(f"\r{line:<{WIDTH}}", err=True, nl=False)

    return show
