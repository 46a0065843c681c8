"""The folders of the core are layers, in the order of the table in docs/core.md."""

import re

from hatch_build import CORE, ROOT

LAYER = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)
INCLUDED = re.compile(r'^#include "(.+)"$', re.MULTILINE)


def test_a_folder_includes_only_those_above_it_in_the_documentation() -> None:
    text = (ROOT / "docs" / "core.md").read_text()
    layers = LAYER.findall(text[text.index("| folder | what it holds |") :])
    assert sorted(layers) == sorted(path.name for path in CORE.iterdir())
    for source in CORE.rglob("*.?pp"):
        folder = source.parent.name
        for path in INCLUDED.findall(source.read_text()):
            assert (CORE / path).is_file(), f"{source}: {path} is not a path in the core"
            included = path.split("/")[0]
            assert layers.index(included) <= layers.index(folder), (
                f"{folder} includes {included}, which is below it in docs/core.md"
            )


def test_no_folder_has_more_than_twenty_files() -> None:
    for folder in CORE.iterdir():
        assert folder.is_dir(), f"{folder.name} belongs in a folder of the core"
        assert len(list(folder.iterdir())) <= 20
