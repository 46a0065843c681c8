"""Golden files are written on request alone."""

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
#: A test in a folder of its own that reads a golden file, as those of the repository do.
READER = """
from pathlib import Path
from golden_files import read_golden

def test_{name}() -> None:
    assert read_golden(Path(__file__).parent / "kept" / "{name}.txt", lambda: b"new") == b"new"
"""


@pytest.mark.long
def test_a_golden_file_is_written_on_request_alone(tmp_path: Path) -> None:
    """One that is missing, and one that has changed."""
    for name in ("missing", "changed"):
        (tmp_path / f"test_{name}.py").write_text(READER.format(name=name))
    golden = tmp_path / "kept"
    golden.mkdir()
    (golden / "changed.txt").write_bytes(b"old")
    refused = run_reader(tmp_path)
    assert refused.returncode == pytest.ExitCode.TESTS_FAILED
    assert "2 failed" in refused.stdout
    assert "missing.txt: --write-goldens writes it" in refused.stdout
    assert "changed.txt: --write-goldens writes it" not in refused.stdout
    assert {each.name: each.read_bytes() for each in golden.iterdir()} == {"changed.txt": b"old"}
    assert run_reader(tmp_path, "--write-goldens").returncode == pytest.ExitCode.OK
    written = {each.name: each.read_bytes() for each in golden.iterdir()}
    assert written == {"changed.txt": b"new", "missing.txt": b"new"}
    assert run_reader(tmp_path).returncode == pytest.ExitCode.OK


def run_reader(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "conftest", "-p", "no:cacheprovider"]
    command += [
        "-o",
        f"pythonpath={TESTS / 'support'}",
        "--rootdir",
        str(folder),
        *options,
        str(folder),
    ]
    return subprocess.run(command, cwd=TESTS, capture_output=True, text=True, check=False)
