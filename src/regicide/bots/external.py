"""Any program that talks the engine protocol, as a bot: `engine:COMMAND`.

It is shown a view and asked to `go`; it cannot know more than its seat.
"""

import atexit
import shlex
import subprocess
from contextlib import suppress
from random import Random
from threading import Timer

from regicide.bots.bot import BotChoice, Budget
from regicide.notation import NotationError, parse_move, print_view
from regicide.rules import Observation, RegicideError, is_legal

PREFIX = "engine:"
#: Seconds a program may think before it is given up.
PATIENCE = 120


class BotError(RegicideError):
    """A program that does not answer as a bot should."""


class External:
    """A program that is started at its first move and asked for each."""

    def __init__(self, command: str, budget: Budget) -> None:
        self._command = command
        self._budget = budget

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        settings = [("ms", self._budget.ms), ("rollouts", self._budget.rollouts)]
        said = "".join(f" {name} {value}" for name, value in settings if value is not None)
        question = f"go{said} rng {rng.getrandbits(63)} view {print_view(observation)}"
        return self._understood(observation, _program(self._command).ask(question))

    def _understood(self, observation: Observation, answer: list[str]) -> BotChoice:
        try:
            move, estimate = parse_move(answer[0]), float(answer[1])
        except (NotationError, ValueError, IndexError):
            raise self._trouble(" ".join(answer)) from None
        if not is_legal(observation, move) or not 0 <= estimate <= 1:
            raise self._trouble(" ".join(answer))
        return BotChoice(move, estimate)

    def _trouble(self, answer: str) -> BotError:
        stop_programs()
        return BotError("bot-trouble", {"name": self._command, "answer": answer[:80]})


class _Program:
    """A running program."""

    def __init__(self, command: str) -> None:
        self._command = command
        try:
            self._process = subprocess.Popen(  # noqa: S603  the user named the program
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except (OSError, ValueError, IndexError):
            raise BotError("bot-missing", {"name": command}) from None

    def ask(self, question: str) -> list[str]:
        """Three lines, of which the last is empty; nothing if the program has gone or is mute."""
        assert self._process.stdin
        assert self._process.stdout
        patience = Timer(PATIENCE, self._process.kill)
        patience.start()
        try:
            self._process.stdin.write(question + "\n")
            self._process.stdin.flush()
            answer = [self._process.stdout.readline()]
            if is_move(answer[0].strip()):
                answer += [self._process.stdout.readline() for _ in range(2)]
            return [line.strip() for line in answer if line.strip()]
        except OSError:
            return []
        finally:
            patience.cancel()

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


#: The programs that run: one for each command, however many seats it plays.
_running: dict[str, _Program] = {}


def _program(command: str) -> _Program:
    if command not in _running:
        _running[command] = _Program(command)
    return _running[command]


def stop_programs() -> None:
    """End every program that was started; whoever asks again gets a fresh one."""
    while _running:
        _running.popitem()[1].stop()


atexit.register(stop_programs)
