"""Tests of what runs in an event loop: run them, and wait for what is to come."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

Given = ParamSpec("Given")

#: Seconds for what takes a moment; machines that are busy are slow.
SOON = 60.0


def awaited(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """Run a test in a loop of its own."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


async def becomes(condition: Callable[[], object], seconds: float = SOON) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(0.005)
