"""Runs suites that are too large for the default tests: `python3 dev.py verify --suites NAME …`.

`tests/suites` has the tests. Those of other libraries run in an environment of their own with the newest version
of the library, the extra `envs` and this source; it is temporary, and needs a package index. The others need
programs that few machines have: their docstrings name these.
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: Suite → the libraries that it needs beside the package. None: it runs in `.venv`.
SUITES: dict[str, list[str] | None] = {
    "aarch64": None,
    "attacks": None,
    "bare_machine": None,
    "container": None,
    "fuzzing": ["atheris"],
    "hostile_environment": None,
    "minari": ["minari[hdf5]", "pillow", "polars"],
    "open_spiel": ["open_spiel"],
    "proxies": None,
    "public_server": None,
    "sanitizers": None,
    "stable_baselines": ["sb3-contrib", "stable-baselines3"],
}


def run_suite(name: str) -> int:
    """Run one suite; returns the exit code of pytest."""
    print(f"· {name}", flush=True)
    if (libraries := SUITES[name]) is None:
        return run_tests(Path(sys.executable), name)
    with tempfile.TemporaryDirectory() as folder:
        return run_tests(make_environment(Path(folder), libraries), name)


def run_tests(python: Path, name: str) -> int:
    tests = f"tests/suites/{name}_suite.py"
    command = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def make_environment(folder: Path, libraries: list[str]) -> Path:
    """Install the libraries and what the package needs; returns the Python program."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    uv = [str(Path(sys.executable).parent / "uv"), "--quiet"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = project["dependencies"] + project["optional-dependencies"]["envs"]
    for command in (
        [*uv, "venv", "--python", sys.executable, str(folder)],
        [*uv, "pip", "install", "--python", str(python), "pytest<9.2", *needed, *libraries],
    ):
        subprocess.run(command, cwd=ROOT, check=True)
    ask = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
    Path(packages, "regicide.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    return python
