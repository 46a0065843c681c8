"""Tries a program that speaks the engine protocol, as an engine, as a bot or as both.

Each check either passes or raises `CheckFailed`. A program that failed a check is started again for the next.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from time import perf_counter

from regicide.engine.external_program import CheckFailed, ExternalProgram, shorten
from regicide.engine.golden_session import golden_session
from regicide.notation import (
    NotationError,
    parse_move,
    parse_position,
    print_move,
    print_position,
    print_view,
)
from regicide.rules import State, is_legal, legal_moves, observe, sample_world

#: The time that a program may take beyond a budget in milliseconds: it may load something at first.
GRACE_S = 2.0
BUDGET_MS = 100
#: For choices that only have to be legal.
FEW_ROLLOUTS = 20
_HELLO = re.compile(r"\S.* protocol 1")
_ESTIMATE = re.compile(r"0\.\d{3}|1\.000", re.ASCII)

VIEW = "2 1p Jh/0/0 - Ac2s3c4h5h7dTh/?7 ?26 - ?11 -- 0"
LOST = "1 1l Qh/9/0 9h 2s7d ?16{4d5c5h6c6d8h9d} 2hJhTs7s6hAh5dTdJd7h7cTc5sJc3c3sJs8s ?7 - 0"  # §6.3

#: Commands after `deal 2 castle-42`, and the reasons of their errors.
BAD_COMMANDS: tuple[tuple[str, bytes], ...] = (
    ("unknown-command", b""),
    ("unknown-command", b"Moves"),
    ("unknown-command", b"x" * 50_000),
    ("usage", b"moves now"),
    ("usage", b"deal 5 x"),
    ("bad-seed", b"deal 2 "),
    ("option-order", b"deal 2 x hand=+1,overpay=stop"),
    ("field-count", b"position 2 1p"),
    ("bad-card", b"do 1h"),
    ("not-in-hand", b"do Kh"),
    ("ranks-differ", b"do 3c4h"),
    ("no-damage-now", b"do x3c"),
    ("usage", b"do 7d seed x 04"),
    ("usage", b"perft -1"),
    ("no-such-view", b"view 3"),
    ("not-text", b"do \xff"),
)
BAD_QUESTIONS = (
    ("usage", "go"),
    ("field-count", "go view 2 1p"),
    ("empty-budget", f"go ms 0 view {VIEW}"),
    ("usage", f"go rollouts x view {VIEW}"),
    ("usage", f"go ms 5 ms 5 view {VIEW}"),
    ("game-is-over", f"go view {LOST}"),
)


@dataclass(frozen=True, slots=True)
class CheckResult:
    """A check by its name, and what went wrong, if anything did."""

    name: str
    failure: CheckFailed | None
    seconds: float


def check_program(command: str, *, seconds: float, only: str | None) -> Iterator[CheckResult]:
    """Run the checks of `only`, `rules` or `bot`, or all of them, and yield each result as it comes."""
    program = ExternalProgram(command, seconds)
    checks = CHECKS[only] if only else (*CHECKS["rules"], *CHECKS["bot"], _ratings)
    try:
        for check in (_handshake, *checks, _quit):
            result = _run(check, program)
            yield result
            if check is _handshake and _is_hopeless(result):
                return
    finally:
        program.stop()


Check = Callable[[ExternalProgram], None]


def _run(check: Check, program: ExternalProgram) -> CheckResult:
    began, failure = perf_counter(), None
    try:
        check(program)
    except CheckFailed as error:
        failure = error
    name = check.__name__.removeprefix("_").replace("_", "-")
    return CheckResult(name, failure, perf_counter() - began)


def _is_hopeless(handshake: CheckResult) -> bool:
    """Whether the program does not even answer; a bot may answer that it does not know the command."""
    return handshake.failure is not None and handshake.failure.code != "check-answer"


def _expect(fits: bool, command: str, answer: Iterable[str], expected: str) -> None:  # noqa: FBT001  reads like an assertion
    if not fits:
        found = {"found": shorten(" / ".join(answer)), "expected": shorten(expected)}
        raise CheckFailed("check-answer", {"command": shorten(command), **found})


# --- an engine -----------------------------------------------------------------------------------


def _handshake(program: ExternalProgram) -> None:
    answer = program.ask("regicide")
    fits = len(answer) == 1 and _HELLO.fullmatch(answer[0]) is not None
    _expect(fits, "regicide", answer, "NAME VERSION protocol 1")


def _deals(program: ExternalProgram) -> None:
    _compare(program, "deals")


def _perft(program: ExternalProgram) -> None:
    _compare(program, "perft")


def _moves(program: ExternalProgram) -> None:
    _compare(program, "moves")


def _compare(program: ExternalProgram, part: str) -> None:
    for each in golden_session()[part]:
        answer = program.ask(each.command)
        _expect(answer == [*each.answer], each.command, answer, " / ".join(each.answer))


def _bad_commands(program: ExternalProgram) -> None:
    program.stop()  # a new one has no position
    _expect_error(program, b"moves", "no-position")
    program.ask("deal 2 castle-42")
    before = program.ask("view 1")
    for reason, command in BAD_COMMANDS:
        _expect_error(program, command, reason)
        after = program.ask("view 1")
        shown = command.decode(errors="replace")
        if after != before:
            raise CheckFailed("check-changed", {"command": shorten(shown)})
    plain, returned = program.ask("moves"), program.ask("moves\r")
    _expect(plain == returned, "moves\\r", returned, " / ".join(plain))


def _expect_error(program: ExternalProgram, command: bytes, reason: str) -> None:
    answer = program.ask_bytes(command)
    fits = len(answer) == 1 and answer[0].split(" ")[:2] == ["error", reason]
    _expect(fits, command.decode(errors="replace"), answer, f"error {reason} …")


# --- a bot ---------------------------------------------------------------------------------------


def _choices(program: ExternalProgram) -> None:
    for state in _decisions():
        _choose(program, state, f"rollouts {FEW_ROLLOUTS} rng check")


def _choose(program: ExternalProgram, state: State, settings: str) -> list[str]:
    """The answer to `go`, which must be a legal move and an estimate."""
    command = f"go {settings} view {print_view(observe(state, state.seat))}"
    answer = program.ask(command)
    fits = len(answer) == 2 and _is_legal(state, answer[0]) and _ESTIMATE.fullmatch(answer[1])
    moves = " | ".join(print_move(move) for move in legal_moves(state))
    _expect(bool(fits), command, answer, f"MOVE / 0.000 … 1.000 (MOVE: {moves})")
    return answer


def _is_legal(state: State, text: str) -> bool:
    try:
        return is_legal(state, parse_move(text))
    except NotationError:
        return False


def _bad_questions(program: ExternalProgram) -> None:
    for reason, command in BAD_QUESTIONS:
        _expect_error(program, command.encode(), reason)


def _views_only(program: ExternalProgram) -> None:
    """The current position differs in the cards that the view hides; the answers must not."""
    settings = f"rollouts {FEW_ROLLOUTS} rng views"
    for number, state in enumerate(_decisions()):
        command = f"view {state.seat + 1}"
        seen, chosen = _in_position(program, state, command, settings)
        if _choose(program, state, settings) != chosen:
            raise CheckFailed("check-unrepeatable", {"command": f"go {settings} …"})
        world = sample_world(observe(state, state.seat), Random(number))
        again = _in_position(program, state, command, settings, world)
        for asked, one, other in zip((command, "go"), (seen, chosen), again, strict=True):
            if one != other:
                raise CheckFailed("check-hidden", {"command": asked})


def _in_position(
    program: ExternalProgram, state: State, command: str, settings: str, world: State | None = None
) -> tuple[list[str], list[str]]:
    """What the program shows and chooses while its position is the state, or another world."""
    program.ask(f"position {print_position(world or state)}")  # a bot alone answers with an error
    return program.ask(command), _choose(program, state, settings)


def _time(program: ExternalProgram) -> None:
    allowed = BUDGET_MS / 1000 + GRACE_S
    for state in _decisions()[:4]:
        began = perf_counter()
        _choose(program, state, f"ms {BUDGET_MS} rng time")
        spent = perf_counter() - began
        if spent > allowed:
            raise CheckFailed("check-slow", {"ms": BUDGET_MS, "seconds": f"{spent:.1f}"})


def _ratings(program: ExternalProgram) -> None:
    """Every legal move once, the best first."""
    for state in _decisions()[:4]:
        view = print_view(observe(state, state.seat))
        command = f"go all worlds 5 rng check view {view}"
        answer = program.ask(command)
        moves = sorted(print_move(move) for move in legal_moves(state))
        _expect(sorted(_rated(answer)) == moves, command, answer, ", ".join(moves))


def _rated(answer: list[str]) -> list[str]:
    """The moves of well-formed lines in falling order; none if a line is not."""
    rows = [line.split(" ") for line in answer]
    if any(len(row) != 3 or not all(map(_ESTIMATE.fullmatch, row[1:])) for row in rows):
        return []
    chances = [float(row[1]) for row in rows]
    return [row[0] for row in rows] if chances == sorted(chances, reverse=True) else []


def _quit(program: ExternalProgram) -> None:
    if not program.ends_after("quit"):
        raise CheckFailed("check-stays")


CHECKS: dict[str, tuple[Check, ...]] = {
    "rules": (_deals, _perft, _moves, _bad_commands),
    "bot": (_choices, _bad_questions, _views_only, _time),
}
#: The names of all checks, in order.
NAMES = (
    *("handshake", "deals", "perft", "moves", "bad-commands"),
    *("choices", "bad-questions", "views-only", "time", "ratings", "quit"),
)


@cache
def _decisions() -> tuple[State, ...]:
    """Positions of the golden games with something to decide, with one to four players in turn."""
    texts = [each.answer[0] for each in golden_session()["moves"] if each.command[:3] == "do "]
    states = [parse_position(text) for text in texts]
    open_ones = [state for state in states if not state.step.is_over]
    by_players = [[each for each in open_ones if each.players == count] for count in (1, 2, 3, 4)]
    return tuple(state for four in zip(*by_players, strict=False) for state in four)[:16]
