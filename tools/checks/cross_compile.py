"""Compiles the net for other machines: `python3 dev.py cross-compile`.

Compiles the search and the net (core/search/search.hpp) for each target with the compiler in the `ziglang`
wheel, with warnings as errors, and checks that the assembly has the vector instruction for
`pair_products` (core/net/vector.hpp).
"""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from hatch_build import BUILDS, FLAGS, ZIG

SOURCE = """
#include "search/search.hpp"
namespace regicide {
SearchResult find_move(const QuantizedNet& net, const State& state, const Budget& budget, Rng& rng) {
  return search(net, state, budget, rng);
}
}
"""


@dataclass(frozen=True, slots=True)
class Target:
    """A machine to compile for, and its instruction for sums of neighbouring products."""

    name: str
    instruction: str
    flags: tuple[str, ...] = ()


TARGETS = (
    Target("x86_64-linux-gnu", "\tpmaddwd\t"),
    Target("x86_64-linux-gnu", "\tvpmaddwd\t", tuple(BUILDS["avx2"])),
    Target("x86_64-windows-gnu", "\tpmaddwd\t"),
    Target("aarch64-linux-gnu", "\tsmull2\t"),
    Target("aarch64-macos", "\tsmull2."),
    Target("wasm32-wasi", "\ti32x4.dot_i16x8_s", ("-msimd128", "-fno-exceptions")),
)


def assembly(target: Target, folder: Path) -> str:
    source, result = folder / "find_move.cpp", folder / "find_move.s"
    source.write_text(SOURCE)
    command = [str(ZIG), "c++", "-target", target.name, *FLAGS]
    command += [*target.flags, "-S", str(source), "-o", str(result)]
    command += ["-Wno-unused-command-line-argument"]  # zig adds -c
    subprocess.run(command, check=True)
    return result.read_text()


def main() -> int:
    missing = 0
    for target in TARGETS:
        with TemporaryDirectory() as folder:
            found = assembly(target, Path(folder)).count(target.instruction)
        missing += found == 0
        print(
            f"{target.name:20}{target.instruction.strip():20}{found:4}", *target.flags, flush=True
        )
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
