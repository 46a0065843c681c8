"""Tests for the inner loop: `python3 dev.py test --quick` runs all that need no browser, no database server and no
network socket, and take little time.

Which tests need more is found out from what they call, so nobody has to list them. If one is missed, it fails: the
sockets of this process are closed to the network.
"""

import socket
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType

import pytest

OPTION = "--quick"
#: Marks of tests that are left out as well: they take seconds, or open sockets themselves.
MARKS = ("long", "network")
#: Modules that start a browser or a server, or connect to one.
HELPERS = {
    *("browser", "database_servers", "forked_server", "server_process", "raw_client"),
    *(
        "in_process_server",
        "table_client",
        "tools.checks.chaos",
        "load_clients",
        "playwright.sync_api",
    ),
}


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that need more than this process."""
    quick = [each for each in items if not _needs_more(each)]
    config.hook.pytest_deselected(items=[each for each in items if each not in set(quick)])
    items[:] = quick


def close_the_network() -> None:
    """Make every connection over a network fail, and every attempt to listen for one."""

    def refuse(*_arguments: object) -> None:
        raise AssertionError(f"a test of {OPTION} used the network")

    class LocalSocket(socket.socket):
        def connect(self, address: object) -> None:
            super().connect(address) if self.family == socket.AF_UNIX else refuse()  # type: ignore[arg-type]

        def bind(self, address: object) -> None:
            super().bind(address) if self.family == socket.AF_UNIX else refuse()  # type: ignore[arg-type]

    socket.socket = LocalSocket  # type: ignore[misc]


def _needs_more(item: pytest.Item) -> bool:
    if any(item.get_closest_marker(each) for each in MARKS) or "web" in item.path.parts:
        return True
    if not isinstance(item, pytest.Function) or "postgres" in item.name or "valkey" in item.name:
        return True
    fixtures = item._fixtureinfo.name2fixturedefs.values()
    functions = [item.function, *(each.func for found in fixtures for each in found)]
    return any(_calls_helper(each, set()) for each in functions)


def _calls_helper(function: object, seen: set[object]) -> bool:
    """Whether a function, or one of its module that it calls, uses a helper."""
    function = getattr(function, "__wrapped__", function)
    if not isinstance(function, FunctionType) or function in seen:
        return False
    seen.add(function)
    used = [function.__globals__.get(name) for name in _names(function.__code__)]
    if any(_module(each) in HELPERS for each in used):
        return True
    mine = [each for each in used if _module(each) == function.__module__]
    return any(_calls_helper(each, seen) for each in mine)


def _module(thing: object) -> str | None:
    return thing.__name__ if isinstance(thing, ModuleType) else getattr(thing, "__module__", None)


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _names(each)
