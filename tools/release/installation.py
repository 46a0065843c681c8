"""Installs a wheel or the source distribution into an empty environment and uses it, as its users will.

With the newest versions of its libraries that pyproject.toml allows, and with the lowest. It prints its version,
deals, lets bots play, reviews their game, serves the page, and a client plays a game there. Needs a package index.
"""

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from hatch_build import ROOT

#: A server answers these with 200.
PATHS = ("/healthz", "/", "/api/openapi.json")
CLIENT = ROOT / "tests" / "support" / "play_table.py"


class NotUsable(Exception):
    """An installed package does not do what it should."""


def prove_wheel(wheel: Path, version: str, pythons: Sequence[str]) -> list[str]:
    """Install and use the wheel with each Python and either set of libraries: a line about each."""
    return [
        use(wheel, version, python, lowest=lowest) for python in pythons for lowest in (False, True)
    ]


def prove_sdist(sdist: Path, version: str) -> str:
    """Let pip compile the core with this machine's compiler, then use it."""
    return use(sdist, version, sys.executable, lowest=False)


def use(package: Path, version: str, python: str, *, lowest: bool) -> str:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        regicide = install(package, home / "venv", python, lowest=lowest)
        expect(f"regicide {version}\n", run([regicide, "--version"], home))
        expect(run([regicide, "version"], home), run([regicide, "--version"], home))
        run([regicide, "deal", "2", "castle-42"], home)
        played = ["arena", "--bots", "champion,squire", "--games", "1", "--rollouts", "20"]
        run([regicide, *played, "--jobs", "1", "--records", "games"], home)
        record = next((home / "games").glob("*.regicide"))
        review = run([regicide, "review", str(record), "--worlds", "16", "--seconds", "0"], home)
        if not review:
            raise NotUsable("the review is empty")
        serve(regicide, home)
        found = run([str(Path(regicide).with_name("python")), "--version"], home).strip()
    return f"{package.name} works with the {'lowest' if lowest else 'newest'} libraries in {found}"


def install(package: Path, folder: Path, python: str, *, lowest: bool) -> str:
    """Returns the path of the `regicide` command."""
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run([python, "-m", "venv", str(folder)], folder.parent)
    own = str(programs / "python")
    pip = [own, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    # pip cannot choose the lowest versions; uv can.
    uv = [str(Path(sys.executable).with_name("uv")), "--quiet", "pip", "install", "--python", own]
    installer = [*uv, "--resolution", "lowest-direct"] if lowest else pip
    run([*installer, str(package)], folder.parent)
    return str(programs / "regicide")


def serve(regicide: str, home: Path) -> None:
    command = [regicide, "serve", "--lang", "en", "--port", "0", "--data", "tables"]
    with subprocess.Popen(
        command, cwd=home, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+:\d+", server.stdout.readline())
            if address is None:
                raise NotUsable("the server does not say where it is")
            for path in PATHS:
                urllib.request.urlopen(address[0] + path, timeout=60).close()  # noqa: S310
            run([sys.executable, str(CLIENT), address[0]], home)
        finally:
            server.terminate()


def run(command: list[str], folder: Path) -> str:
    """Run a command outside the repository, so that it finds the installed package alone."""
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise NotUsable(f"{' '.join(command)}: {ran.stdout}{ran.stderr}")
    return ran.stdout


def expect(wanted: str, found: str) -> None:
    if wanted != found:
        raise NotUsable(f"{found!r}, not {wanted!r}")
