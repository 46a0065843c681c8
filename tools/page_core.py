"""Compiles the core for the page to WebAssembly, into web/core.

The compiler is the one in the `ziglang` wheel: other compilers rarely have the headers of a C++ library for
WebAssembly. zig would compile its libraries for C and C++ whole, which takes a minute and a half: of the C++ library
`core/base/zig_library.cpp` has what the core calls, of the C library the sources that are needed are named here.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from hatch_build import (
    COMMON_PARTS,
    CORE,
    INCLUDES,
    OWN_LIBRARY,
    PARTS,
    ROOT,
    ZIG,
    run,
    run_side_by_side,
    source_and_target,
)

TARGET = ROOT / "web" / "core"
SYSTEM = ["-target", "wasm32-wasi"]
FLAGS = [
    *INCLUDES,
    "-std=c++20",
    "-ffp-contract=off",
    "-fno-exceptions",
    "-fno-rtti",
    "-fvisibility=hidden",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-DREGICIDE_VARIANT=portable",
]
#: A library that is called, without a `main`. It exports what is marked as visible, and its allocator. The stack
#: is as large as zig makes it, and below the other memory: if it overflows, the module stops.
LINKING = [
    *("--entry", "_initialize", "--stack-first", "-z", "stack-size=16777216"),
    *(
        "--strip-all",
        "--gc-sections",
        "--export-dynamic",
        "--export=aligned_alloc",
        "--export=free",
    ),
]
#: Compiled for each module, and for speed; the rest is compiled once, and to be small.
SEARCH = "builds/search_build"
#: Browsers before 2023 may lack the vector instructions: they get the second module.
MODULES = {"core": ["-msimd128"], "core_without_simd": []}
#: Written in Zig: the allocator and functions for texts; exp, log and products of 128 bits.
ZIG_SOURCES = ("c", "compiler_rt")


def main() -> int:
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        compile_modules(Path(folder))
    return 0


def compile_modules(work: Path) -> None:
    searches = {name: work / f"{name}.o" for name in MODULES}
    shared = {
        part: work / f"{Path(part).name}.o"
        for part in (*PARTS, *COMMON_PARTS, OWN_LIBRARY)
        if part != SEARCH
    }
    library = {name: work / f"{name}.o" for name in (*ZIG_SOURCES, "erf")}
    run_side_by_side(
        [
            *(compiling(SEARCH, searches[name], ["-O2", *own]) for name, own in MODULES.items()),
            *(
                compiling(part, path, ["-Os", *PARTS.get(part, [])])
                for part, path in shared.items()
            ),
            *c_library(library),
        ]
    )
    others = [str(path) for path in (*shared.values(), *library.values())]
    for name, search in searches.items():
        run(
            [
                str(ZIG),
                "wasm-ld",
                *LINKING,
                str(search),
                *others,
                "-o",
                str(TARGET / f"{name}.wasm"),
            ]
        )


def compiling(part: str, target: Path, flags: list[str]) -> list[str]:
    source = source_and_target(CORE / f"{part}.cpp", target)
    return [str(ZIG), "c++", *SYSTEM, *FLAGS, *flags, *source]


def c_library(objects: dict[str, Path]) -> list[list[str]]:
    """The commands that compile what the core calls of the C library, as zig compiles it."""
    sources = ZIG.parent / "lib"
    cache = ["--cache-dir", str(objects["c"].parent)]  # by default a folder at the root
    options = [*SYSTEM, "-O", "ReleaseFast", "-fstrip", "-lc", *cache]
    musl = sources / "libc" / "musl"
    includes = [f"-I{musl / each}" for each in ("src/internal", "src/include", "arch/generic")]
    erf = source_and_target(musl / "src" / "math" / "erf.c", objects["erf"])
    return [
        *(
            [
                str(ZIG),
                "build-obj",
                *options,
                str(sources / f"{each}.zig"),
                f"-femit-bin={objects[each]}",
            ]
            for each in ZIG_SOURCES
        ),
        [str(ZIG), "cc", *SYSTEM, "-O2", "-ffp-contract=off", *includes, *erf],
    ]


if __name__ == "__main__":
    sys.exit(main())
