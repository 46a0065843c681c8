"""Runs tests that need libraries or programs which the default tests do without.

python3 dev.py verify --suites minari open_spiel stable_baselines    only these, without the comparisons
python3 dev.py verify --suites proxies    nginx, HAProxy, Caddy and Prometheus, if they are installed

A suite of a library runs in an environment of its own, with the newest version of the library, the extra `envs` and
this source; it is temporary, and needs a package index. `tests/suites` has the tests.
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: Suite → the libraries that it needs beside the package; None: those of the default tests.
SUITES: dict[str, list[str] | None] = {
    "minari": ["minari[hdf5]", "polars"],
    "open_spiel": ["open_spiel"],
    "proxies": None,
    "stable_baselines": ["sb3-contrib", "stable-baselines3"],
}


def run_suite(name: str) -> int:
    """Run one suite; returns the exit code of pytest."""
    libraries = SUITES[name]
    with tempfile.TemporaryDirectory() as folder:
        ours = Path(sys.executable)
        python = ours if libraries is None else make_environment(Path(folder), libraries)
        print(f"· {name}", flush=True)
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
