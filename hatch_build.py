"""Compiles the core: for the wheel (as a hatchling hook) and in place (`python hatch_build.py`).

The core is a plain shared library without Python's headers, which a machine that only has Python
installed does not have. Any C++20 compiler will do: the machine's, or the `ziglang` wheel.
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
#: Compiled once for any machine and once for each instruction set worth having; which of them the
#: machine at hand can run is asked at run time (builds.cpp).
BUILDS = {"portable": [], "avx2": ["-mavx2", "-mbmi", "-mbmi2", "-mpopcnt", "-mlzcnt"]}
#: What is compiled for each of them. Random play is all branches and short loops, which gets slower
#: where the compiler makes vectors of them; the net is nothing but vectors.
PARTS = {"build": ["-fno-tree-vectorize"], "thinking": []}
#: Vectors of 32 bytes are moved in one piece, as processors with AVX2 like them.
TUNING = {("thinking", "avx2"): ["-mtune=haswell"]}
IS_X86 = platform.machine().lower() in ("x86_64", "amd64")


def main() -> int:
    """Compile in place, unless what is there is newer than every source.

    `--find-compiler` only looks for one: exit code 1 says that there is none.
    """
    if sys.argv[1:] == ["--find-compiler"]:
        find_compiler()
        return 0
    target = FAST / LIBRARY
    sources = [*CORE.iterdir(), Path(__file__)]
    if target.exists() and target.stat().st_mtime > max(each.stat().st_mtime for each in sources):
        return 0
    compile_core(target)
    return 0


def compile_core(target: Path) -> None:
    compiler = find_compiler()
    builds = BUILDS if IS_X86 else {"portable": BUILDS["portable"]}
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
        common = ["-DREGICIDE_X86"] if IS_X86 else []
        objects += [compiled(compiler, work, name, name, common) for name in ("builds", "library")]
        fresh = work / LIBRARY
        # zig builds its C++ library for the first program it links: that takes minutes.
        print("· linking", file=sys.stderr, flush=True)
        run([*compiler, "-shared", "-pthread", "-o", str(fresh), *map(str, objects)])
        shutil.move(fresh, target)


def compiled(compiler: list[str], work: Path, source: str, name: str, flags: list[str]) -> Path:
    print(f"· compiling {source}.cpp ({name})", file=sys.stderr, flush=True)
    target = work / f"{source}-{name}.o"
    run([*compiler, *FLAGS, *flags, "-c", str(CORE / f"{source}.cpp"), "-o", str(target)])
    return target


def find_compiler() -> list[str]:
    """The machine's own compiler if it knows C++20, else the one in the `ziglang` wheel."""
    named = os.environ.get("CXX", "").split()
    for candidate in ([named] if named else []) + [["c++"], ["g++"], ["clang++"]]:
        if knows_cpp20(candidate):
            return candidate
    # zig compiles for the processor it runs on unless told: the portable build must run on any.
    zig = [sys.executable, "-m", "ziglang", "c++", "-mcpu=baseline"]
    if knows_cpp20(zig):
        return zig
    raise SystemExit("no C++20 compiler: install g++ or clang, or the Python package ziglang")


def knows_cpp20(compiler: list[str]) -> bool:
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
        raise SystemExit(f"this failed: {' '.join(command)}")


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # compiling in place needs no hatchling
    pass
else:

    class CoreHook(BuildHookInterface):  # type: ignore[type-arg]
        """Puts the compiled core into the wheel, which then is for this platform only."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if self.target_name != "wheel" or version == "editable":
                return
            compile_core(FAST / LIBRARY)
            where = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["tag"] = f"py3-none-{where}"
            build_data["artifacts"].append(f"src/regicide/fast/{LIBRARY}")


if __name__ == "__main__":
    sys.exit(main())
