"""Makes `.venv` and fills it from the hash-locked files in `locks/`.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.setup.processes import ROOT, VENV, SetupError, cache_folder, do, works
from tools.setup.stamps import STAMPS, digest, stamp, write_stamp

BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
PYTHON = os.path.join(BIN, "python")
OLDEST = (3, 11)
#: What is installed for each purpose; the later includes the earlier.
LEVELS = {
    "run": ["locks/tools.txt", "locks/runtime.txt"],
    "site": ["locks/tools.txt", "locks/runtime.txt", "locks/docs.txt"],
    "dev": ["locks/tools.txt", "locks/runtime.txt", "locks/docs.txt", "locks/dev.txt"],
}
ORDER = list(LEVELS)
#: Tools that are fetched only where they are needed: Node, and a compiler in a folder of its own.
NODE_LOCK = "locks/node.txt"
COMPILER_LOCK = "locks/compiler.txt"
COMPILER = os.path.join(VENV, "compiler")
ZIG = os.path.join(COMPILER, "ziglang", "zig.exe" if os.name == "nt" else "zig")


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


def wanted_level(level: str) -> str:
    """The level to install: a newer lock takes no libraries away."""
    made = stamp("libraries").split(" ")[0]
    return max(level, made, key=ORDER.index) if made in LEVELS else level


def libraries_from(level: str) -> str:
    """What `.venv` is made from: the locks and metadata, for a Python and a folder."""
    files = [*LEVELS[level], "pyproject.toml"]
    return "%s %s" % (level, digest(files, sys.version_info[:2], ROOT))


def has_libraries(level: str) -> bool:
    return os.path.exists(PYTHON) and stamp("libraries") == libraries_from(level)


def make_environment() -> str:
    """Make `.venv` with the installer in it."""
    if not works([PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]):
        make_venv()
    if not works([tool("uv"), "--version"]):
        install_uv()
    return "made"


def make_venv() -> None:
    clear_venv()
    made = subprocess.run(
        [sys.executable, "-m", "venv", VENV],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if made.returncode:
        clear_venv()
        raise SetupError(
            "this Python cannot make a virtual environment. On Debian and Ubuntu the package\n"
            "python3-venv is missing. What it said:\n%s" % made.stdout.decode(errors="replace")
        )


def clear_venv() -> None:
    """Remove all but what other tasks may be making in `.venv` now."""
    write_stamp("libraries", "")
    kept = (STAMPS, COMPILER, os.path.join(VENV, "cache"))
    for name in os.listdir(VENV):
        path = os.path.join(VENV, name)
        if os.path.isdir(path) and not os.path.islink(path) and path not in kept:
            shutil.rmtree(path, ignore_errors=True)
        elif path not in kept:
            os.remove(path)


def install_uv() -> None:
    """Keep the wheels of the installer: pip alone would ask the index again every time."""
    wheels = os.path.join(cache_folder(), "installer")
    pip = [PYTHON, "-m", "pip", "--quiet", "--no-input"]
    locked = ["--require-hashes", "-r", "locks/tools.txt"]
    install = [*pip, "install", "--no-index", "--find-links", wheels, *locked]
    if works(install):
        return
    problem = "pip could not install locks/tools.txt: can it reach a package index?"
    do([*pip, "download", "--dest", wheels, *locked], problem)
    do(install, problem)


def install_libraries(level: str, *, with_node: bool) -> str:
    # Tests start hundreds of processes; without bytecode each would compile the libraries again.
    compiled = ["--compile-bytecode"] if level == "dev" else []
    node = [NODE_LOCK] if with_node else []
    uv("sync", "--require-hashes", *compiled, *LEVELS[level], *node)
    uv("install", "--no-deps", "--no-build-isolation", "--editable", ".")
    write_stamp("libraries", libraries_from(level))
    return "installed"


def fetch_compiler() -> str:
    """Install zig, which also compiles for other processors.

    It has a folder of its own, because uv installs only one thing at a time in an environment.
    """
    if not has_fetched_compiler():
        shutil.rmtree(COMPILER, ignore_errors=True)
        uv("install", "--target", COMPILER, "--require-hashes", "-r", COMPILER_LOCK)
        write_stamp("compiler", digest([COMPILER_LOCK]))
    return "installed"


def has_fetched_compiler() -> bool:
    return stamp("compiler") == digest([COMPILER_LOCK]) and os.path.exists(ZIG)


def uv(command: str, *arguments: str) -> None:
    """Install from uv's cache if it holds everything, else from the package index."""
    install = [tool("uv"), "--quiet", "pip", command, "--python", PYTHON, *arguments]
    if not works([*install, "--offline"]):
        do(install, "uv pip %s failed: can it reach a package index?" % command)
