"""Fuzzes one target with atheris: `python -m tools.checks.fuzz TARGET FOLDER … [options of libFuzzer]`.

libFuzzer reads inputs from the folders, and writes those that reach new code into the first.
"""

import sys

import atheris

with atheris.instrument_imports(include=["regicide.notation", "regicide.wire"]):
    import fuzz_targets

if __name__ == "__main__":
    _, name, *rest = sys.argv
    # To merge folders, libFuzzer starts this command again.
    atheris.Setup(
        [f"{sys.executable} -m tools.checks.fuzz {name}", *rest], fuzz_targets.TARGETS[name]
    )
    atheris.Fuzz()
