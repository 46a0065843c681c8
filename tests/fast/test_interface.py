"""The interface of the core is described once."""

import re
import subprocess
from pathlib import Path

import pytest
from hatch_build import CORE, INCLUDES, find_compiler

from regicide.fast.interface import GROUPS, CoreFunctions, functions_of

EXPORTED = re.compile(r"^REGICIDE_API [^;(]*?\*?(rg_\w+)\(", re.MULTILINE)


def test_every_function_of_the_core_is_described() -> None:
    described = [each.name for group in GROUPS for each in functions_of(group)]
    assert set(CoreFunctions.__bases__) >= set(GROUPS)
    found = [
        name
        for source in (CORE / "api").glob("*.cpp")
        for name in EXPORTED.findall(source.read_text())
    ]
    assert sorted(found) == sorted(described)


@pytest.mark.parametrize(
    ("definition", "compiles"),
    [
        ("std::uint64_t rg_perft(const State*, int) { return 0; }", True),
        ("int rg_perft(const State*, int) { return 0; }", False),
        ("std::uint64_t rg_perft(State*, int) { return 0; }", False),
        ("std::uint64_t rg_perft(const State*) { return 0; }", False),
    ],
)
def test_a_definition_that_differs_from_the_description_does_not_compile(
    definition: str, *, compiles: bool, tmp_path: Path
) -> None:
    source = tmp_path / "api.cpp"
    source.write_text(f'#include "api/functions.hpp"\nREGICIDE_API {definition}\n')
    command = [*find_compiler(), "-std=c++20", *INCLUDES, "-c", str(source)]
    tried = subprocess.run(
        [*command, "-o", str(tmp_path / "api.o")], capture_output=True, check=False
    )
    assert (tried.returncode == 0) is compiles
    assert compiles or b"rg_perft" in tried.stderr
