"""Running other programs for dev.py: what they print, how long they take, what to say on failure.

Standard library only, and readable by Pythons (3.7 on) that are too old for the project.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import IO

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
VENV = os.path.join(ROOT, ".venv")
#: Where distributions keep the certificates of the authorities they trust, as one file.
CERTIFICATE_BUNDLES = (
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Ubuntu, Arch
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora, RHEL
    "/etc/ssl/ca-bundle.pem",  # openSUSE
    "/etc/ssl/cert.pem",  # Alpine, macOS
)
#: Seconds between two lines that say a quiet step is still running.
TICK = 15.0
#: Programs that tasks wait for.
_running: set[subprocess.Popen[bytes]] = set()
_ending = threading.Event()
_lock = threading.Lock()


class SetupError(Exception):
    """Something is missing on this machine; the text names it."""


def say(text: str) -> None:
    print("· " + text, file=sys.stderr, flush=True)


def call(command: list[str], cwd: str | None = ROOT) -> int:
    """Run a command at the root, or (None) in the user's current folder; its exit code."""
    return subprocess.run(command, cwd=cwd, env=environment(), check=False).returncode


def do(command: list[str], problem: str, cwd: str = ROOT) -> None:
    """Run a command for a task; if it fails, say what the problem is and what the command printed."""
    with tempfile.TemporaryFile() as output:
        if _run(command, cwd, output):
            output.seek(0)
            said = output.read().decode(errors="replace").strip()
            raise SetupError("%s. What it said:\n%s" % (problem, said))


def works(command: list[str], cwd: str = ROOT) -> bool:
    """True if the command exists and exits with 0; it prints nothing."""
    try:
        return _run(command, cwd, subprocess.DEVNULL) == 0
    except OSError:
        return False


def _run(command: list[str], cwd: str, output: IO[bytes] | int) -> int:
    with _lock:
        if _ending.is_set():
            raise SetupError("the set-up was stopped")
        # In a session of its own, so that it can be ended together with the programs it starts.
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        _running.add(process)
    try:
        return process.wait()
    except KeyboardInterrupt:
        _end(process)
        raise
    finally:
        with _lock:
            _running.discard(process)


def end_programs() -> None:
    """End the programs that tasks wait for, and start no more."""
    with _lock:
        _ending.set()
        for process in _running:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    if os.name == "nt":
        process.terminate()
    elif process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)


def check(name: str, command: list[str], cwd: str = ROOT) -> int:
    """Run a check, say how long it took, and show what it printed only if it fails."""
    started = time.monotonic()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command, cwd=cwd, env=environment(), stdout=output, stderr=subprocess.STDOUT
        )
        code = _wait(name, process)
        seconds = time.monotonic() - started
        if code:
            output.seek(0)
            print(output.read().decode(errors="replace"), file=sys.stderr)
        say("%s: %s after %.0f s" % (name, "failed" if code else "passed", seconds))
    return code


def check_side_by_side(checks: list[tuple[str, list[str], str]]) -> int:
    """Run all checks, also after one has failed, as many at once as there are processors."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return next(filter(None, list(pool.map(lambda each: check(*each), checks))), 0)


def _wait(name: str, process: subprocess.Popen[bytes]) -> int:
    started = time.monotonic()
    while True:
        try:
            return process.wait(TICK)
        except subprocess.TimeoutExpired:
            say("  … %s: still running after %.0f s" % (name, time.monotonic() - started))
        except KeyboardInterrupt:
            process.wait()
            raise


def environment() -> dict[str, str]:
    """The user's environment, with defaults for the tools we run."""
    mine = dict(os.environ)
    mine.pop("VIRTUAL_ENV", None)
    for name, value in {**system_certificates(), **no_advice(), **cache_folders()}.items():
        mine.setdefault(name, value)
    return mine


def system_certificates() -> dict[str, str]:
    """Let pip, uv and Node trust the system's store, where a company keeps its own authority.

    uv and Node come with a list of their own and ignore the system's unless configured. Older Nodes
    cannot read the store of macOS and Windows, but all of them can read a bundle.
    """
    found = {"UV_SYSTEM_CERTS": "1", "NODE_USE_SYSTEM_CA": "1"}
    on_disk = (path for path in CERTIFICATE_BUNDLES if os.path.isfile(path))
    bundle = os.environ.get("SSL_CERT_FILE") or next(on_disk, None)
    if bundle:
        found["NODE_EXTRA_CA_CERTS"] = bundle
        if not os.environ.get("REQUESTS_CA_BUNDLE"):
            found["PIP_CERT"] = bundle
    return found


def no_advice() -> dict[str, str]:
    """Keep tools from recommending themselves in our output."""
    return {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        "npm_config_update_notifier": "false",
        "npm_config_fund": "false",
        "npm_config_audit": "false",
    }


def cache_folders() -> dict[str, str]:
    """Caches inside `.venv` for users without a home folder that can be written to."""
    if os.access(os.path.expanduser("~"), os.W_OK):
        return {}
    names = {
        "UV_CACHE_DIR": "uv",
        "PIP_CACHE_DIR": "pip",
        "MPLCONFIGDIR": "matplotlib",
        "npm_config_cache": "npm",
        "ZIG_GLOBAL_CACHE_DIR": "zig",
    }
    return {name: os.path.join(VENV, "cache", folder) for name, folder in names.items()}


def cache_folder() -> str:
    """What outlives `.venv`: downloads and what was compiled, in the user's cache if there is one."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    if os.access(os.path.dirname(home), os.W_OK):
        return os.path.join(home, "open-regicide")
    return os.path.join(VENV, "cache", "open-regicide")
