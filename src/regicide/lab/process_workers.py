"""Workers on this machine: processes."""

import os
import signal
import threading
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process

from regicide.lab.arena import Job, R, Reports, Workers
from regicide.lab.errors import LabError


def process_workers(count: int) -> Workers:
    """Worker processes; a single worker is this process."""
    return _ProcessPool(count) if count > 1 else in_this_process


def in_this_process(job: Job[R], numbers: Iterable[int]) -> Reports[R]:
    """Do one job after the other in this process."""
    return (job(number) for number in numbers)


class _ProcessPool:
    """Runs jobs in spawned processes, which share only the job."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __call__(self, job: Job[R], numbers: Iterable[int]) -> Reports[R]:
        others = active_children()
        spawn = get_context("spawn")
        pool = ProcessPoolExecutor(self.count, mp_context=spawn, initializer=_prepare_worker)
        try:
            yield from _reports(pool, job, numbers, in_flight=2 * self.count)
        except BrokenProcessPool:
            raise LabError("arena-worker-died") from None
        finally:  # if the caller stops early, do not wait for unfinished games
            for child in active_children():
                if child not in others:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


def _reports(pool: Executor, job: Job[R], numbers: Iterable[int], *, in_flight: int) -> Reports[R]:
    """Yield reports as games end; only a few games are submitted in advance."""
    left = iter(numbers)
    waiting: set[Future[R]] = set()
    while True:
        waiting |= {pool.submit(job, number) for number in islice(left, in_flight - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for each in done:
            yield each.result()


def _prepare_worker() -> None:
    """Ignore Ctrl-C, which the parent handles, and exit when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
