"""Builds what the page computes with, into web/core: the core as WebAssembly, and the nets of the bots.

The compiler is the one in the `ziglang` wheel: other compilers rarely have a C++ library for WebAssembly.
"""

from __future__ import annotations

import gzip
import shutil
import sys
import tempfile
from pathlib import Path

import numpy as np
from hatch_build import COMMON_PARTS, CORE, PARTS, ROOT, run

from regicide.bots.weights import GameKind, quantized_net

TARGET = ROOT / "web" / "core"
COMPILER = [sys.executable, "-m", "ziglang", "c++", "-target", "wasm32-wasi"]
FLAGS = [
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
#: The search is made for speed, the rest to be small.
LEVELS = {"search_build": "-O2"}
#: A library that is called, without a `main`. It exports what is marked as visible, and its allocator.
LINKING = [
    "-mexec-model=reactor",
    "-Wl,--strip-all,--gc-sections,--export-dynamic,--export=aligned_alloc,--export=free",
]
#: Browsers before 2023 may lack the vector instructions: they get the second module.
MODULES = {"core": ["-msimd128"], "core_without_simd": []}


def main() -> int:
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir()
    with tempfile.TemporaryDirectory() as folder:
        for name, flags in MODULES.items():
            compile_module(name, flags, Path(folder))
    for game in GameKind:
        (TARGET / f"{game.value}.net").write_bytes(net_file(game))
    return 0


def compile_module(name: str, flags: list[str], work: Path) -> None:
    objects = []
    for part in [*PARTS, *COMMON_PARTS, "wasm_parts"]:
        target = work / f"{name}-{part}.o"
        own = [*FLAGS, LEVELS.get(part, "-Os"), *flags, *PARTS.get(part, [])]
        run([*COMPILER, *own, "-c", str(CORE / f"{part}.cpp"), "-o", str(target)])
        objects.append(str(target))
    # Without the flags: zig would build its C++ library, which takes a minute, for each of them.
    run([*COMPILER, "-O2", *LINKING, *objects, "-o", str(TARGET / f"{name}.wasm")])


def net_file(game: GameKind) -> bytes:
    """The bytes of the quantized net: first every low byte, then every high byte, gzipped.

    The high bytes are nearly all 0 or 255. The page decompresses the file itself, because many
    hosts of static files compress nothing.
    """
    numbers = quantized_net(game).memory
    return gzip.compress(np.concatenate([numbers[0::2], numbers[1::2]]).tobytes(), 9, mtime=0)


if __name__ == "__main__":
    sys.exit(main())
