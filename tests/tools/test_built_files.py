"""What the wheel and the source distribution contain: only files that are meant for everyone.

An operator writes settings beside the sources, and builds an image from the same folder.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from regicide.fast.library import core_path

ROOT = Path(__file__).parents[2]
#: Files that an operator may have in the folder, with something secret.
PLANTED = (
    *("deploy/.env", ".env", ".env.local", "src/regicide/.env", "deploy/server.key"),
    *("src/regicide/server/tables.sqlite3", "tests/cert.pem", "docs/.env", "notes.txt"),
)
SECRET = "POSTGRES_PASSWORD=planted-secret\n"  # noqa: S105  it must not be found


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with secrets in it, and what is built from it in `dist`."""
    copy = tmp_path_factory.mktemp("built") / "project"
    skipped = shutil.ignore_patterns("__pycache__", "node_modules", "golden", "pictures", "data")
    for name in ("src", "deploy", "docs", "tools", "locks"):
        shutil.copytree(ROOT / name, copy / name, ignore=skipped)
    (copy / "tests").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, copy / name)
    for name in PLANTED:
        (copy / name).write_text(SECRET, encoding="utf-8")
    for target in ("wheel", "sdist"):
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"],
            cwd=copy,
            env={**os.environ, "REGICIDE_LIBRARY": str(core_path())},
            check=True,
            capture_output=True,
        )
    return copy


def contents(project: Path) -> dict[str, bytes]:
    """Every file of both, by its path."""
    [wheel], [sdist] = (project / "dist").glob("*.whl"), (project / "dist").glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as archive:
        found = {f"wheel/{name}": archive.read(name) for name in archive.namelist()}
    with tarfile.open(sdist) as archive:
        for member in archive.getmembers():
            file = archive.extractfile(member)
            if file is not None:
                found[f"sdist/{member.name.partition('/')[2]}"] = file.read()
    return found


@pytest.mark.long
def test_no_secret_of_an_operator_is_built(project: Path) -> None:
    found = contents(project)
    assert [name for name, content in found.items() if SECRET.encode() in content] == []
    assert len(found) > 500


@pytest.mark.long
def test_the_wheel_has_the_package_and_the_files_of_deploy_by_name(project: Path) -> None:
    names = {each.removeprefix("wheel/") for each in contents(project) if each.startswith("wheel/")}
    tops = {name.split("/")[0] for name in names}
    data = next(top for top in tops if top.endswith(".data"))
    assert {top for top in tops if not top.endswith(".dist-info")} == {"regicide", data}
    manual = f"{data}/data/share/man/man1/regicide.1"
    assert [name for name in names if name.startswith(f"{data}/")] == [manual]
    shipped = {name.rpartition("/")[2] for name in names if name.startswith("regicide/deploy/")}
    listed = subprocess.run(
        ["git", "ls-files", "deploy"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert shipped == {Path(line).name for line in listed.splitlines()}
    kinds = {Path(name).suffix for name in names if name.startswith("regicide/")}
    known = ".py .typed .ftl .npz .so .dylib .dll .json .txt .toml .tcss .html .js .css .svg .png .wasm .net"
    known += " .md .webmanifest .woff2 .yaml .cfg .conf .service .timer"
    assert kinds <= {"", *known.split()}, kinds
