"""Puts the set-up together: which parts are missing, and what each needs.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import os
import time
from functools import partial

from hatch_build import machine_compiler

from tools.setup import core_build, python_environment, web_build
from tools.setup.processes import say
from tools.setup.tasks import Task, run_side_by_side

ENVIRONMENT = "Python's environment"
LIBRARIES = "libraries"
COMPILER = "compiler"
CORE = "core"
PAGE_CORE = "core for the browser"
PAGE_NETS = "nets for the browser"
PACKAGES = "packages of npm"
TEST_BROWSER = "browser for the tests"
PAGE = "page"


#: What is compiled, by its name in core_build.
COMPILED = {"core": CORE, "page_core": PAGE_CORE, "page_nets": PAGE_NETS}


def ready(level: str, *, page: bool = True) -> None:
    """Make `.venv` and the page current; do nothing if they are."""
    tasks = missing_parts(python_environment.wanted_level(level), page=page)
    if tasks:
        started = time.monotonic()
        names = ", ".join(task.name for task in tasks)
        say("setting up (%s), which happens once: %s" % (level, names))
        run_side_by_side(tasks)
        say("ready after %.0f seconds" % (time.monotonic() - started))


def missing_parts(level: str, *, page: bool) -> list[Task]:
    """Tasks for what is missing. What another clone compiled is taken here, which is quick."""
    to_compile = [
        part
        for part in (COMPILED if page else ["core"])
        if not core_build.take_from_another_clone(part)
    ]
    web_tasks = missing_web_parts(level, is_changed=bool(to_compile)) if page else []
    has_node = os.path.exists(python_environment.tool("node"))
    needs_node = bool(web_tasks) and not web_build.machine_node()
    needs_libraries = not python_environment.has_libraries(level) or (needs_node and not has_node)
    tasks = compilation(to_compile) + web_tasks
    if needs_compiler(level) and all(task.name != COMPILER for task in tasks):
        tasks.insert(0, fetching_compiler())
    if needs_libraries:
        node_too = has_node or needs_node  # uv would remove it
        install = partial(python_environment.install_libraries, level, with_node=node_too)
        tasks.insert(0, Task(LIBRARIES, install, (ENVIRONMENT,)))
    if needs_libraries or any(task.name == COMPILER for task in tasks):
        tasks.insert(0, Task(ENVIRONMENT, python_environment.make_environment))
    return tasks


def needs_compiler(level: str) -> bool:
    """Tests compile small programs, also where the core was taken from another clone."""
    has_one = python_environment.has_fetched_compiler() or machine_compiler() is not None
    return level == "dev" and not has_one


def fetching_compiler() -> Task:
    return Task(COMPILER, python_environment.fetch_compiler, (ENVIRONMENT,))


def compilation(parts: list[str]) -> list[Task]:
    """The compiler of the machine can begin at once; the other one has to be fetched."""
    after: dict[str, tuple[str, ...]] = {"page_core": (COMPILER,), "page_nets": (LIBRARIES, CORE)}
    if "core" in parts and machine_compiler() is None:
        after["core"] = (COMPILER,)
    tasks = [
        Task(COMPILED[part], core_build.compile_part(part), after.get(part, ())) for part in parts
    ]
    if any(COMPILER in task.after for task in tasks):
        tasks.insert(0, fetching_compiler())
    return tasks


def missing_web_parts(level: str, *, is_changed: bool) -> list[Task]:
    """What npm installs, and the page. Node is among the libraries if the machine has none."""
    found = {
        PACKAGES: web_build.has_packages(),
        TEST_BROWSER: level != "dev" or not web_build.needs_test_browser(),
        PAGE: web_build.has_page() and not is_changed,
    }
    if all(found.values()):
        return []
    node = () if web_build.machine_node() else (LIBRARIES,)
    tasks = [
        Task(PACKAGES, web_build.fetch_packages, node),
        Task(TEST_BROWSER, web_build.fetch_test_browser, node),
        Task(PAGE, web_build.build_page, (*node, PACKAGES, PAGE_CORE, PAGE_NETS)),
    ]
    return [task for task in tasks if not found[task.name]]
