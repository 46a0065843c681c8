"""Compiles the core for a target with the compiler wheel, which has the libraries of every target."""

from pathlib import Path

from hatch_build import INCLUDES, ROOT, ZIG, compile_core, run

from tools.release.source import NotReleasable
from tools.release.target import Target

#: Without names of local symbols and without a debugging part, which would hold paths of this machine.
LINKING = ("-O2", "-s")


def compiler(target: Target) -> list[str]:
    return [str(ZIG), "c++", "-target", target.triple, "-mcpu=baseline"]


def compile_library(target: Target, folder: Path) -> Path:
    library = folder / target.platform / target.library
    library.parent.mkdir(parents=True)
    # By default the library for macOS would carry the path of this folder as its name.
    name = ("-Wl,-install_name,@rpath/libcore.dylib",) if "macos" in target.triple else ()
    compile_core(library, compiler(target), is_x86=target.is_x86, linking=(*LINKING, *name))
    for path in (ROOT, folder):
        if str(path).encode() in library.read_bytes():
            raise NotReleasable(f"{target.platform}: the library names {path}")
    return library


def compile_program(target: Target, source: Path, folder: Path) -> Path:
    """Compile a program that loads the library: it needs the C library of the target, too."""
    program = folder / target.platform / (source.stem + target.program_suffix)
    # By default zig links a program for musl statically, and such a program cannot load a library.
    dynamic = ["-dynamic"] if "musl" in target.triple else []
    checking = ["-std=c++20", "-Wall", "-Wextra", "-Werror"]
    command = [*compiler(target), *checking, *INCLUDES, *LINKING, *dynamic]
    run([*command, str(source), "-o", str(program)])
    return program
