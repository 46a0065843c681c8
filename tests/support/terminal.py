"""Real terminals for tests: tmux if it is installed, otherwise a pseudo-terminal with pyte.

A test starts a program on a terminal, types keys into it and reads its screen.
"""

import os
import pty
import secrets
import select
import shutil
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from typing import Protocol

import pyte

#: Seconds until a wait fails; generous, because busy machines are slow.
TIMEOUT = 60.0


class Terminal(Protocol):
    """A screen to read and a keyboard to type on."""

    def type(self, keys: str) -> None: ...

    def screen(self) -> str: ...


def wait_for_text(terminal: Terminal, text: str) -> str:
    """Wait until the text is on the screen; returns the screen."""
    return _until(terminal, lambda shown: text in shown, f"{text!r} did not appear")


def wait_until_gone(terminal: Terminal, text: str) -> str:
    return _until(terminal, lambda shown: text not in shown, f"{text!r} did not go away")


def _until(terminal: Terminal, condition: Callable[[str], bool], failure: str) -> str:
    deadline = time.monotonic() + TIMEOUT
    while not condition(shown := terminal.screen()):
        assert time.monotonic() < deadline, f"{failure}:\n{shown}"
        time.sleep(0.05)
    return shown


class TmuxTerminal:
    """A window of tmux."""

    def __init__(self, socket: Path) -> None:
        self._tmux = ["tmux", "-S", str(socket)]

    def type(self, keys: str) -> None:
        named = {"\r": "Enter", "\x1b": "Escape", "\x1b[C": "Right", "\x1b[F": "End"}
        for key in [keys] if keys in named else keys:
            argument = [named[key]] if key in named else ["-l", key]
            subprocess.run([*self._tmux, "send-keys", "-t", "game", *argument], check=True)

    def screen(self) -> str:
        # With what scrolled off: tmux moves the last words of a program up to write that it ended.
        command = [*self._tmux, "capture-pane", "-t", "game", "-p", "-S", "-"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class PtyTerminal:
    """A pseudo-terminal; pyte interprets what the program writes to it."""

    def __init__(self, master: int, columns: int, rows: int) -> None:
        self._master = master
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def screen(self) -> str:
        while select.select([self._master], [], [], 0.05)[0]:
            try:
                self._stream.feed(os.read(self._master, 65_536))
            except OSError:  # the program has ended
                break
        return "\n".join(line.rstrip() for line in self._screen.display)


@contextmanager
def terminal(
    command: list[str], folder: Path, environment: dict[str, str], columns: int = 80, rows: int = 24
) -> Iterator[Terminal]:
    """Run a program on a new terminal."""
    if shutil.which("tmux"):
        yield from _in_tmux(command, folder, environment, columns, rows)
    else:
        yield from _in_process(command, environment, columns, rows)


def _in_tmux(
    command: list[str], folder: Path, environment: dict[str, str], columns: int, rows: int
) -> Iterator[Terminal]:
    # A new socket each time: a tmux server that is being killed still accepts clients.
    socket = folder / f"tmux-{secrets.token_hex(4)}"
    settings = [part for name, value in environment.items() for part in ("-e", f"{name}={value}")]
    start = ["tmux", "-S", str(socket), "-f", os.devnull, "new-session", "-d", "-s", "game"]
    subprocess.run([*start, "-x", str(columns), "-y", str(rows), *settings, *command], check=True)
    keep = ["tmux", "-S", str(socket), "set-option", "-t", "game", "remain-on-exit", "on"]
    subprocess.run(keep, check=True)
    try:
        yield TmuxTerminal(socket)
    finally:
        subprocess.run(["tmux", "-S", str(socket), "kill-server"], check=False)


def _in_process(
    command: list[str], environment: dict[str, str], columns: int, rows: int
) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    process = subprocess.Popen(
        command,
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**os.environ, "TERM": "xterm-256color", **environment},
        start_new_session=True,
    )
    os.close(slave)
    try:
        yield PtyTerminal(master, columns, rows)
    finally:
        process.kill()
        process.wait()
        os.close(master)
