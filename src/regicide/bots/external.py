"""`engine:COMMAND`: runs a program that speaks the engine protocol as a bot.

The program receives `go` with a view, so it cannot know more than its seat. The view is a full one; a program that
does not know those gets the short one.
"""

import atexit
import shlex
import subprocess
from contextlib import suppress
from random import Random
from threading import Timer

from regicide.bots.bot import BotChoice, Budget
from regicide.notation import NotationError, parse_move, print_full_view, print_view
from regicide.rules import Observation, RegicideError, is_legal

PREFIX = "engine:"
#: A program that has not answered after this time is killed.
TIMEOUT_S = 120


class BotError(RegicideError):
    """A program did not start, or did not answer with a legal move and an estimate."""


class ExternalBot:
    """Asks a program for each move; the program is started at the first."""

    def __init__(self, command: str, budget: Budget) -> None:
        self._command = command
        self._budget = budget

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        settings = [("ms", self._budget.ms), ("rollouts", self._budget.rollouts)]
        limits = "".join(f" {name} {value}" for name, value in settings if value is not None)
        question = f"go{limits} rng {rng.getrandbits(63)} view"
        full, short = print_full_view(observation), print_view(observation)
        answer = _process_for(self._command).ask(f"{question} {full}")
        if _is_error(answer) and full != short:
            answer = _process_for(self._command).ask(f"{question} {short}")
        return self._parse_answer(observation, answer)

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
            return BotError("bot-silent", {"name": self._command, "seconds": TIMEOUT_S})
        return BotError("bot-trouble", {"name": self._command, "answer": answer[:80]})


def program_version(command: str) -> str:
    """What a program answers to `regicide`: its name and version; `unknown` if it is a bot alone."""
    process = _EngineProcess(command)
    try:
        hello = " ".join(process.ask("regicide"))
    finally:
        process.stop()
    return "unknown" if not hello or hello.startswith("error ") else hello[:80]


def _is_error(answer: list[str]) -> bool:
    return bool(answer) and answer[0].startswith("error ")


class _EngineProcess:
    """A running program."""

    def __init__(self, command: str) -> None:
        self._command = command
        try:
            self._process = subprocess.Popen(  # noqa: S603  the user named the program
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except (OSError, ValueError, IndexError):
            raise BotError("bot-missing", {"name": command}) from None

    def ask(self, command: str) -> list[str]:
        """Send a command; the lines of the answer, or nothing if the program ended or timed out."""
        assert self._process.stdin
        assert self._process.stdout
        timeout = Timer(TIMEOUT_S, self._process.kill)
        timeout.start()
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


#: The running programs by command; one program may play several seats.
_running: dict[str, _EngineProcess] = {}


def _process_for(command: str) -> _EngineProcess:
    if command not in _running:
        _running[command] = _EngineProcess(command)
    return _running[command]


def stop_programs() -> None:
    """Kill all running programs; the next question starts a new one."""
    while _running:
        _running.popitem()[1].stop()


atexit.register(stop_programs)
