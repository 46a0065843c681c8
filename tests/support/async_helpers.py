"""Helpers for tests that run in an event loop."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

Parameters = ParamSpec("Parameters")

#: Seconds; generous, because busy machines are slow.
TIMEOUT = 60.0


def async_test(test: Callable[Parameters, Coroutine[Any, Any, None]]) -> Callable[Parameters, None]:
    """Run an async test in its own event loop."""

    @wraps(test)
    def run(*args: Parameters.args, **kwargs: Parameters.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


async def eventually(condition: Callable[[], object], seconds: float = TIMEOUT) -> None:
    """Wait until a condition is true; fail after a timeout."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "the condition did not become true"
        await asyncio.sleep(0.005)
