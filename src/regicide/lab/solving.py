"""A game whose every card is known: a line that wins, a proof that there is none, or neither.

The search is in the core (fast/core/solve.hpp). What it finds is not taken on trust: a winning line
is played by `rules` before anybody is told of it.
"""

import ctypes
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from time import perf_counter
from typing import TypeAlias

from regicide.fast import pack, unpack_move
from regicide.fast.layout import Packed, PackedProgress
from regicide.fast.library import library
from regicide.notation import Record, RecordedMove, Seed
from regicide.notation.record import healed_count
from regicide.rules import FIRST_HEARTS, Move, Shuffle, State, Step, as_is, do, hearts_acted

LONGEST_LINE = 4096  # must agree with core/solving.hpp
#: Between two looks at the solver while it runs.
INTERVAL = 0.1
#: The proof calls itself once for each move of a line.
STACK_BYTES = 32 << 20


@dataclass(frozen=True, slots=True)
class Problem:
    """A state and what hearts will do: shuffle by streams `hearts`, … of the seed, or not at all."""

    state: State
    seed: Seed | None = None
    hearts: int = FIRST_HEARTS

    @property
    def is_a_deal(self) -> bool:
        """Whether the seed alone tells this game."""
        deal = self.state
        return (
            self.seed is not None
            and self.hearts == FIRST_HEARTS
            and self.seed.deal(deal.players, deal.options) == deal
        )


@dataclass(frozen=True, slots=True)
class Limits:
    """How much the solver may use, on one core."""

    seconds: float = 10.0
    megabytes: int = 1024
    #: The widest beam that looks for a win; 0 leaves the proof alone, which finds wins, too.
    widest: int = 1_000_000


@dataclass(frozen=True, slots=True)
class Effort:
    """What it took."""

    positions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Winnable:
    """It can be won, by this line."""

    line: tuple[Move, ...]
    effort: Effort


@dataclass(frozen=True, slots=True)
class Unwinnable:
    """Every legal move was tried: no line wins."""

    effort: Effort


class Limit(Enum):
    """What ran out."""

    TIME = "time"
    MEMORY = "memory"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Undecided:
    """Neither a win nor a proof was found within the limits."""

    limit: Limit
    effort: Effort


Solution: TypeAlias = Winnable | Unwinnable | Undecided


@dataclass(frozen=True, slots=True)
class SolvingProgress:
    """How far the solver is."""

    effort: Effort
    #: The most enemies a line has defeated so far.
    defeated: int


FOUND_WIN, PROVED_LOST = range(2)
LIMITS = {2: Limit.TIME, 3: Limit.MEMORY, 4: Limit.STOPPED}


def solve(
    problem: Problem,
    limits: Limits | None = None,
    tell: Callable[[SolvingProgress], None] | None = None,
) -> Solution:
    """What becomes of a game at best. `tell` hears how far it is, several times a second.

    An exception in `tell`, or Ctrl-C, stops the solver.
    """
    state = problem.state
    if state.step.is_over:
        none = Effort(0, 0.0)
        return Winnable((), none) if state.step is Step.WON else Unwinnable(none)
    run = _Run(problem, limits or Limits())
    run.wait(tell)
    return run.solution()


@dataclass(frozen=True, slots=True)
class Proved:
    """Whether it can be won (None: the seconds ran out), and what a loss rests on.

    `read` is how many cards of the tavern matter: one more than it has if its end does, too;
    `EVERYTHING` if discards and table matter. Whatever lies elsewhere, it is lost all the same.
    """

    winnable: bool | None
    read: int


EVERYTHING = 1000  # must agree with core/proof.hpp


def prove_all(
    problems: Sequence[Problem], limits: Limits | None = None, *, remembers: bool = True
) -> list[Proved]:
    """Prove each of these, the seconds are for each.

    They have the same enemies to come and the same seed. One proof goes through them all and
    remembers across them what was lost; that it may also forget is a check on what it remembers.
    """
    limits, count = limits or Limits(), len(problems)
    seed = problems[0].seed if problems else None
    numbers = ctypes.c_int32 * count
    states = (Packed * count)(*(pack(each.state) for each in problems))
    acted = numbers(*(each.hearts - FIRST_HEARTS for each in problems))
    text = None if seed is None else seed.text.encode()
    hearts = (text, len(text or b""), FIRST_HEARTS)
    bounds = (limits.seconds, limits.megabytes << 20, remembers)
    progress, verdicts, reads = PackedProgress(), numbers(), numbers()
    call = library().rg_prove_all
    _started(lambda: call(states, acted, count, *hearts, *bounds, progress, verdicts, reads)).join()
    meaning = {FOUND_WIN: True, PROVED_LOST: False}
    return [Proved(meaning.get(one), read) for one, read in zip(verdicts, reads, strict=True)]


class _Run:
    """The core at work in a thread of its own."""

    def __init__(self, problem: Problem, limits: Limits) -> None:
        self.problem = problem
        self.limits = limits
        self.packed = PackedProgress()
        self.line = (ctypes.c_uint64 * LONGEST_LINE)()
        self.length = ctypes.c_int32()
        self.verdict = -1
        self.seconds = 0.0
        self.start = perf_counter()

    def wait(self, tell: Callable[[SolvingProgress], None] | None) -> None:
        thread = _started(self._call)
        try:
            while thread.is_alive():
                thread.join(INTERVAL)
                if tell and thread.is_alive():
                    tell(SolvingProgress(self._effort(), int(self.packed.defeated)))
        finally:
            self.packed.stop = 1
            thread.join()

    def _call(self) -> None:
        seed, limits = self.problem.seed, self.limits
        text = None if seed is None else seed.text.encode()
        self.verdict = library().rg_solve(
            pack(self.problem.state),
            text,
            len(text or b""),
            self.problem.hearts,
            limits.seconds,
            limits.megabytes << 20,
            limits.widest,
            self.packed,
            self.line,
            self.length,
        )
        self.seconds = perf_counter() - self.start

    def _effort(self) -> Effort:
        return Effort(int(self.packed.nodes), self.seconds or perf_counter() - self.start)

    def solution(self) -> Solution:
        if self.verdict == FOUND_WIN:
            line = tuple([unpack_move(each) for each in self.line[: self.length.value]])
            record_of(self.problem, line)
            return Winnable(line, self._effort())
        if self.verdict == PROVED_LOST:
            return Unwinnable(self._effort())
        return Undecided(LIMITS[self.verdict], self._effort())


def _started(call: Callable[[], None]) -> threading.Thread:
    """A thread with room for a deep search."""
    before = threading.stack_size(STACK_BYTES)
    try:
        thread = threading.Thread(target=call, daemon=True)
        thread.start()
    finally:
        threading.stack_size(before)
    return thread


def record_of(problem: Problem, line: tuple[Move, ...]) -> Record:
    """The line as a game that can be replayed; the rules play it here, and it must win.

    A deal's seed tells what hearts do. In any other game the moves say which cards they moved.
    """
    state, hearts, moves = problem.state, problem.hearts, []
    for move in line:
        shuffle = _shuffle(problem, hearts)
        done = do(state, move, shuffle)
        moves.append(RecordedMove(move, tuple(shuffle(state.discard))[: healed_count(done)]))
        hearts += hearts_acted(done.events)
        state = done.state
    assert state.step is Step.WON, "the core's line does not win"
    if problem.is_a_deal:
        plain = tuple([RecordedMove(each.move) for each in moves])
        return Record(problem.state, problem.seed, plain)
    return Record(problem.state, None, tuple(moves))


def _shuffle(problem: Problem, hearts: int) -> Shuffle:
    return as_is if problem.seed is None else problem.seed.shuffle(hearts)
