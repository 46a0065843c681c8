"""A machine with git and Python alone: no compiler, no Node, no browser, no database, no fonts.

python3 dev.py verify --suites bare_machine    needs root and debootstrap
"""

import shutil
import subprocess
from pathlib import Path

import pytest
from tools.release.source import untagged_source
from tools.release.wheel import build_sdist

from debian import copy_debian, debian, run_inside

ROOT = Path(__file__).parents[2]
#: Its Python is the oldest that we support.
SUITE = "bookworm"
PACKAGES = ("git", "python3", "python3-venv", "ca-certificates")


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh system with a clone of the current commit in the home of root."""
    folder = tmp_path_factory.mktemp("machine") / "system"
    copy_debian(debian(SUITE, PACKAGES), folder)
    clone = ["git", "clone", "--quiet", str(ROOT), str(folder / "root" / "project")]
    subprocess.run(clone, check=True)
    return folder


def test_pip_installs_the_source_distribution(machine: Path) -> None:
    sdist = build_sdist(untagged_source(), machine.parent)
    shutil.copy(sdist, machine / "root")
    run_inside(machine, f"python3 -m venv venv && venv/bin/pip install --quiet {sdist.name}")
    run_inside(machine, "venv/bin/regicide --version && venv/bin/regicide deal 2 castle-42")


def test_the_readme_plays(machine: Path) -> None:
    assert "Usage: regicide" in run_inside(machine, "cd project && python3 dev.py play --help")


def test_the_readme_tests(machine: Path) -> None:
    assert " passed" in run_inside(machine, "cd project && python3 dev.py test")
