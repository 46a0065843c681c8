"""For a Python that has this folder on its path: libraries players do not install are not there.

Tests run where everything is installed, and what a plain installation lacks would never be missed.
"""

import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.metadata import packages_distributions
from pathlib import Path

LOCK = Path(__file__).parent.parent.parent / "locks" / "runtime.txt"


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


INSTALLED = {"open-regicide", *re.findall(r"^([\w.-]+)==", LOCK.read_text(), re.MULTILINE)}
HIDDEN = {
    module
    for module, owners in packages_distributions().items()
    if not {_plain(owner) for owner in owners} & {_plain(name) for name in INSTALLED}
}


class Plain(MetaPathFinder):
    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: object = None
    ) -> None:
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"players do not install {name}", name=name)


sys.meta_path.insert(0, Plain())
