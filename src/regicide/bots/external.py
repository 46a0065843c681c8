"""`engine:COMMAND`: runs a program that speaks the engine protocol as a bot.

The program receives `go` with a view, so it cannot know more than its seat. The view is a full one; a program that
does not know those gets the short one. `policy:FILE:NAME` is such a program, too: `regicide engine --policy FILE:NAME`.
"""

import atexit
import shlex
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from math import ceil
from random import Random
from threading import Timer

from regicide.bots.bot import BotChoice, Budget
from regicide.bots.process_time import cpu_nanoseconds
from regicide.notation import NotationError, parse_move, print_full_view, print_view
from regicide.rules import Observation, RegicideError, is_legal

PREFIX = "engine:"
POLICY_PREFIX = "policy:"
#: A program that has not answered after this time is killed.
TIMEOUT_S = 120
#: What a program may spend beyond its milliseconds for each move: in all, and as a share of them.
SPARE_MS, SPARE_SHARE = 1000, 0.1


class BotError(RegicideError):
    """A program did not start, or did not answer with a legal move and an estimate."""


def is_program(name: str) -> bool:
    """Whether the name names a program; it is not checked before it is started."""
    return any(name.startswith(each) and name != each for each in (PREFIX, POLICY_PREFIX))


def _command_of(name: str) -> list[str]:
    """The command line of a program."""
    if name.startswith(POLICY_PREFIX):
        policy = name.removeprefix(POLICY_PREFIX)
        return [sys.executable, "-m", "regicide", "engine", "--policy", policy]
    return shlex.split(name.removeprefix(PREFIX))


class ExternalBot:
    """Asks a program for each move; the program is started at the first."""

    def __init__(self, name: str, budget: Budget) -> None:
        self._name = name
        self._budget = budget

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        settings = [("ms", self._budget.ms), ("rollouts", self._budget.rollouts)]
        limits = "".join(f" {name} {value}" for name, value in settings if value is not None)
        question = f"go{limits} rng {rng.getrandbits(63)} view"
        full, short = print_full_view(observation), print_view(observation)
        process = _process_for(self._name)
        answer = process.ask(f"{question} {full}")
        if _is_error(answer) and full != short:
            answer = process.ask(f"{question} {short}")
        choice = self._parse_answer(observation, answer)
        spent_ns = process.count_move()
        self._hold_to_budget(process)
        return replace(choice, elsewhere_ns=spent_ns)

    def _hold_to_budget(self, process: "_EngineProcess") -> None:
        """Milliseconds count on average, so a program may save time for hard moves."""
        if self._budget.ms is None:
            return
        most = SPARE_MS + (1 + SPARE_SHARE) * self._budget.ms * process.moves
        if process.spent_ns > most * 1e6:
            spent = ceil(process.spent_ns / process.moves / 1e6)
            stop_programs()
            name = shown_name(self._name)
            raise BotError("bot-slow", {"name": name, "spent": spent, "ms": self._budget.ms})

    def _parse_answer(self, observation: Observation, answer: list[str]) -> BotChoice:
        try:
            move, estimate = parse_move(answer[0]), float(answer[1])
        except (NotationError, ValueError, IndexError):
            raise self._bad_answer(" ".join(answer)) from None
        if not is_legal(observation, move) or not 0 <= estimate <= 1:
            raise self._bad_answer(" ".join(answer))
        return BotChoice(move, estimate)

    def _bad_answer(self, answer: str) -> BotError:
        stop_programs()
        if not answer:
            return BotError("bot-silent", {"name": shown_name(self._name), "seconds": TIMEOUT_S})
        return BotError("bot-trouble", {"name": shown_name(self._name), "answer": answer[:80]})


def shown_name(name: str) -> str:
    """A program is known by its command."""
    return name.removeprefix(PREFIX)


def program_version(name: str) -> str:
    """What a program answers to `regicide`: its name and version; `unknown` if it is a bot alone."""
    process = _EngineProcess(name)
    try:
        hello = " ".join(process.ask("regicide"))
    finally:
        process.stop()
    return "unknown" if not hello or hello.startswith("error ") else hello[:80]


def _is_error(answer: list[str]) -> bool:
    return bool(answer) and answer[0].startswith("error ")


class _EngineProcess:
    """A running program."""

    def __init__(self, name: str) -> None:
        #: Moves after the first, and the time since then: until the first a program loads what it needs.
        self.moves = 0
        self.spent_ns = 0
        self._loading_ns: int | None = None
        #: Where the system does not tell CPU time: how long the answers took.
        self._waited_ns = 0
        try:
            self._process = subprocess.Popen(  # noqa: S603  the user named the program
                _command_of(name), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except (OSError, ValueError, IndexError):
            raise BotError("bot-missing", {"name": shown_name(name)}) from None

    def ask(self, command: str) -> list[str]:
        """Send a command; the lines of the answer, or nothing if the program ended or timed out."""
        assert self._process.stdin
        assert self._process.stdout
        timeout = Timer(TIMEOUT_S, self._process.kill)
        timeout.start()
        began = time.monotonic_ns()
        try:
            self._process.stdin.write(command + "\n")
            self._process.stdin.flush()
            answer = [self._process.stdout.readline()]
            more = 2 if is_move(answer[0].strip()) else int(_is_error(answer))
            answer += [self._process.stdout.readline() for _ in range(more)]
            return [line.strip() for line in answer if line.strip()]
        except OSError:
            return []
        finally:
            timeout.cancel()
            self._waited_ns += time.monotonic_ns() - began

    def count_move(self) -> int:
        """Count a move; return the time since the one before. All CPU time counts, also that between the questions."""
        used = cpu_nanoseconds(self._process.pid)
        used = self._waited_ns if used is None else used
        if self._loading_ns is None:
            self._loading_ns = used
            return 0
        before, self.spent_ns = self.spent_ns, max(self.spent_ns, used - self._loading_ns)
        self.moves += 1
        return self.spent_ns - before

    def stop(self) -> None:
        self._process.kill()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream
            with suppress(OSError):
                stream.close()
        self._process.wait()


def is_move(text: str) -> bool:
    try:
        parse_move(text)
    except NotationError:
        return False
    return True


#: The running programs by name; one program may play several seats.
_running: dict[str, _EngineProcess] = {}


def _process_for(name: str) -> _EngineProcess:
    if name not in _running:
        _running[name] = _EngineProcess(name)
    return _running[name]


def stop_programs() -> None:
    """Kill all running programs; the next question starts a new one."""
    while _running:
        _running.popitem()[1].stop()


atexit.register(stop_programs)
