"""Runs the server's tests with the lowest and the highest allowed versions of its libraries.

The server uses undocumented parts of uvicorn, and parses error messages of msgspec.
The locks pin one version of each; users of the wheel get any version that pyproject.toml allows.

python3 dev.py versions                     both, each in a temporary environment
python3 dev.py versions lowest -k hostile   only the lowest; further arguments are for pytest
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: Libraries whose undocumented behaviour the server uses, and their dependencies.
LIBRARIES = ("h11", "msgspec", "starlette", "uvicorn", "websockets")
TESTS = (
    *("tests/server/test_hostile_sockets.py", "tests/server/test_hostile_http.py"),
    *("tests/server/test_live_table.py", "tests/server/test_websocket_conformance.py"),
    *("tests/server/test_uvicorn_internals.py", "tests/server/test_websocket_protocol.py"),
    *("tests/wire/test_messages.py", "tests/tui/test_reconnecting.py"),
)
#: The generated browser types depend on the locked versions.
DESELECTED = "tests/wire/test_messages.py::test_the_generated_files_of_the_browser_are_current"
RESOLUTIONS = {"lowest": "lowest-direct", "highest": "highest"}


def declared() -> dict[str, str]:
    """Library → its requirement in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {re.split(r"[^\w.-]", each)[0]: each for each in project["dependencies"]}
    return {name: named[name] for name in LIBRARIES}


def main(arguments: list[str]) -> int:
    names = [each for each in arguments if each in RESOLUTIONS] or list(RESOLUTIONS)
    rest = [each for each in arguments if each not in RESOLUTIONS]
    return max(run_tests(name, rest) for name in names)


def run_tests(name: str, rest: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        python = make_environment(Path(folder) / "venv", RESOLUTIONS[name])
        print(f"· {name}: {', '.join(installed(python))}", flush=True)
        command = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
        command += ["--deselect", DESELECTED, *rest]
        return subprocess.run(command, cwd=ROOT, check=False).returncode


def make_environment(folder: Path, resolution: str) -> Path:
    """Install the locked versions, then other versions of LIBRARIES; returns the Python program."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    uv = [str(Path(sys.executable).parent / "uv"), "--quiet"]
    install = [*uv, "pip", "install", "--python", str(python)]
    locks = [part for name in ("runtime", "dev") for part in ("-r", f"locks/{name}.txt")]
    for command in (
        [*uv, "venv", "--python", sys.executable, str(folder)],
        [*install, "--no-deps", *locks],
        [*install, "--upgrade", "--resolution", resolution, *declared().values()],
    ):
        subprocess.run(command, cwd=ROOT, check=True)
    ask = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
    Path(packages, "regicide.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    return python


def installed(python: Path) -> list[str]:
    script = "import importlib.metadata as m, sys; print(*(f'{n} {m.version(n)}' for n in sys.argv[1:]), sep='\\n')"
    command = [str(python), "-c", script, *LIBRARIES]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
