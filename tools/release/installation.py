"""Installs a wheel into an empty environment and uses it, as its users will.

Twice: with the lowest versions of its libraries that pyproject.toml allows, and with the newest. It prints its
version, deals, lets bots play, reviews their game and serves the page. Needs a package index.
"""

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

#: uv installs what pip would, and can choose the lowest versions.
RESOLUTIONS = {"lowest": "lowest-direct", "newest": "highest"}
#: A server answers these with 200.
PATHS = ("/healthz", "/", "/api/openapi.json")


class NotUsable(Exception):
    """An installed wheel does not do what it should."""


def prove_installation(wheel: Path, version: str, python: str = sys.executable) -> list[str]:
    """Install and use the wheel with either set of libraries: a line about each."""
    return [use_with(wheel, version, name, python) for name in RESOLUTIONS]


def use_with(wheel: Path, version: str, name: str, python: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        regicide = install(wheel, home / "venv", RESOLUTIONS[name], python)
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
    return f"{wheel.name} works with the {name} libraries in {found}"


def install(wheel: Path, folder: Path, resolution: str, python: str) -> str:
    """Returns the path of the `regicide` command."""
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    uv = [str(Path(sys.executable).with_name("uv")), "--quiet"]
    run([*uv, "venv", "--no-config", "--python", python, str(folder)], folder.parent)
    into = ["pip", "install", "--python", str(programs / "python"), "--resolution", resolution]
    run([*uv, *into, str(wheel)], folder.parent)
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
