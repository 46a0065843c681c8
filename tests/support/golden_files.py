"""Golden files: what was computed before, to compare with what is computed now.

A missing one fails. `python3 dev.py test PATHS --write-goldens` writes those that the tests in PATHS read, as
they are computed now. Read what changed before you commit it.
"""

from collections.abc import Callable
from pathlib import Path

from regicide.folders import replace_file

OPTION = "--write-goldens"
#: True if pytest has the option (conftest.py).
is_writing = False


def read_golden(path: Path, compute: Callable[[], bytes]) -> bytes:
    """The content of a golden file; if requested, what is computed becomes its content first."""
    if is_writing:
        path.parent.mkdir(exist_ok=True)
        replace_file(path, compute())
    assert path.exists(), f"there is no {path}: {OPTION} writes it"
    return path.read_bytes()
