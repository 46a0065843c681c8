#!/usr/bin/env python3
"""Every verb of this repository: `python3 dev.py help` lists them.

Standard library only, and readable by Pythons (3.7 on) too old for the project, so that it can say so.
It makes `.venv`, fills it from the hash-locked files in `locks/`, and runs what was asked for.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "ready.json")
BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
PYTHON = os.path.join(BIN, "python")
WEB = os.path.join(ROOT, "web")
#: The browser for the tests, where the machine has none.
PROOF = os.path.join(WEB, "proof")
WEB_STAMP = os.path.join(VENV, "web.json")
STATIC = os.path.join("src", "regicide", "server", "static")
CATALOGUES = os.path.join("src", "regicide", "i18n", "catalogues")
OLDEST = (3, 11)
#: Tools that were looked for already.
FOUND: dict[str, str] = {}
#: What is installed for each purpose; the later includes the earlier.
LEVELS = {
    "run": ["locks/tools.txt", "locks/runtime.txt"],
    "dev": ["locks/tools.txt", "locks/runtime.txt", "locks/dev.txt"],
}


class Trouble(Exception):
    """Something this machine lacks, in words for whoever sits at it."""


def main(arguments: list[str]) -> int:
    verb, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    if verb in ("-h", "--help"):
        verb = "help"
    if verb not in VERBS:
        print("dev.py: there is no verb %r. These are:\n" % verb, file=sys.stderr)
        show_help([])
        return 2
    try:
        if verb != "help":
            use_a_new_enough_python()
        return VERBS[verb](rest)
    except Trouble as trouble:
        print("dev.py: %s" % trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


# --- verbs ---------------------------------------------------------------------------------------


def play(rest: list[str]) -> int:
    """play in the browser: starts the server and opens the page (`regicide play`: in the terminal)"""
    ready("run")
    return call([PYTHON, "-m", "regicide", *rest], cwd=None)


def regicide(rest: list[str]) -> int:
    """run the `regicide` command with these arguments"""
    ready("run")
    return call([PYTHON, "-m", "regicide", *rest], cwd=None)


def test(rest: list[str]) -> int:
    """run every check; with arguments only pytest, with these arguments"""
    ready("dev")
    if rest:
        return call([PYTHON, "-m", "pytest", *rest])
    return (
        lint([])
        or step("vitest", web_tool("vitest/vitest.mjs", "run"), WEB)
        or step("pytest", [PYTHON, "-m", "pytest", "-n", "2", "-q"])
    )


def lint(_rest: list[str]) -> int:
    """ruff, mypy, the import contracts and svelte-check"""
    ready("dev")
    return (
        step("ruff check", [tool("ruff"), "check"])
        or step("ruff format", [tool("ruff"), "format", "--check"])
        or step("mypy", [PYTHON, "-m", "mypy"])
        or step("import contracts", [tool("lint-imports")])
        or step(
            "svelte-check", web_tool("svelte-check/bin/svelte-check", "--fail-on-warnings"), WEB
        )
    )


def tidy(_rest: list[str]) -> int:
    """let ruff format and mend what it can"""
    ready("dev")
    return call([tool("ruff"), "check", "--fix"]) or call([tool("ruff"), "format"])


def bench(rest: list[str]) -> int:
    """measure: `bench rules`, `core`, `knight`, `solve`, `store` or `server`"""
    ready("dev")
    names = sorted(name[:-3] for name in os.listdir(os.path.join(ROOT, "bench")))
    if not rest or rest[0] not in names:
        raise Trouble("bench what? One of: %s" % ", ".join(names))
    return call([PYTHON, os.path.join("bench", rest[0] + ".py"), *rest[1:]])


def verify(rest: list[str]) -> int:
    """walk both engines in lock-step, ten million decisions (or the number given)"""
    ready("dev")
    return call([PYTHON, os.path.join("tests", "lockstep.py"), *rest])


def secrecy(rest: list[str]) -> int:
    """compare what is sent by tables that differ in what is hidden: 100,000 pairs (or N)"""
    ready("dev")
    return call([PYTHON, os.path.join("tests", "twins.py"), *rest])


def chaos(rest: list[str]) -> int:
    """kill servers at play, 1,000 times: `chaos [--kills N] [--store sqlite|postgres] [--seed N]`"""
    ready("dev")
    return call([PYTHON, os.path.join("tests", "chaos.py"), *rest])


def types(_rest: list[str]) -> int:
    """write what the browser has of the Python code: types, lessons, the companion's law"""
    ready_python("dev")  # the browser game cannot be built before
    return call([PYTHON, os.path.join("tests", "written.py")])


def pictures(rest: list[str]) -> int:
    """make the pictures of docs/pictures: `pictures terminal`, or PART of a page's name"""
    ready("dev")
    if rest == ["terminal"]:
        return call([PYTHON, os.path.join("tests", "portraits.py")])
    return call([PYTHON, os.path.join("tests", "pictures.py"), *rest])


def wheel(_rest: list[str]) -> int:
    """build a wheel for this platform in dist/"""
    ready("dev")
    return call([tool("uv"), "build", "--wheel", "--no-build-isolation"])


def lock(_rest: list[str]) -> int:
    """pin the newest allowed dependencies, with hashes, in locks/"""
    ready("dev")
    pinned: list[str] = []
    for name, source in (
        ("runtime", ["pyproject.toml"]),
        ("tools", ["--group", "tools"]),
        ("compiler", ["--group", "compiler"]),
        ("node", ["--group", "node"]),
        ("dev", ["--group", "dev"]),
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
        raise Trouble("setup what? One of: %s" % ", ".join(LEVELS))
    ready(level)
    return 0


def clean(_rest: list[str]) -> int:
    """remove the environment and every cache"""
    caches = [".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache"]
    built = [
        os.path.join("web", "node_modules"),
        os.path.join("web", "proof", "node_modules"),
        STATIC,
    ]
    for name in [".venv", *caches, *built]:
        shutil.rmtree(os.path.join(ROOT, name), ignore_errors=True)
    return 0


def show_help(_rest: list[str]) -> int:
    """this list"""
    print("usage: python3 dev.py VERB [arguments]\n")
    for name, verb in VERBS.items():
        print("  %-9s %s" % (name, verb.__doc__))
    return 0


VERBS = {
    "play": play,
    "test": test,
    "regicide": regicide,
    "lint": lint,
    "tidy": tidy,
    "bench": bench,
    "verify": verify,
    "secrecy": secrecy,
    "chaos": chaos,
    "types": types,
    "pictures": pictures,
    "wheel": wheel,
    "lock": lock,
    "setup": setup,
    "clean": clean,
    "help": show_help,
}


# --- the environment -----------------------------------------------------------------------------


def use_a_new_enough_python() -> None:
    """Go on with a newer Python of this machine's where this one is too old."""
    if sys.version_info[:2] >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        newer = shutil.which("python3.%d" % minor)
        if newer and works([newer, "-c", "import venv"]):  # not every shim leads to a Python
            os.execv(newer, [newer, os.path.abspath(__file__), *sys.argv[1:]])
    raise Trouble(
        "Python %d.%d or newer is needed, this is %d.%d (%s), and no newer one is on the PATH."
        % (*OLDEST, *sys.version_info[:2], sys.executable)
    )


def ready(level: str) -> None:
    """Make `.venv` hold just what `level` needs, and build the web; nothing if it is so already."""
    ready_python(level)
    ready_web(level)


def ready_python(level: str) -> None:
    wanted = {name: digest(files) for name, files in LEVELS.items()}
    have = read_stamp()
    if have.get("level") in (level, "dev") and have["digest"] == wanted[have["level"]]:
        return
    if have.get("level") == "dev":
        level = "dev"  # a newer lock does not take the developer's tools away
    say("setting up .venv (%s); this happens once" % level)
    started = time.time()
    if not works([PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]):
        make_venv()
    if not works([tool("uv"), "--version"]):
        install_uv()
    # Tests start hundreds of processes; each would compile the libraries where Python may not keep it.
    compiled = ["--compile-bytecode"] if level == "dev" else []
    uv("sync", "--require-hashes", *compiled, *LEVELS[level])
    uv("install", "--no-deps", "--no-build-isolation", "--quiet", "--editable", ".")
    compile_core()
    with open(STAMP, "w", encoding="utf-8") as stamp:
        json.dump({"level": level, "digest": wanted[level]}, stamp)
    say("ready after %.0f seconds" % (time.time() - started))


def digest(files: list[str]) -> str:
    """What the environment was made from: locks, metadata, the core's source, the Python."""
    total = hashlib.sha256(repr((sys.version_info[:2], ROOT)).encode())
    core = os.path.join("src", "regicide", "fast", "core")
    sources = sorted(os.path.join(core, name) for name in os.listdir(os.path.join(ROOT, core)))
    for name in [*files, "pyproject.toml", "hatch_build.py", *sources]:
        with open(os.path.join(ROOT, name), "rb") as file:
            total.update(file.read())
    return total.hexdigest()


def read_stamp() -> dict[str, str]:
    """What `.venv` was made for and from; nothing if it is not there or cannot be used."""
    return read_json(STAMP) if os.path.exists(PYTHON) else {}


def read_json(path: str) -> dict[str, str]:
    try:
        with open(path, encoding="utf-8") as file:
            return dict(json.load(file))
    except (OSError, ValueError):
        return {}


def compile_core() -> None:
    """With the machine's compiler, or with the one that comes as a wheel."""
    say("compiling the core")
    if call([PYTHON, "hatch_build.py"]) == 0:
        return
    say("this machine has no C++20 compiler: fetching one")
    uv("install", "--require-hashes", "-r", "locks/compiler.txt")
    if call([PYTHON, "hatch_build.py"]):
        raise Trouble("the core could not be compiled; what the compiler said is above")


def make_venv() -> None:
    say("making a virtual environment with Python %d.%d" % sys.version_info[:2])
    shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run(
        [sys.executable, "-m", "venv", VENV],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Trouble(
            "this Python cannot make a virtual environment. On Debian and Ubuntu the package\n"
            "python3-venv is missing. What it said:\n%s" % made.stdout.decode(errors="replace")
        )


def install_uv() -> None:
    say("fetching uv, the installer")
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    code = call([*pip, "--quiet", "--require-hashes", "-r", "locks/tools.txt"])
    if code:
        raise Trouble("pip could not install locks/tools.txt: is a package index within reach?")


def uv(command: str, *arguments: str) -> None:
    code = call([tool("uv"), "pip", command, "--python", PYTHON, *arguments])
    if code:
        raise Trouble("uv pip %s failed: is a package index within reach?" % command)


# --- the browser game ----------------------------------------------------------------------------


def ready_web(level: str) -> None:
    """Build web/ when its sources changed; fetch what builds it when that changed."""
    locks = web_digest([os.path.join("web", "package-lock.json")])
    sources = web_digest(web_sources())
    have = read_json(WEB_STAMP)
    modules = os.path.join(WEB, "node_modules")
    if have.get("locks") != locks or not os.path.isdir(modules):
        say("fetching what builds the browser game")
        npm("ci", "--ignore-scripts")
        have = {"locks": locks}
    built = os.path.exists(os.path.join(ROOT, STATIC, "index.html"))
    if have.get("sources") != sources or not built:
        say("building the browser game")
        if call(web_tool("vite/bin/vite.js", "build", "--logLevel", "warn"), WEB):
            raise Trouble("the browser game could not be built; what vite said is above")
        have["sources"] = sources
    if level == "dev" and have.get("proof") != proof_digest() and not chromium():
        say("this machine has no Chromium: fetching one for the browser tests")
        npm("ci", "--ignore-scripts", cwd=PROOF)
        have["proof"] = proof_digest()
    if have != read_json(WEB_STAMP):
        with open(WEB_STAMP, "w", encoding="utf-8") as stamp:
            json.dump(have, stamp)


def web_sources() -> list[str]:
    """Everything the browser game is made of, its words among them."""
    found = []
    for top in (os.path.join("web", "src"), os.path.join("web", "public"), CATALOGUES):
        for folder, _, names in os.walk(os.path.join(ROOT, top)):
            found += [os.path.relpath(os.path.join(folder, name), ROOT) for name in names]
    for name in sorted(os.listdir(WEB)):
        if os.path.isfile(os.path.join(WEB, name)):
            found.append(os.path.join("web", name))
    return sorted(found)


def web_digest(files: list[str]) -> str:
    total = hashlib.sha256()
    for name in files:
        total.update(name.encode())
        with open(os.path.join(ROOT, name), "rb") as file:
            total.update(file.read())
    return total.hexdigest()


def proof_digest() -> str:
    return web_digest([os.path.join("web", "proof", "package-lock.json")])


def chromium() -> str | None:
    """This machine's own; must agree with tests/browsing.py."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    return next((found for found in map(shutil.which, names) if found), None)


def node() -> str:
    """The machine's Node if it is new enough and has npm, else the one that comes as a wheel."""
    if "node" not in FOUND:
        check = (
            "const [a, b] = process.versions.node.split('.'); process.exit(+(a * 100 + +b < 2019))"
        )
        mine, npm_too = shutil.which("node"), shutil.which("npm")
        if mine and npm_too and works([mine, "-e", check]):
            FOUND["node"] = mine
        else:
            if not works([tool("node"), "--version"]):
                say("this machine has no Node 20.19 or newer: fetching one")
                uv("install", "--require-hashes", "-r", "locks/node.txt")
            FOUND["node"] = tool("node")
    return FOUND["node"]


def npm(*arguments: str, cwd: str | None = None) -> None:
    """npm of the same Node; without a registry within reach there is nothing to build."""
    where = cwd or WEB
    own = tool("npm") if node() == tool("node") else shutil.which("npm") or "npm"
    if call([own, *arguments, "--no-audit", "--no-fund", "--loglevel", "error"], where):
        raise Trouble("npm %s failed: is a package registry within reach?" % " ".join(arguments))


def web_tool(script: str, *arguments: str) -> list[str]:
    return [node(), os.path.join(WEB, "node_modules", *script.split("/")), *arguments]


def lock_web() -> int:
    """Lock files of npm hold addresses only for those who would give money: none is kept."""
    for folder in (WEB, PROOF):
        npm("install", "--package-lock-only", "--ignore-scripts", cwd=folder)
        path = os.path.join(folder, "package-lock.json")
        with open(path, encoding="utf-8") as file:
            locked = json.load(file)
        for package in locked["packages"].values():
            package.pop("funding", None)
        with open(path, "w", encoding="utf-8") as file:
            file.write(json.dumps(locked, indent=2) + "\n")
    return 0


def environment() -> dict[str, str]:
    """Ours, with places for caches where there is no home to write to."""
    mine = dict(os.environ)
    mine.pop("VIRTUAL_ENV", None)
    if not os.access(os.path.expanduser("~"), os.W_OK):
        mine.setdefault("UV_CACHE_DIR", os.path.join(VENV, "cache", "uv"))
        mine.setdefault("PIP_CACHE_DIR", os.path.join(VENV, "cache", "pip"))
        mine.setdefault("MPLCONFIGDIR", os.path.join(VENV, "cache", "matplotlib"))
        mine.setdefault("npm_config_cache", os.path.join(VENV, "cache", "npm"))
    if not sys.stderr.isatty():
        mine.setdefault("UV_NO_PROGRESS", "1")
    mine.setdefault("UV_LINK_MODE", "copy")
    return mine


# --- running things ------------------------------------------------------------------------------


def tool(name: str) -> str:
    return os.path.join(BIN, name)


def call(command: list[str], cwd: str | None = ROOT) -> int:
    """Run something here at the root, or (None) where the user is."""
    return subprocess.run(command, cwd=cwd, env=environment(), check=False).returncode


def works(command: list[str]) -> bool:
    try:
        return (
            subprocess.run(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
            ).returncode
            == 0
        )
    except OSError:
        return False


def step(name: str, command: list[str], cwd: str = ROOT) -> int:
    say(name)
    code = call(command, cwd)
    if code:
        say("%s failed" % name)
    return code


def say(text: str) -> None:
    print("· " + text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
