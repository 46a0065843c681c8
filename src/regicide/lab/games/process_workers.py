"""Workers on this machine: processes."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process

from regicide.lab.arena import Job, R, Reports, T, Workers
from regicide.lab.errors import LabError

#: Seconds between two looks at whether Ctrl-C was pressed.
LOOK_SECONDS = 0.2


def process_workers(count: int) -> Workers:
    """Worker processes; a single worker is this process."""
    return _ProcessPool(count) if count > 1 else in_this_process


def in_this_process(job: Job[T, R], items: Iterable[T]) -> Reports[R]:
    """Do one job after the other in this process."""
    return (job(each) for each in items)


class _ProcessPool:
    """Runs jobs in spawned processes, which share only the job."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __call__(self, job: Job[T, R], items: Iterable[T]) -> Reports[R]:
        others = active_children()
        spawn = get_context("spawn")
        pool = ProcessPoolExecutor(self.count, mp_context=spawn, initializer=_prepare_worker)
        with _deferred_interrupts() as raise_if_interrupted:
            try:
                for done in _finished(pool, job, items, in_flight=2 * self.count):
                    raise_if_interrupted()
                    for each in done:
                        yield each.result()
                raise_if_interrupted()
            except BrokenProcessPool:
                raise LabError("arena-worker-died") from None
            finally:  # if the caller stops early, do not wait for unfinished games
                for child in active_children():
                    if child not in others:
                        child.terminate()
                pool.shutdown(cancel_futures=True)


def _finished(
    pool: Executor, job: Job[T, R], items: Iterable[T], *, in_flight: int
) -> Iterator[set[Future[R]]]:
    """Yield what has ended, at least every moment; only a few games are submitted in advance."""
    left = iter(items)
    waiting: set[Future[R]] = set()
    while True:
        waiting |= {pool.submit(job, each) for each in islice(left, in_flight - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, timeout=LOOK_SECONDS, return_when=FIRST_COMPLETED)
        yield done


@contextmanager
def _deferred_interrupts() -> Iterator[Callable[[], None]]:
    """Keep Ctrl-C until the yielded function is called, which raises it.

    An interrupt in the middle of a wait can leave a lock of the pool taken, and its shutdown would never end.
    """
    is_ours = threading.current_thread() is threading.main_thread()
    if not is_ours or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield lambda: None
        return
    pressed: list[int] = []  # an Event has a lock, too
    signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))

    def raise_if_interrupted() -> None:
        if pressed:
            raise KeyboardInterrupt

    try:
        yield raise_if_interrupted
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _prepare_worker() -> None:
    """Ignore Ctrl-C, which the parent handles, and exit when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
