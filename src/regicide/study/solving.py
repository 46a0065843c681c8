"""The solver: decides whether a game with all cards known can be won.

It finds a solution, proves that there is none, or reaches a limit. The search is in the core
(fast/core/solver/solver.hpp). `rules` replays every solution before it is returned.
"""

import ctypes
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from time import perf_counter
from typing import TypeAlias

from regicide.fast import pack, unpack_move
from regicide.fast.core_numbers import LONGEST_SOLUTION, Verdict
from regicide.fast.layout import PackedProgress, PackedState
from regicide.fast.library import core_library
from regicide.notation import Record, RecordedMove, Seed
from regicide.notation.record import healed_count
from regicide.rules import FIRST_HEARTS, Move, State, Step, do, hearts_acted, keep_order

#: The time in seconds between two progress reports.
INTERVAL = 0.1
#: The proof search is recursive: one call for each move.
STACK_BYTES = 32 << 20


@dataclass(frozen=True, slots=True)
class Problem:
    """A state. Hearts use shuffles `hearts`, `hearts` + 1, … of the seed.

    Without a seed they take the discards in order.
    """

    state: State
    seed: Seed | None = None
    hearts: int = FIRST_HEARTS

    @property
    def is_a_deal(self) -> bool:
        """Whether this is the start of a game that the seed determines."""
        deal = self.state
        return (
            self.seed is not None
            and self.hearts == FIRST_HEARTS
            and self.seed.deal(deal.players, deal.options) == deal
        )


@dataclass(frozen=True, slots=True)
class SolveLimits:
    """The limits of the solver, which uses one processor core."""

    seconds: float = 10.0
    megabytes: int = 1024
    #: The widest beam; 0 runs the proof search alone, which finds wins, too.
    widest: int = 1_000_000


@dataclass(frozen=True, slots=True)
class SolveEffort:
    """The work done so far."""

    positions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Winnable:
    """It can be won, by these moves."""

    moves: tuple[Move, ...]
    effort: SolveEffort


@dataclass(frozen=True, slots=True)
class Unwinnable:
    """Every legal move was tried: there is no solution."""

    effort: SolveEffort


class Limit(Enum):
    """The limit that was reached."""

    TIME = "time"
    MEMORY = "memory"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Undecided:
    """Neither a solution nor a proof was found within the limits."""

    limit: Limit
    effort: SolveEffort


SolverResult: TypeAlias = Winnable | Unwinnable | Undecided


@dataclass(frozen=True, slots=True)
class SolveProgress:
    """The progress of the solver."""

    effort: SolveEffort
    #: The most enemies defeated so far.
    defeated: int


LIMITS = {
    Verdict.OUT_OF_TIME: Limit.TIME,
    Verdict.OUT_OF_MEMORY: Limit.MEMORY,
    Verdict.STOPPED: Limit.STOPPED,
}


def solve(
    problem: Problem,
    limits: SolveLimits | None = None,
    on_progress: Callable[[SolveProgress], None] | None = None,
) -> SolverResult:
    """Decide whether a game can be won. `on_progress` is called several times a second.

    An exception in `on_progress`, or Ctrl-C, stops the solver.
    """
    state = problem.state
    if state.step.is_over:
        none = SolveEffort(0, 0.0)
        return Winnable((), none) if state.step is Step.WON else Unwinnable(none)
    run = _SolverRun(problem, limits or SolveLimits())
    run.wait(on_progress)
    return run.result()


@dataclass(frozen=True, slots=True)
class ProofResult:
    """Whether a state can be won (None: out of time).

    If it is lost, `read` says which cards the proof used: n = the first n cards of the tavern; size of
    the tavern + 1 = the whole tavern and its end; `READS_EVERYTHING` = the discards and the table as well.
    Every state with the same cards in these places is lost too.
    """

    winnable: bool | None
    read: int


def prove_all(
    problems: Sequence[Problem], limits: SolveLimits | None = None, *, remembers: bool = True
) -> list[ProofResult]:
    """Run the proof search on each problem; the time limit is for each.

    The problems must have the same remaining enemies and the same seed. They share one transposition
    table; with `remembers=False` the search uses none, so that tests can check the table.
    """
    limits, count = limits or SolveLimits(), len(problems)
    seed = problems[0].seed if problems else None
    numbers = ctypes.c_int32 * count
    states = (PackedState * count)(*(pack(each.state) for each in problems))
    hearts_counts = numbers(*(each.hearts - FIRST_HEARTS for each in problems))
    text = None if seed is None else seed.text.encode()
    hearts = (text, len(text or b""), FIRST_HEARTS)
    bounds = (limits.seconds, limits.megabytes << 20, remembers)
    progress, verdicts, reads = PackedProgress(), numbers(), numbers()
    call = core_library().rg_prove_all
    _start_thread(
        lambda: call(states, hearts_counts, count, *hearts, *bounds, progress, verdicts, reads)
    ).join()
    meaning = {Verdict.FOUND_WIN: True, Verdict.PROVED_LOST: False}
    return [
        ProofResult(meaning.get(Verdict(one)), read)
        for one, read in zip(verdicts, reads, strict=True)
    ]


class _SolverRun:
    """A call of the core in a thread of its own."""

    def __init__(self, problem: Problem, limits: SolveLimits) -> None:
        self.problem = problem
        self.limits = limits
        self.packed = PackedProgress()
        self.moves = (ctypes.c_uint64 * LONGEST_SOLUTION)()
        self.length = ctypes.c_int32()
        self.verdict = Verdict.STOPPED
        self.seconds = 0.0
        self.start = perf_counter()

    def wait(self, on_progress: Callable[[SolveProgress], None] | None) -> None:
        thread = _start_thread(self._call)
        try:
            while thread.is_alive():
                thread.join(INTERVAL)
                if on_progress and thread.is_alive():
                    defeated = int(self.packed.defeated)
                    on_progress(SolveProgress(self._effort(), defeated))
        finally:
            self.packed.stop = 1
            thread.join()

    def _call(self) -> None:
        seed, limits = self.problem.seed, self.limits
        text = None if seed is None else seed.text.encode()
        verdict = core_library().rg_solve(
            pack(self.problem.state),
            text,
            len(text or b""),
            self.problem.hearts,
            limits.seconds,
            limits.megabytes << 20,
            limits.widest,
            self.packed,
            self.moves,
            self.length,
        )
        self.verdict = Verdict(verdict)
        self.seconds = perf_counter() - self.start

    def _effort(self) -> SolveEffort:
        return SolveEffort(int(self.packed.nodes), self.seconds or perf_counter() - self.start)

    def result(self) -> SolverResult:
        if self.verdict is Verdict.FOUND_WIN:
            moves = tuple([unpack_move(each) for each in self.moves[: self.length.value]])
            record_of(self.problem, moves)  # raises if the moves do not win
            return Winnable(moves, self._effort())
        if self.verdict is Verdict.PROVED_LOST:
            return Unwinnable(self._effort())
        return Undecided(LIMITS[self.verdict], self._effort())


def _start_thread(call: Callable[[], None]) -> threading.Thread:
    """Start a thread with a stack that is large enough for a deep recursion."""
    before = threading.stack_size(STACK_BYTES)
    try:
        thread = threading.Thread(target=call, daemon=True)
        thread.start()
    finally:
        threading.stack_size(before)
    return thread


def record_of(problem: Problem, solution: tuple[Move, ...]) -> Record:
    """The solution as a record that can be replayed; `rules` plays it here, and it must win.

    If the problem is a deal, its seed says what hearts do; otherwise the record lists the healed cards.
    """
    state, hearts, moves = problem.state, problem.hearts, []
    for move in solution:
        shuffle = keep_order if problem.seed is None else problem.seed.shuffle(hearts)
        done = do(state, move, shuffle)
        moves.append(RecordedMove(move, tuple(shuffle(state.discard))[: healed_count(done)]))
        hearts += hearts_acted(done.events)
        state = done.state
    assert state.step is Step.WON, "the solution of the core does not win"
    if problem.is_a_deal:
        plain = tuple([RecordedMove(each.move) for each in moves])
        return Record(problem.state, problem.seed, plain)
    return Record(problem.state, None, tuple(moves))
