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

def test_it() -> None:
    assert read_golden(Path(__file__).parent / "kept" / "golden.txt", lambda: b"new") == b"new"
"""


@pytest.mark.long
@pytest.mark.parametrize("kept", [None, b"old"])
def test_a_golden_file_is_written_on_request_alone(kept: bytes | None, tmp_path: Path) -> None:
    (tmp_path / "test_reader.py").write_text(READER)
    (tmp_path / "kept").mkdir()
    golden = tmp_path / "kept" / "golden.txt"
    if kept:
        golden.write_bytes(kept)
    refused = run_reader(tmp_path)
    assert refused.returncode == pytest.ExitCode.TESTS_FAILED
    assert ("golden.txt: --write-goldens writes it" in refused.stdout) == (kept is None)
    assert (golden.read_bytes() if golden.exists() else None) == kept
    assert run_reader(tmp_path, "--write-goldens").returncode == pytest.ExitCode.OK
    assert golden.read_bytes() == b"new"
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
