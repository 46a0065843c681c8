"""The server's tests with the lowest and the highest versions of what it rests on.

The server overrides methods of uvicorn and websockets that no other program sees, and reads what
msgspec says in its errors. The locks pin one version of each; users of the wheel get any version
that pyproject.toml allows.

python3 dev.py versions                     both ends, each in an environment that is thrown away
python3 dev.py versions lowest -k hostile   one end, and arguments for pytest
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: What the code uses beyond its documented interface, and what that rests on.
RESTS_ON = ("h11", "msgspec", "starlette", "uvicorn", "websockets")
TESTS = (
    *("tests/server/test_hostile.py", "tests/server/test_hostile_http.py"),
    *("tests/server/test_live.py", "tests/server/test_write_batcher.py"),
    *("tests/wire/test_messages.py", "tests/tui/test_reconnecting.py"),
)
#: Developers write the browser's types, with the locked versions.
NOT_THERE = "tests/wire/test_messages.py::test_what_is_written_for_the_browser_is_current"
ENDS = {"lowest": "lowest-direct", "highest": "highest"}


def declared() -> dict[str, str]:
    """Name → requirement, as pyproject.toml has it, of everything the server rests on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {re.split(r"[^\w.-]", each)[0]: each for each in project["dependencies"]}
    return {name: named[name] for name in RESTS_ON}


def main(arguments: list[str]) -> int:
    ends = [each for each in arguments if each in ENDS] or list(ENDS)
    rest = [each for each in arguments if each not in ENDS]
    return max(try_end(end, rest) for end in ends)


def try_end(end: str, rest: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        python = make_environment(Path(folder) / "venv", ENDS[end])
        print(f"· {end}: {', '.join(installed(python))}", flush=True)
        command = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
        command += ["--deselect", NOT_THERE, *rest]
        return subprocess.run(command, cwd=ROOT, check=False).returncode


def make_environment(folder: Path, resolution: str) -> Path:
    """Everything as it is locked, but for what the server rests on; its Python."""
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
    tell = "import importlib.metadata as m, sys; print(*(f'{n} {m.version(n)}' for n in sys.argv[1:]), sep='\\n')"
    command = [str(python), "-c", tell, *RESTS_ON]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
