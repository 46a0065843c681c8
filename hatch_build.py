"""Compiles the core: for the wheel (as a hatchling hook) and in place (`python hatch_build.py`).

The core is a shared library that does not need Python's headers, because many machines with Python
lack them. Any C++20 compiler works: the machine's own, or the one in the `ziglang` wheel. A release
compiles the core for other machines first (tools/release) and names the library and the platform of
the wheel in REGICIDE_LIBRARY and REGICIDE_PLATFORM.

dev.py imports this file: Pythons from 3.7 on must be able to read it.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
FAST = ROOT / "src" / "regicide" / "fast"
CORE = FAST / "core"
LIBRARY = {"win32": "core.dll", "darwin": "libcore.dylib"}.get(sys.platform, "libcore.so")
#: Where dev.py puts the `ziglang` wheel. pip puts it among the libraries if it builds from source.
ZIG = ROOT / ".venv" / "compiler" / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")
#: The core includes its files by their path in it.
INCLUDES = ["-iquote", str(CORE)]
FLAGS = [
    *INCLUDES,
    "-std=c++20",
    "-O3",
    "-ffp-contract=off",
    "-fPIC",
    "-fvisibility=hidden",
    "-Wall",
    "-Wextra",
    "-Werror",
]
#: Instruction sets that the core is compiled for. At run time the core picks the best one that the
#: processor supports (core/builds/build_dispatch.cpp).
BUILDS = {"portable": [], "avx2": ["-mavx2", "-mbmi", "-mbmi2", "-mpopcnt", "-mlzcnt"]}
#: Source files compiled for each instruction set, with their flags; the one that takes longest is the
#: first. Random play consists of branches and short loops, which automatic vectorization slows down; the
#: net is written with vectors.
PARTS = {"builds/search_build": [], "builds/simulation_build": ["-fno-tree-vectorize"]}
#: Processors with AVX2 move vectors of 32 bytes fastest in one piece.
TUNING = {("builds/search_build", "avx2"): ["-mtune=haswell"]}
#: Source files compiled once.
COMMON_PARTS = (
    "builds/build_dispatch",
    "api/c_api",
    "api/game_api",
    "api/review_api",
    "api/study_api",
)
IS_X86 = platform.machine().lower() in ("x86_64", "amd64")
#: zig would compile its whole C++ library, which takes a minute. The core needs little of it.
OWN_LIBRARY = "base/zig_library"
OWN_LIBRARY_FLAGS = ["-fno-exceptions", "-fno-rtti", "-fvisibility-global-new-delete=force-hidden"]
OWN_LIBRARY_LINKING = ["-nostdlib", "-lc", "-lm", "-lpthread"]
#: base/zig_library.cpp was written for this system; zig's own library is used on the others.
HAS_OWN_LIBRARY = IS_X86 and platform.libc_ver()[0] == "glibc"


def main() -> int:
    """Compile in place. `--find-compiler` only looks for a compiler and exits with 1 if there is none."""
    compiler = find_compiler()
    if sys.argv[1:] != ["--find-compiler"]:
        compile_here(FAST / LIBRARY, compiler)
    return 0


def compile_here(target: Path, compiler: list[str]) -> None:
    """Compile the library for this machine."""
    own = HAS_OWN_LIBRARY and compiler[0] == str(ZIG)  # pip may have any version of zig
    compile_core(target, compiler, is_x86=IS_X86, own_library=own)


def compile_core(
    target: Path,
    compiler: list[str],
    *,
    is_x86: bool,
    own_library: bool = False,
    linking: tuple[str, ...] = (),
) -> None:
    """Compile the library with the flags `linking` for the linker."""
    builds = BUILDS if is_x86 else {"portable": BUILDS["portable"]}
    flags = {
        (part, name): [f"-DREGICIDE_VARIANT={name}", *each, *own, *TUNING.get((part, name), [])]
        for part, own in PARTS.items()
        for name, each in builds.items()
    }
    common = ["-DREGICIDE_X86"] if is_x86 else []
    flags.update({(part, "common"): common for part in COMMON_PARTS})
    always, libraries = FLAGS, ["-pthread"]
    if own_library:
        flags[OWN_LIBRARY, "common"] = []
        always, libraries = [*FLAGS, *OWN_LIBRARY_FLAGS], OWN_LIBRARY_LINKING
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        objects = {each: work / f"{Path(each[0]).name}-{each[1]}.o" for each in flags}
        run_side_by_side(
            [*compiler, *always, *flags[each], *source_and_target(CORE / f"{each[0]}.cpp", path)]
            for each, path in objects.items()
        )
        linked = work / target.name
        as_library = ["-O2", "-shared", *libraries, *linking]
        run([*compiler, *as_library, "-o", str(linked), *map(str, objects.values())])
        shutil.move(linked, target)


def source_and_target(source: Path, target: Path) -> list[str]:
    return ["-c", str(source), "-o", str(target)]


def run_side_by_side(commands: Iterable[list[str]]) -> None:
    """Run as many commands at a time as there are processors."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(run, commands):
            pass


def find_compiler() -> list[str]:
    """The machine's own compiler if it supports C++20, else the one in the `ziglang` wheel."""
    own = machine_compiler()
    if own is not None:
        return own
    if supports_cpp20(zig_compiler()):
        return zig_compiler()
    raise SystemExit("no C++20 compiler: install g++ or clang, or the Python package ziglang")


def zig_compiler() -> list[str]:
    """By default zig compiles for the processor it runs on; the portable build must run on all."""
    zig = [str(ZIG)] if ZIG.exists() else [sys.executable, "-m", "ziglang"]
    return [*zig, "c++", "-mcpu=baseline"]


def machine_compiler() -> list[str] | None:
    named = os.environ.get("CXX", "").split()
    candidates = ([named] if named else []) + [["c++"], ["g++"], ["clang++"]]
    return next((each for each in candidates if supports_cpp20(each)), None)


def supports_cpp20(compiler: list[str]) -> bool:
    if shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "try.cpp"
        source.write_text(
            "#include <bit>\n#include <span>\nint main() { return std::popcount(0u); }\n"
        )
        command = [*compiler, "-std=c++20", "-c", str(source), "-o", str(source) + ".o"]
        tried = subprocess.run(command, capture_output=True, check=False)
        return tried.returncode == 0


def run(command: list[str]) -> None:
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(f"command failed: {' '.join(command)}")


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # compiling in place needs no hatchling
    pass
else:

    class CoreHook(BuildHookInterface):  # type: ignore[type-arg]
        """Adds the compiled core to the wheel and marks the wheel as platform-specific."""

        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            """Let pip fetch a compiler if it builds from source on a machine that has none."""
            is_compiled = "REGICIDE_LIBRARY" in os.environ
            return [] if is_compiled or machine_compiler() else ["ziglang"]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if self.target_name != "wheel" or version == "editable":
                return
            library = Path(os.environ.get("REGICIDE_LIBRARY") or FAST / LIBRARY)
            if "REGICIDE_LIBRARY" not in os.environ:
                compile_here(library, find_compiler())
            here = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["tag"] = f"py3-none-{os.environ.get('REGICIDE_PLATFORM', here)}"
            build_data["pure_python"] = False
            build_data["force_include"][str(library)] = f"regicide/fast/{library.name}"


if __name__ == "__main__":
    sys.exit(main())
