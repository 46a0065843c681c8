"""The core under sanitizers: no memory error and no undefined behaviour, in its tests and in what fuzzing found.

python3 dev.py verify --suites sanitizers    needs g++

GCC compiles the core with its sanitizers for memory and undefined behaviour, and Python takes it from a copy of the
package. For WebAssembly, the compiler has only the second one: undefined behaviour stops the module, which fails the
tests of the page.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hatch_build import IS_X86, LIBRARY, ROOT, ZIG, compile_core
from tools.setup.python_environment import fetch_compiler
from tools.setup.web_build import node, web_tool

from tools import page_core

#: A false alarm of GCC, which sees other code with sanitizers: -Wmaybe-uninitialized.
COMPILER = [
    *("g++", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    "-Wno-maybe-uninitialized",
]
#: Without zig's stack protector, which needs a function for random numbers that no page has.
WASM_FLAGS = ["-fsanitize=undefined", "-fsanitize-trap=undefined", "-fno-stack-protector"]
#: What calls the core, and the inputs that fuzzing found.
TESTS = ("fast", "bots", "engine", "study", "repository/test_corpora.py")
PLANTED_FAULTS = {
    "signed integer overflow": "int fault(int number) { return number + 2147483647; }",
    "heap-buffer-overflow": "int fault(int number) { return (new int[1]{})[number]; }",
}


@pytest.mark.parametrize("kind", PLANTED_FAULTS)
def test_a_planted_fault_is_found(kind: str, tmp_path: Path) -> None:
    source, library = tmp_path / "planted.cpp", tmp_path / "planted.so"
    source.write_text(f'extern "C" {PLANTED_FAULTS[kind]}')
    subprocess.run([*COMPILER, "-shared", "-fPIC", "-o", library, source], check=True)
    call = f"import ctypes; ctypes.CDLL({str(library)!r}).fault(1)"
    ran = run_watched([sys.executable, "-c", call])
    assert ran.returncode
    assert kind in ran.stdout


def test_the_tests_of_the_core_report_nothing(tmp_path: Path) -> None:
    package = tmp_path / "src" / "regicide"
    shutil.copytree(
        ROOT / "src" / "regicide", package, ignore=shutil.ignore_patterns(LIBRARY, "__pycache__")
    )
    compile_core(package / "fast" / LIBRARY, COMPILER, is_x86=IS_X86)
    # A finding ends the process: pytest must not keep what was printed before.
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-n", "2", "-p", "no:cacheprovider"]
    command += [str(ROOT / "tests" / each) for each in TESTS]
    ran = run_watched(command, PYTHONPATH=str(package.parent))
    assert not re.search("runtime error: |AddressSanitizer", ran.stdout), ran.stdout
    assert ran.returncode == 0, ran.stdout
    print(ran.stdout.splitlines()[-1])


def test_a_planted_overflow_stops_a_module(tmp_path: Path) -> None:
    source, module = tmp_path / "planted.cpp", tmp_path / "planted.wasm"
    overflow = PLANTED_FAULTS["signed integer overflow"]
    source.write_text(f'extern "C" [[gnu::visibility("default")]] {overflow}')
    fetch_compiler()
    compiled = tmp_path / "planted.o"
    command = [str(ZIG), "c++", *page_core.SYSTEM, "-Os", *WASM_FLAGS, "-c", str(source)]
    subprocess.run([*command, "-o", str(compiled)], check=True)
    link = [str(ZIG), "wasm-ld", "--no-entry", "--export-dynamic", str(compiled), "-o", str(module)]
    subprocess.run(link, check=True)
    call = f"""
        const module = new WebAssembly.Module(require("fs").readFileSync({str(module)!r}));
        new WebAssembly.Instance(module, {{}}).exports.fault(1);
    """
    ran = subprocess.run([node(), "-e", call], capture_output=True, text=True, check=False)
    assert "RuntimeError: unreachable" in ran.stderr


def test_the_page_computes_without_undefined_behaviour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = tmp_path / "web"
    shutil.copytree(
        ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "test_browser")
    )
    for name in ("src", "tests", "web/node_modules"):
        (tmp_path / name).symlink_to(ROOT / name)
    fetch_compiler()
    monkeypatch.setattr(page_core, "TARGET", web / "core")
    monkeypatch.setattr(page_core, "FLAGS", [*page_core.FLAGS, *WASM_FLAGS])
    page_core.compile_modules(tmp_path)
    ran = subprocess.run(
        web_tool("vitest/vitest.mjs", "run"), cwd=web, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def run_watched(command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the sanitizers' library, which must be loaded first."""
    library = subprocess.check_output(["g++", "-print-file-name=libasan.so"], text=True).strip()
    watched = {
        "LD_PRELOAD": library,
        "ASAN_OPTIONS": "detect_leaks=0",  # Python does not free everything at its end
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }
    return subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | environment | watched,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
