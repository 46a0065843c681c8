"""Hides libraries that a minimal installation does not have, if this folder is on PYTHONPATH.

Tests run where everything is installed, so they would not notice a missing dependency.
"""

import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.metadata import packages_distributions
from pathlib import Path

LOCK = Path(__file__).parent.parent.parent / "locks" / "runtime.txt"


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


INSTALLED = {"open-regicide", *re.findall(r"^([\w.-]+)==", LOCK.read_text(), re.MULTILINE)}
HIDDEN = {
    module
    for module, owners in packages_distributions().items()
    if not {_canonical(owner) for owner in owners} & {_canonical(name) for name in INSTALLED}
}


class HidingFinder(MetaPathFinder):
    """Raises ModuleNotFoundError for hidden libraries."""

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: object = None
    ) -> None:
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"{name} is not part of a minimal installation", name=name)


sys.meta_path.insert(0, HidingFinder())
