"""Fuzzing with atheris: no input breaks a promise of tests/support/fuzz_targets.py.

python3 dev.py verify --suites fuzzing

Each target runs for `--fuzz-seconds` (60). What reaches new code stays in the user's cache for the
next run. REGICIDE_KEEP_CORPORA=1 also writes the smallest set of inputs that reaches the same code into
tests/corpora, to be committed.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.setup.processes import cache_folder

from fuzz_targets import TARGETS, corpus, keep_corpus

ROOT = Path(__file__).parents[2]
SECONDS = os.environ["REGICIDE_FUZZ_SECONDS"]


@pytest.mark.parametrize("name", TARGETS)
def test_no_input_breaks_a_promise(name: str, tmp_path: Path) -> None:
    found, kept = Path(cache_folder()) / "corpora" / name, tmp_path / "kept"
    found.mkdir(parents=True, exist_ok=True)
    kept.mkdir()
    for number, each in enumerate(corpus(name)):
        (found / f"kept-{number}").write_bytes(each)
    broken = tmp_path / "broken"
    said = fuzz(name, found, f"-max_total_time={SECONDS}", f"-exact_artifact_path={broken}")
    tried = re.search(r"Done (\d+) runs", said)
    assert tried, f"{broken.read_bytes() if broken.exists() else None!r}: {said[-3000:]}"
    print(f"{name}: {int(tried[1]):,} inputs")
    if os.environ.get("REGICIDE_KEEP_CORPORA"):
        fuzz(name, kept, str(found), "-merge=1")
        keep_corpus(name, [each.read_bytes() for each in kept.iterdir()])


def fuzz(name: str, *arguments: object) -> str:
    command = [sys.executable, "-m", "tools.checks.fuzz", name, *map(str, arguments)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr
