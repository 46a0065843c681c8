"""Compiles the core: for the wheel (as a hatchling hook) and in place (`python hatch_build.py`).

The core is a shared library that does not need Python's headers, because many machines with Python
lack them. Any C++20 compiler works: the machine's own, or the one in the `ziglang` wheel. A release
compiles the core for other machines first (tools/release) and names the library and the platform of
the wheel in REGICIDE_LIBRARY and REGICIDE_PLATFORM.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
FAST = ROOT / "src" / "regicide" / "fast"
CORE = FAST / "core"
LIBRARY = {"win32": "core.dll", "darwin": "libcore.dylib"}.get(sys.platform, "libcore.so")
FLAGS = [
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
#: processor supports (build_dispatch.cpp).
BUILDS = {"portable": [], "avx2": ["-mavx2", "-mbmi", "-mbmi2", "-mpopcnt", "-mlzcnt"]}
#: Source files compiled for each instruction set, with their flags. Random play consists of branches
#: and short loops, which automatic vectorization slows down; the net is written with vectors.
PARTS = {"simulation_build": ["-fno-tree-vectorize"], "search_build": []}
#: Processors with AVX2 move vectors of 32 bytes fastest in one piece.
TUNING = {("search_build", "avx2"): ["-mtune=haswell"]}
#: Source files compiled once.
COMMON_PARTS = ("build_dispatch", "c_api", "game_api", "review_api")
IS_X86 = platform.machine().lower() in ("x86_64", "amd64")


def main() -> int:
    """Compile in place, unless the library is newer than every source.

    `--find-compiler` only looks for a compiler and exits with 1 if there is none.
    """
    if sys.argv[1:] == ["--find-compiler"]:
        find_compiler()
        return 0
    target = FAST / LIBRARY
    sources = [*CORE.iterdir(), Path(__file__)]
    if target.exists() and target.stat().st_mtime > max(each.stat().st_mtime for each in sources):
        return 0
    compile_core(target, find_compiler(), is_x86=IS_X86)
    return 0


def compile_core(
    target: Path, compiler: list[str], *, is_x86: bool, linking: tuple[str, ...] = ()
) -> None:
    """Compile the library with the flags `linking` for the linker."""
    builds = BUILDS if is_x86 else {"portable": BUILDS["portable"]}
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        objects = [
            compiled(
                compiler,
                work,
                part,
                name,
                [f"-DREGICIDE_VARIANT={name}", *flags, *own, *TUNING.get((part, name), [])],
            )
            for part, own in PARTS.items()
            for name, flags in builds.items()
        ]
        common = ["-DREGICIDE_X86"] if is_x86 else []
        objects += [compiled(compiler, work, name, name, common) for name in COMMON_PARTS]
        linked = work / target.name
        # zig builds its C++ library when it links for the first time, which takes minutes.
        print("· linking", file=sys.stderr, flush=True)
        run([*compiler, "-shared", "-pthread", *linking, "-o", str(linked), *map(str, objects)])
        shutil.move(linked, target)


def compiled(compiler: list[str], work: Path, source: str, name: str, flags: list[str]) -> Path:
    print(f"· compiling {source}.cpp ({name})", file=sys.stderr, flush=True)
    target = work / f"{source}-{name}.o"
    run([*compiler, *FLAGS, *flags, "-c", str(CORE / f"{source}.cpp"), "-o", str(target)])
    return target


def find_compiler() -> list[str]:
    """The machine's own compiler if it supports C++20, else the one in the `ziglang` wheel."""
    if own := machine_compiler():
        return own
    # By default zig compiles for the processor it runs on; the portable build must run on all.
    zig = [sys.executable, "-m", "ziglang", "c++", "-mcpu=baseline"]
    if supports_cpp20(zig):
        return zig
    raise SystemExit("no C++20 compiler: install g++ or clang, or the Python package ziglang")


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
                compile_core(library, find_compiler(), is_x86=IS_X86)
            here = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["tag"] = f"py3-none-{os.environ.get('REGICIDE_PLATFORM', here)}"
            build_data["pure_python"] = False
            build_data["force_include"][str(library)] = f"regicide/fast/{library.name}"


if __name__ == "__main__":
    sys.exit(main())
