"""Runs the parts of the set-up side by side, each as soon as those it needs are done.

Standard library only, and readable by Pythons (3.7 on) that are too old for the project.
"""

from __future__ import annotations

import queue
import signal
import threading
import time
from typing import Callable, NoReturn

from tools.setup.processes import TICK, end_programs, say


class Task:
    """A part of the set-up: `work` makes it and says how («compiled»)."""

    def __init__(self, name: str, work: Callable[[], str], after: tuple[str, ...] = ()) -> None:
        self.name = name
        self.work = work
        #: Names of tasks. Those that are not in the list have nothing to do.
        self.after = set(after)


def run_side_by_side(tasks: list[Task]) -> None:
    """Run tasks in threads: they wait for other programs. If one fails, the others are ended."""
    threads: list[threading.Thread] = []
    before = {number: signal.signal(number, end_like_ctrl_c) for number in end_signals()}
    try:
        _run_all(tasks, threads)
    except BaseException:
        end_programs()
        raise
    finally:
        for thread in threads:
            thread.join()
        for number, handler in before.items():
            signal.signal(number, handler)


def _run_all(waiting: list[Task], threads: list[threading.Thread]) -> None:
    finished: queue.Queue[tuple[str, str, BaseException | None]] = queue.Queue()
    started: dict[str, float] = {}
    while waiting or started:
        missing = {task.name for task in waiting} | set(started)
        for task in [each for each in waiting if not each.after & missing]:
            started[task.name] = time.monotonic()
            threads.append(threading.Thread(target=_run, args=(task, finished)))
            threads[-1].start()
        waiting = [task for task in waiting if task.name not in started]
        try:
            name, how, error = finished.get(timeout=TICK)
        except queue.Empty:
            say("  … still running: %s" % ", ".join(started))
            continue
        seconds = time.monotonic() - started.pop(name)
        if error:
            say("%s: failed after %.0f s" % (name, seconds))
            raise error
        say("%s: %s in %.0f s" % (name, how, seconds))


def _run(task: Task, finished: queue.Queue[tuple[str, str, BaseException | None]]) -> None:
    try:
        finished.put((task.name, task.work(), None))
    except BaseException as error:  # noqa: BLE001  the main thread raises it again
        finished.put((task.name, "", error))


def end_signals() -> list[int]:
    """Signals that would end this program alone, and leave those it started."""
    names = ("SIGTERM", "SIGHUP")
    return [getattr(signal, name) for name in names if hasattr(signal, name)]


def end_like_ctrl_c(_number: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt
