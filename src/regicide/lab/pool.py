"""A crew of processes on this machine."""

import os
import signal
import threading
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process

from regicide.lab.arena import Crew, Job, Reports
from regicide.lab.arena_game import WorkerReport
from regicide.lab.errors import LabError


def processes(count: int) -> Crew:
    """So many processes; one of them is this one."""
    return _Pool(count) if count > 1 else here


def here(job: Job, numbers: Iterable[int]) -> Reports:
    """One game after the other, in this process."""
    return (job(number) for number in numbers)


class _Pool:
    """Processes of their own, started afresh: they share nothing but the job."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __call__(self, job: Job, numbers: Iterable[int]) -> Reports:
        others = active_children()
        spawn = get_context("spawn")
        pool = ProcessPoolExecutor(self.count, mp_context=spawn, initializer=_serve)
        try:
            yield from _in_turn(pool, job, numbers, at_once=2 * self.count)
        except BrokenProcessPool:
            raise LabError("arena-worker-died") from None
        finally:  # whoever stops listening does not wait for games nobody will hear of
            for child in active_children():
                if child not in others:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


def _in_turn(pool: Executor, job: Job, numbers: Iterable[int], *, at_once: int) -> Reports:
    """Reports as they come; only a few games are handed out ahead."""
    left = iter(numbers)
    waiting: set[Future[WorkerReport]] = set()
    while True:
        waiting |= {pool.submit(job, number) for number in islice(left, at_once - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for each in done:
            yield each.result()


def _serve() -> None:
    """A worker leaves Ctrl-C to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
