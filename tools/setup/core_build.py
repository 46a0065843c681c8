"""Compiles the core for this machine and for the page, or takes it from what another clone compiled.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from typing import Callable

from hatch_build import machine_compiler

from tools.setup import compiled
from tools.setup.processes import ROOT, do
from tools.setup.python_environment import COMPILER_LOCK, PYTHON
from tools.setup.stamps import digest, files_below, stamp, write_stamp

CORE = os.path.join("src", "regicide", "fast", "core")
WEIGHTS = os.path.join("src", "regicide", "bots", "weights")
PAGE_CORE = os.path.join("tools", "page_core.py")
PAGE_NETS = os.path.join("tools", "page_nets.py")
#: What is compiled → the folder it is in, and how its names end.
RESULTS = {
    "core": (os.path.join(ROOT, "src", "regicide", "fast"), (".so", ".dylib", ".dll")),
    "page_core": (os.path.join(ROOT, "web", "core"), (".wasm",)),
    "page_nets": (os.path.join(ROOT, "web", "core"), (".net",)),
}
#: Those that the page needs.
PAGE_PARTS = ("page_core", "page_nets")


def made_from(part: str) -> str:
    """Identifies the sources of a part, and how it is compiled."""
    return digest(
        {
            "core": [*files_below(CORE), "hatch_build.py"],
            "page_core": [*files_below(CORE), "hatch_build.py", PAGE_CORE, COMPILER_LOCK],
            "page_nets": [*files_below(CORE, WEIGHTS), PAGE_NETS],
        }[part]
    )


def is_compiled(part: str) -> bool:
    return bool(results(part)) and stamp(part) == made_from(part)


def results(part: str) -> list[str]:
    folder, endings = RESULTS[part]
    found = os.listdir(folder) if os.path.isdir(folder) else []
    return sorted(name for name in found if name.endswith(endings))


def take_from_another_clone(part: str) -> bool:
    """True if this part is there now, without compiling."""
    if is_compiled(part):
        return True
    if not compiled.restore(part, kept_from(part), RESULTS[part][0]):
        return False
    write_stamp(part, made_from(part))
    return True


def kept_from(part: str) -> str:
    """Other clones may have another compiler, other clones of one home folder another machine."""
    if part != "core":
        return made_from(part)
    system = (sys.platform, platform.machine(), platform.libc_ver())
    return digest([COMPILER_LOCK], made_from(part), system, machine_compiler_version())


def machine_compiler_version() -> tuple[list[str], bytes] | None:
    compiler = machine_compiler()
    if compiler is None:
        return None
    asked = subprocess.run([*compiler, "--version"], stdout=subprocess.PIPE, check=False)
    return compiler, asked.stdout


def compile_part(part: str) -> Callable[[], str]:
    """The work that compiles a part: the nets need the libraries, and are packed by the core."""
    command = {
        "core": [sys.executable, "hatch_build.py"],
        "page_core": [sys.executable, "-m", "tools.page_core"],
        "page_nets": [PYTHON, "-m", "tools.page_nets"],
    }[part]

    def work() -> str:
        sources = made_from(part)
        do(command, "it could not be compiled")
        compiled.keep(part, kept_from(part), RESULTS[part][0], results(part))
        write_stamp(part, sources)
        return "compiled"

    return work
