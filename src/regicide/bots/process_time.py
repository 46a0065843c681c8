"""The CPU time of another process, with the processes that it started."""

import ctypes
import time
from collections.abc import Iterator
from pathlib import Path


def cpu_nanoseconds(pid: int) -> int | None:
    """What a running process and its running children have used; None where the system does not tell.

    POSIX names a clock for each process (`clock_getcpuclockid`); macOS and Windows do not have it. The children of a
    process are known on Linux.
    """
    spent = [_clock_of(each) for each in _family(pid)]
    return None if spent[0] is None else sum(each or 0 for each in spent)


def _family(pid: int) -> Iterator[int]:
    yield pid
    try:
        lists = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        return  # it has ended
    for child in " ".join(lists).split():
        yield from _family(int(child))


def _clock_of(pid: int) -> int | None:
    clock = ctypes.c_int()
    try:
        failed = ctypes.CDLL(None).clock_getcpuclockid(pid, ctypes.byref(clock))
        return None if failed else time.clock_gettime_ns(clock.value)
    except (AttributeError, OSError, TypeError):  # no such function, or the process has ended
        return None
