#!/usr/bin/env python3
"""Every command of this repository: `python3 dev.py help` lists them.

It makes `.venv` and builds the page when that is needed, then runs what was asked for. Standard
library only, and readable by Pythons (3.7 on) too old for the project, so that it can say so.
"""

from __future__ import annotations

import os
import shutil
import sys
import time

from tools.setup.processes import ROOT, VENV, SetupError, call, check, check_side_by_side, say
from tools.setup.python_environment import (
    LEVELS,
    OLDEST,
    PYTHON,
    fetch_compiler,
    tool,
    use_a_new_enough_python,
)
from tools.setup.ready import ready
from tools.setup.web_build import STATIC, WEB, lock_web, web_tool


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    if command in ("-h", "--help"):
        command = "help"
    if command not in COMMANDS:
        print("dev.py: there is no command %r. Choose from:\n" % command, file=sys.stderr)
        show_help([])
        return 2
    if set(rest[:1]) <= {"-h", "--help"} and rest and command not in PASSED_ON:
        show_help([command])
        return 0
    try:
        if command != "help":
            use_a_new_enough_python()
        return COMMANDS[command](rest)
    except SetupError as error:
        print("dev.py: %s" % error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


# --- commands ------------------------------------------------------------------------------------


def play(rest: list[str]) -> int:
    """play in the browser: starts the server and opens the page (`regicide play`: in the terminal)"""
    ready("run")
    return call([PYTHON, "-m", "regicide", *rest], cwd=None)


def regicide(rest: list[str]) -> int:
    """run the `regicide` command with these arguments"""
    ready("run")
    return call([PYTHON, "-m", "regicide", *rest], cwd=None)


def test(rest: list[str]) -> int:
    """run every check; `--quick`: in a minute, what needs only Python; with arguments only pytest, with these"""
    ready("dev")
    if rest:
        both = ["-n", "2", "-q"] if rest == ["--quick"] else []
        return call([PYTHON, "-m", "pytest", *both, *rest])
    code = check_side_by_side([tests_of_the_page(), *lint_checks()])
    if code:
        return code
    say("pytest")
    # Browsers and servers wait for each other: three workers keep two processors busy, and take over what is left of the
    # slowest.
    workers = ["-n", "3", "--dist", "worksteal"]
    return call([PYTHON, "-m", "pytest", *workers, "-q", "--durations=10"])


def tests_of_the_page(*arguments: str) -> tuple[str, list[str], str]:
    return ("vitest", web_tool("vitest/vitest.mjs", "run", *arguments), WEB)


def lint(_rest: list[str]) -> int:
    """check spelling, phrases, style, types and imports (ruff, mypy, import-linter, svelte-check)"""
    ready("dev")
    return check_side_by_side(lint_checks())


def lint_checks() -> list[tuple[str, list[str], str]]:
    """The longest first."""
    return [
        ("mypy", [PYTHON, "-m", "mypy"], ROOT),
        ("svelte-check", web_tool("svelte-check/bin/svelte-check", "--fail-on-warnings"), WEB),
        ("import contracts", [tool("lint-imports"), "--no-logo"], ROOT),
        ("spelling", [tool("typos")], ROOT),
        ("phrases", [PYTHON, os.path.join("tools", "check_prose.py")], ROOT),
        ("ruff check", [tool("ruff"), "check"], ROOT),
        ("ruff format", [tool("ruff"), "format", "--check"], ROOT),
    ]


def tidy(_rest: list[str]) -> int:
    """format the code and fix what ruff can fix"""
    ready("dev")
    return call([tool("ruff"), "check", "--fix"]) or call([tool("ruff"), "format"])


def bench(rest: list[str]) -> int:
    """measure speed: `bench NAME`; `bench` lists the names"""
    ready("dev")
    name = program_of("bench", "bench", rest)
    return call([PYTHON, os.path.join("bench", name + ".py"), *rest[1:]])


def experiment(rest: list[str]) -> int:
    """play many games to learn something: `experiment knowledge`, `levels`, `calibration`, `ratings`, `rating_fit`, `review`, `marks`, `reasons`, `ceilings`, `cross_play`"""
    ready("dev")
    name = program_of("experiment", os.path.join("tools", "experiments"), rest)
    return call([PYTHON, "-m", "tools.experiments." + name, *rest[1:]])


def program_of(command: str, folder: str, rest: list[str]) -> str:
    """The first argument, if it names a program of the folder."""
    found = os.listdir(os.path.join(ROOT, folder))
    names = sorted(name[:-3] for name in found if name.endswith(".py") and name[0] != "_")
    if not rest or rest[0] not in names:
        raise SetupError("%s what? Choose from: %s" % (command, ", ".join(names)))
    return rest[0]


def puzzles(rest: list[str]) -> int:
    """make puzzles from games of bots: `puzzles FILE [--earlier FILE] [--games N] [--seed SEED] [--count N] [--jobs N]`"""
    ready("dev")
    return call([PYTHON, "-m", "tools.puzzles", *rest])


def verify(rest: list[str]) -> int:
    """compare both engines over ten million decisions (or N); `--suites NAME`: long suites; `--all`: everything"""
    ready("dev")
    if "--all" in rest:
        return call(
            [PYTHON, "-m", "tools.verification", *(each for each in rest if each != "--all")]
        )
    code = call([PYTHON, "-m", "tools.checks.verify", *rest])
    return code if code or "--suites" in rest else verify_local_tables()


def verify_local_tables() -> int:
    """Compare the messages of the page's own tables with a server's, in games that no run has seen."""
    seed, games = str(time.time()), os.path.join(VENV, "local_games.json")
    code = call(
        [PYTHON, os.path.join("tests", "support", "local_table_games.py"), seed, games, "300"]
    )
    os.environ["REGICIDE_GAMES"] = games
    _, vitest, folder = tests_of_the_page("tests/local_table.test.ts")
    return code or check("300 games at local tables, seed %s" % seed, vitest, folder)


def cross_compile(_rest: list[str]) -> int:
    """compile the net for other processors and look for their vector instructions"""
    ready("dev")
    fetch_compiler()
    return call([PYTHON, "-m", "tools.checks.cross_compile"])


def secrecy(rest: list[str]) -> int:
    """compare the bytes sent by tables that differ only in hidden cards: 100,000 pairs (or N)"""
    ready("dev")
    return call([PYTHON, "-m", "tools.checks.secrecy_pairs", *rest])


def chaos(rest: list[str]) -> int:
    """kill servers during play, 1,000 times: `chaos [--kills N] [--store sqlite|postgres] [--seed N]`"""
    ready("dev")
    return call([PYTHON, "-m", "tools.checks.chaos", *rest])


def versions(rest: list[str]) -> int:
    """run the server's tests with the lowest and highest versions of its libraries"""
    ready("dev")
    return call([PYTHON, "-m", "tools.checks.library_versions", *rest])


def generate(_rest: list[str]) -> int:
    """write the files that come from Python: types, lessons and options of web/, tables of docs/, the manual page"""
    ready("dev", page=False)  # the page cannot be built before
    return call([PYTHON, "-m", "tools.generate_web"])


def pictures(rest: list[str]) -> int:
    """take the screenshots in docs/pictures: `pictures terminal`, or PART of a page's name, or `preview`"""
    ready("dev")
    if rest == ["terminal"]:
        return call([PYTHON, "-m", "tools.pictures.terminal_screenshots"])
    return call([PYTHON, "-m", "tools.pictures.screenshots", *rest])


def site(rest: list[str]) -> int:
    """build the game and its documentation as a folder of static files, without a server: `site [FOLDER]`"""
    ready("site")
    folder = os.path.abspath(rest[0] if rest else os.path.join(ROOT, "dist", "site"))
    if os.path.isdir(folder) and os.listdir(folder) and not is_site(folder):
        raise SetupError("%s is not empty, and not a site of ours: choose another folder" % folder)
    as_site = ["--mode", "site", "--base", "./", "--outDir", folder, "--emptyOutDir"]
    code = call(web_tool("vite/bin/vite.js", "build", *as_site, "--logLevel", "warn"), WEB)
    code = code or call([PYTHON, os.path.join("tools", "site_pages.py"), folder])
    code = code or call([PYTHON, "-m", "tools.docs_site", os.path.join(folder, "docs")])
    if code == 0:
        say("the site is in %s" % folder)
    return code


def docs(rest: list[str]) -> int:
    """build the documentation alone, and check its links: `docs [FOLDER]`"""
    ready("site", page=False)
    folder = os.path.abspath(rest[0] if rest else os.path.join(ROOT, "dist", "docs"))
    code = call([PYTHON, "-m", "tools.docs_site", folder])
    if code == 0:
        say("the documentation is in %s" % folder)
    return code


def is_site(folder: str) -> bool:
    """True if an earlier build made the folder: it may be replaced."""
    return os.path.exists(os.path.join(folder, "assets.json"))


def wheel(_rest: list[str]) -> int:
    """build a wheel for this platform in dist/"""
    ready("run")
    return call([tool("uv"), "build", "--wheel", "--no-build-isolation"])


def release(rest: list[str]) -> int:
    """make a release from a clean tag: wheels for every platform, proved: `release [--out FOLDER]`"""
    ready("dev")
    fetch_compiler()
    return call([PYTHON, "-m", "tools.release", *rest])


def lock(_rest: list[str]) -> int:
    """pin the newest allowed dependencies with hashes in locks/"""
    ready("dev")
    pinned: list[str] = []
    for name, source in (
        ("runtime", ["pyproject.toml"]),
        ("tools", ["--group", "tools"]),
        ("compiler", ["--group", "compiler"]),
        ("node", ["--group", "node"]),
        ("dev", ["--group", "dev"]),
        ("docs", ["--group", "docs"]),
    ):
        target = "locks/%s.txt" % name
        options = ["--universal", "--generate-hashes", "--no-header", "--no-emit-index-url"]
        options += ["--upgrade", "--quiet", "--python-version", "%d.%d" % OLDEST]
        code = call(
            [tool("uv"), "pip", "compile", *source, *options, *pinned, "-o", target],
        )
        if code:
            return code
        pinned += ["-c", target]
    return lock_web()


def setup(rest: list[str]) -> int:
    """only make the environment: `setup run` or `setup dev`"""
    level = rest[0] if rest else "dev"
    if level not in LEVELS:
        raise SetupError("setup what? Choose from: %s" % ", ".join(LEVELS))
    ready(level)
    return 0


def clean(_rest: list[str]) -> int:
    """remove the environment and every cache"""
    caches = [".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache"]
    built = [
        os.path.join("web", "node_modules"),
        os.path.join("web", "core"),
        os.path.join("web", "test_browser", "node_modules"),
        STATIC,
    ]
    for name in [".venv", *caches, *built]:
        shutil.rmtree(os.path.join(ROOT, name), ignore_errors=True)
    return 0


def show_help(names: list[str]) -> int:
    """this list, or the line of one command"""
    print("usage: python3 dev.py %s [arguments]\n" % " ".join(names or ["COMMAND"]))
    for name, command in COMMANDS.items():
        if names and name not in names:
            continue
        print("  %-13s %s" % (name, command.__doc__))
    return 0


#: Programs that explain their arguments themselves.
PASSED_ON = ("play", "regicide", "verify", "secrecy", "chaos", "puzzles", "experiment", "release")
COMMANDS = {
    "play": play,
    "test": test,
    "regicide": regicide,
    "lint": lint,
    "tidy": tidy,
    "bench": bench,
    "experiment": experiment,
    "puzzles": puzzles,
    "verify": verify,
    "cross-compile": cross_compile,
    "secrecy": secrecy,
    "chaos": chaos,
    "versions": versions,
    "generate": generate,
    "pictures": pictures,
    "site": site,
    "docs": docs,
    "wheel": wheel,
    "release": release,
    "lock": lock,
    "setup": setup,
    "clean": clean,
    "help": show_help,
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
