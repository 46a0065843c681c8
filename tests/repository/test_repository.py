"""The repository follows its conventions."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from tools.checks.library_versions import declared
from tools.site_pages import pages as site_pages

import regicide
import regicide.rules
from regicide.rules import RegicideError
from regicide.server.http.pages import PAGES

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "regicide"
MODULES = sorted(SOURCE.rglob("*.py"))


def test_bots_do_not_import_hidden_state() -> None:
    """A bot gets an observation; `State`, `do` and `deal` would let it see hidden cards."""
    for path in (SOURCE / "bots").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {
            alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        assert not names & {"State", "do", "deal", "Draft", "Replay"}, path


@pytest.mark.parametrize(
    "package",
    [path.parent for path in MODULES if path.stem == "__init__" and path.parent != SOURCE],
    ids=lambda package: ".".join(package.relative_to(SOURCE).parts),
)
def test_the_docstring_of_a_package_lists_its_modules(package: Path) -> None:
    """It names every module and every package in it."""
    text = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8")))
    assert text
    assert "Not here" in text
    modules = (*package.glob("*.py"), *(inner.parent for inner in package.glob("*/__init__.py")))
    for path in modules:
        if path.stem != "__init__":
            assert re.search(rf"\b{path.stem}\b", text), f"{package.name} does not list {path.stem}"


def test_the_architecture_page_shows_the_layers_of_the_import_contract() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    picture = page.split("```text\nsrc/regicide/\n")[1].split("```")[0]
    shown = [
        re.findall(r"^  (\w+)(?:/|\.py) ", layer, re.MULTILINE)
        for layer in picture.split("─────\n")
    ]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = project["tool"]["importlinter"]["contracts"][0]
    assert [sorted(layer) for layer in shown] == [
        layer.split(" | ") for layer in contract["layers"]
    ]


def test_storage_and_bus_import_only_errors_from_other_packages() -> None:
    for package in ("storage", "bus"):
        for path in (SOURCE / "server" / package).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            named = set(re.findall(r"^ *(?:from|import) (regicide[\w.]*)", text, re.MULTILINE))
            ours = tuple(each for each in named if each.startswith(f"regicide.server.{package}"))
            assert named <= {*ours, "regicide.rules.errors"}, path


def test_the_page_the_server_and_the_static_site_know_the_same_pages() -> None:
    """Tables and their replays need a server; a game of one device has its id behind the `#`."""
    addresses = (ROOT / "web" / "src" / "base" / "addresses.ts").read_text(encoding="utf-8")
    known = set(re.findall(r'first === "([\w-]+)"', addresses))
    assert {path.split("/")[1] for path in PAGES} == {*known, ""}
    static = {path.split("/")[0] + ("/{…}" if "/" in path else "") for path in site_pages()}
    served = {
        re.sub(r"/.+", "/{…}", path[1:]) for path in PAGES if path[1:] and "{code}" not in path
    }
    assert static == served


def test_files_are_small() -> None:
    assert not [path for path in MODULES if len(path.read_text(encoding="utf-8").split("\n")) > 400]


def test_browser_tests_press_keys_when_the_page_can_take_them() -> None:
    """`browser.press` waits for that; a raw key right after a navigation or a closing sheet may be lost."""
    tests = [*(ROOT / "tests" / "support").glob("*.py"), *(ROOT / "tests" / "web").glob("*.py")]
    raw = re.compile(r'\.keyboard\b|locator\("body"\)\.press')
    found = [str(path) for path in tests if raw.search(path.read_text(encoding="utf-8"))]
    assert found == [str(ROOT / "tests" / "support" / "browser.py")]


def test_lock_files_contain_no_addresses() -> None:
    for path in (ROOT / "locks").iterdir():
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert text.count("==") <= text.count("--hash=sha256:")
    for folder in (ROOT / "web", ROOT / "web" / "test_browser"):
        text = (folder / "package-lock.json").read_text(encoding="utf-8")
        assert "://" not in text
        assert text.count('"version":') == text.count('"integrity": "sha512-')


def test_installed_versions_are_within_the_declared_ranges() -> None:
    """`python3 dev.py versions` tests both ends of the ranges."""
    for name, requirement in declared().items():
        allowed = Requirement(requirement).specifier
        assert version(name) in allowed, requirement
        assert f"{name}=={version(name)}" in (ROOT / "locks" / "runtime.txt").read_text("utf-8")
        assert {each.operator for each in allowed} == {">=", "<"}, requirement


def test_everything_public_in_the_rules_is_listed() -> None:
    assert sorted(regicide.rules.__all__) == sorted(set(regicide.rules.__all__))
    assert all(hasattr(regicide.rules, name) for name in regicide.rules.__all__)


def test_errors_print_their_code_and_facts() -> None:
    assert str(RegicideError("some-code", {"total": 3})) == "some-code (total=3)"
    assert str(RegicideError("some-code")) == "some-code"


def test_the_version_is_in_the_changelog() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert regicide.__version__ in changes


def test_dev_py_needs_nothing_but_python() -> None:
    """It imports only the standard library, and shows its help before set-up.

    hatch_build.py imports hatchling where that is installed.
    """
    for path in (ROOT / "dev.py", *(ROOT / "tools" / "setup").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        names = set(re.findall(r"^ *(?:from|import) (\w+)", text, re.MULTILINE))
        assert names <= {*sys.stdlib_module_names, "tools", "hatch_build"}, path
    shown = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "help"], capture_output=True, text=True, check=True
    ).stdout
    commands = re.findall(r"^  (\w+) ", shown, flags=re.MULTILINE)
    assert {"play", "test", "lint", "bench", "lock", "help"} <= set(commands)
    wrong = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "fly"], capture_output=True, text=True, check=False
    )
    assert wrong.returncode == 2
    assert "there is no command 'fly'" in wrong.stderr


@pytest.mark.parametrize("name", ["lab", "cluster"])
def test_the_libraries_of_an_extra_are_for_development_only(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extra = project["project"]["optional-dependencies"][name]
    assert set(extra) <= set(project["dependency-groups"]["dev"])
    runtime = (ROOT / "locks" / "runtime.txt").read_text(encoding="utf-8")
    assert not [name for name in extra if f"{name}==" in runtime]


def test_catalogues_are_shipped() -> None:
    """The wheel contains the whole package; nothing but the C++ sources is excluded."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["packages"] == ["src/regicide"]
    assert wheel["exclude"] == ["src/regicide/fast/core"]
    assert list(SOURCE.glob("i18n/catalogues/*/*.ftl"))
