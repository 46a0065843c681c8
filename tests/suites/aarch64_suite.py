"""The wheel for Linux on ARM, imported by an aarch64 Debian's Python: it answers as the golden files say.

python3 dev.py verify --suites aarch64    needs root, debootstrap, qemu-user-static and the compiler wheel
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.release.library import compile_library
from tools.release.source import untagged_source
from tools.release.target import QEMU, TARGETS
from tools.release.wheel import build_wheel

from debian import foreign_debian

ROOT = Path(__file__).parents[2]
[TARGET] = [each for each in TARGETS if each.platform.startswith("manylinux_2_17_aarch64")]
#: Tests that compare with tests/golden and start no other program.
GOLDEN_TESTS = (
    *("tests/fast/test_core.py", "tests/fast/test_core_choices.py"),
    *("tests/fast/test_core_reviews.py", "tests/notation/test_golden.py"),
    *("tests/study/test_golden_files.py", "tests/i18n/test_golden_sentences.py"),
)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel, what it needs, and pytest, all for aarch64."""
    folder = tmp_path_factory.mktemp("aarch64")
    wheel = build_wheel(untagged_source(), TARGET, compile_library(TARGET, folder), folder)
    uv = [str(Path(sys.executable).with_name("uv")), "--quiet", "pip", "install"]
    platform = ["--python-platform", "aarch64-manylinux_2_28", "--python-version", "3.11"]
    target = ["--only-binary", ":all:", "--target", str(folder / "packages")]
    needed = [str(wheel), "pytest<9.2", "hypothesis"]
    subprocess.run([*uv, *platform, *target, *needed], check=True)
    return folder / "packages"


def test_the_golden_files_hold_on_aarch64(packages: Path) -> None:
    system = foreign_debian("bookworm", "arm64", ("python3",))
    python = [QEMU, "-L", str(system), str(system / "usr/bin/python3.11")]
    pytest_ = ["-m", "pytest", "-q", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": str(packages), "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        [*python, *pytest_, *GOLDEN_TESTS],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    print(ran.stdout.strip().splitlines()[-1])
