"""Ctrl-C for tests: SIGINT may be ignored where they were started, and programs inherit that."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interruptible() -> Iterator[None]:
    """Let SIGINT interrupt this process and those that it starts now.

    `nohup` and scripts that start jobs with `&` ignore it.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
