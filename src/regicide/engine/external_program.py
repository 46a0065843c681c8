"""A program of others: asks it commands, and never waits or reads without a limit."""

import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic

from regicide.rules import RegicideError

#: An answer of more lines, or with a longer line, is refused.
MOST_LINES = 10_000
LONGEST_LINE = 100_000
#: A program must end this soon after `quit`.
QUIT_S = 5.0
#: How much of a command or an answer an error shows.
SHOWN = 80


class CheckFailed(RegicideError):
    """What the program did wrong."""


class ExternalProgram:
    """A running program; it is started at the first question, and again after it was stopped."""

    def __init__(self, command: str, seconds: float) -> None:
        self._command = command
        #: The time limit of an answer.
        self.seconds = seconds
        self._running: _RunningProgram | None = None

    def ask(self, command: str) -> list[str]:
        """The lines of the answer."""
        return self.ask_bytes(command.encode())

    def ask_bytes(self, command: bytes) -> list[str]:
        shown = shorten(command.decode(errors="replace"))
        if self._running is None:
            self._running = _RunningProgram(self._command)
        try:
            return self._running.ask(command, shown, monotonic() + self.seconds)
        except CheckFailed:
            self.stop()  # what comes later would be taken for the next answer
            raise

    def ends_after(self, command: str) -> bool:
        """Whether the program ends soon after this command; it is stopped."""
        self.ask("regicide")  # starts it
        assert self._running is not None
        ended = self._running.ends_after(command.encode(), QUIT_S)
        self.stop()
        return ended

    def stop(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running = None


class _RunningProgram:
    """A process, and a thread that reads what it writes."""

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(  # noqa: S603  the user named the program
                shlex.split(command), stdin=pipe, stdout=pipe
            )
        except (OSError, ValueError, IndexError):
            raise CheckFailed("check-missing", {"name": shorten(command)}) from None
        assert self._process.stdin
        assert self._process.stdout
        self._input, self._output = self._process.stdin, self._process.stdout
        #: The lines so far; b"" is the end of the output. A flood fills it and then waits.
        self._lines: Queue[bytes] = Queue(MOST_LINES)
        self._stopped = Event()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        line = b"-"
        while line:
            line = self._output.readline(LONGEST_LINE)
            while not self._stopped.is_set():
                with suppress(Full):
                    self._lines.put(line, timeout=0.1)
                    break

    def ask(self, command: bytes, shown: str, deadline: float) -> list[str]:
        try:
            self._input.write(command + b"\n")
            self._input.flush()
        except OSError:
            raise CheckFailed("check-ended", {"command": shown}) from None
        answer: list[str] = []
        while line := self._next_line(shown, deadline):
            answer.append(line)
            if len(answer) >= MOST_LINES:
                raise CheckFailed("check-flood", {"command": shown})
        return answer

    def _next_line(self, shown: str, deadline: float) -> str:
        try:
            raw = self._lines.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise CheckFailed("check-late", {"command": shown}) from None
        if len(raw) == LONGEST_LINE:
            raise CheckFailed("check-flood", {"command": shown})
        if not raw.endswith(b"\n"):
            raise CheckFailed("check-ended", {"command": shown})
        try:
            return raw.decode().rstrip("\r\n")
        except UnicodeDecodeError:
            raise CheckFailed("check-not-text", {"command": shown}) from None

    def ends_after(self, command: bytes, seconds: float) -> bool:
        with suppress(OSError):
            self._input.write(command + b"\n")
            self._input.flush()
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def stop(self) -> None:
        self._stopped.set()
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._input, self._output):
            with suppress(OSError):
                stream.close()


def shorten(text: str) -> str:
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
