"""Builds web/ into the package, and fetches a browser and fonts for the tests if the machine has none.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess

from tools.setup.core_build import PAGE_PARTS, made_from
from tools.setup.processes import ROOT, call, do, works
from tools.setup.python_environment import tool
from tools.setup.stamps import digest, files_below, stamp, write_stamp

WEB = os.path.join(ROOT, "web")
#: The browser and the fonts of the tests, for machines that lack either.
TEST_BROWSER = os.path.join(WEB, "test_browser")
STATIC = os.path.join("src", "regicide", "server", "static")
#: What the page imports from the package.
CATALOGUES = os.path.join("src", "regicide", "i18n", "catalogues")
PUZZLES = os.path.join("src", "regicide", "study", "puzzles.txt")
PACKAGES = os.path.join("web", "package-lock.json")
TEST_BROWSER_PACKAGES = os.path.join("web", "test_browser", "package-lock.json")
#: Names of Chromium.
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
#: Exits with 0 from Node 20.19 on, the oldest that Vite accepts.
NODE_CHECK = "const [a, b] = process.versions.node.split('.'); process.exit(+(a * 100 + +b < 2019))"
_found: dict[str, str | None] = {}


def has_packages() -> bool:
    made = stamp("packages") == digest([PACKAGES])
    return made and os.path.isdir(os.path.join(WEB, "node_modules"))


def fetch_packages() -> str:
    install_packages(WEB)
    write_stamp("packages", digest([PACKAGES]))
    return "installed"


def page_from() -> str:
    """What the page is made from: its sources, the core that it computes with, and what builds it."""
    return digest([*source_files(), PACKAGES], *(made_from(part) for part in PAGE_PARTS))


def has_page() -> bool:
    built = os.path.exists(os.path.join(ROOT, STATIC, "index.html"))
    return built and stamp("page") == page_from()


def build_page() -> str:
    made_from = page_from()
    build = web_tool("vite/bin/vite.js", "build", "--logLevel", "warn")
    do(build, "the browser game could not be built", WEB)
    write_stamp("page", made_from)
    return "built"


def needs_test_browser() -> bool:
    """False where the machine has Chromium and a Chinese font, or both were fetched."""
    if stamp("test_browser") == digest([TEST_BROWSER_PACKAGES]):
        return False
    return not (find_chromium() and has_chinese_font())


def fetch_test_browser() -> str:
    install_packages(TEST_BROWSER)
    write_stamp("test_browser", digest([TEST_BROWSER_PACKAGES]))
    return "installed"


def source_files() -> list[str]:
    """What else the page is made of, with its translations and puzzles."""
    found = files_below(os.path.join("web", "src"), os.path.join("web", "public"), CATALOGUES)
    found.append(PUZZLES)
    for name in sorted(os.listdir(WEB)):
        if os.path.isfile(os.path.join(WEB, name)):
            found.append(os.path.join("web", name))
    return sorted(found)


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


def machine_node() -> str | None:
    """The machine's Node if it is new enough and has npm."""
    if "node" not in _found:
        mine, npm_too = shutil.which("node"), shutil.which("npm")
        _found["node"] = mine if mine and npm_too and works([mine, "-e", NODE_CHECK]) else None
    return _found["node"]


def node() -> str:
    """The machine's Node, else the one that comes as a wheel."""
    return machine_node() or tool("node")


def install_packages(folder: str) -> None:
    """Install what package-lock.json pins, from npm's cache if it holds everything."""
    command = [*npm(), "ci", "--ignore-scripts"]
    if not works([*command, "--offline"], folder):
        do(command, "npm ci failed: can it reach a package registry?", folder)


def npm() -> list[str]:
    """The npm that belongs to our Node, without its advice."""
    own = (machine_node() and shutil.which("npm")) or tool("npm")
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
