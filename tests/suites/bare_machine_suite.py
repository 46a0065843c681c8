"""A machine with git and Python alone: no compiler, no Node, no browser, no database, no fonts.

The wheel is used with the Pythons of three Debians: the oldest that we support, and the newest there is.

python3 dev.py verify --suites bare_machine    needs root and debootstrap
"""

import shutil
import subprocess
from pathlib import Path

import pytest
from tools.release.source import untagged_source
from tools.release.target import TARGETS
from tools.release.wheel import build_sdist, build_wheel

from debian import copy_debian, debian, run_inside

ROOT = Path(__file__).parents[2]
#: Its Python is the oldest that we support.
SUITE = "bookworm"
WHEEL_SUITES = (SUITE, "trixie", "sid")
#: Installs the wheel, lets bots play, reviews their game, and plays at a server.
USE_WHEEL = """
python3 --version
python3 -m venv venv
venv/bin/pip install --quiet *.whl
venv/bin/regicide arena --bots champion,squire --games 1 --rollouts 20 --jobs 1 --records games
venv/bin/regicide review games/*.regicide --worlds 16 --seconds 0
venv/bin/regicide serve --lang en --port 0 --data tables > address &
until grep --quiet http:// address; do sleep 0.2; done
venv/bin/python tests/support/play_table.py $(grep --only-matching 'http://[^/ ]*' address)
"""
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


@pytest.mark.parametrize("suite", WHEEL_SUITES)
def test_the_wheel_plays_reviews_and_serves(suite: str, tmp_path: Path) -> None:
    system = copy_debian(debian(suite, PACKAGES), tmp_path / "system")
    [target] = [each for each in TARGETS if each.platform == "manylinux_2_17_x86_64"]
    library = ROOT / "src" / "regicide" / "fast" / "libcore.so"
    build_wheel(untagged_source(), target, library, system / "root")
    shutil.copytree(ROOT / "tests", system / "root" / "tests")
    said = run_inside(system, USE_WHEEL)
    print(said.splitlines()[0])
    assert "in the replay" in said


def test_the_readme_plays(machine: Path) -> None:
    assert "Usage: regicide" in run_inside(machine, "cd project && python3 dev.py play --help")


def test_the_readme_tests(machine: Path) -> None:
    assert " passed" in run_inside(machine, "cd project && python3 dev.py test")
