"""Several processes that serve one address: `regicide serve --workers N`.

The parent binds the address and forks the workers; it serves nothing itself. All workers accept connections from the
same socket, so a connection that waits there survives the death of a worker. They pass sockets on to each other
(transport/handover.py), so that those of one table are in one process.

- A worker that dies is started again. One that ends with 0 was asked to stop (SIGTERM, `regicide admin drain`).
- SIGTERM and SIGINT stop all workers; the parent ends after the last of them.
- If the parent dies, the workers see the end of a pipe, and stop.
"""

import gc
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import NoReturn

from regicide.rules import RegicideError
from regicide.server.errors import ServeError
from regicide.server.limits import RESTART_SECONDS
from regicide.server.server_log import ServerLog

_SIGNALS = (signal.SIGTERM, signal.SIGINT)


@dataclass(frozen=True, slots=True)
class Worker:
    """The arguments of a worker."""

    #: Its number, from 0; a worker that is started again has the same.
    place: int
    when_started: Callable[[], None]
    #: A pipe that ends with the parent; None: there is no parent.
    lifeline: int | None


class Supervisor:
    """The parent of the workers."""

    def __init__(
        self,
        run_worker: Callable[[Worker], None],
        on_end: Callable[[int], None],
        log: ServerLog,
    ) -> None:
        """`on_end` gets the place of a worker that has ended."""
        self._run_worker = run_worker
        self._on_end = on_end
        self._log = log
        #: Process id → place.
        self._workers: dict[int, int] = {}
        self._is_stopping = False
        #: Only the parent keeps the writing end open.
        self._lifeline, self._lifeline_end = os.pipe()

    def run(self, count: int, ready: Callable[[], None]) -> None:
        """Run workers until all have stopped. Raises if one of the first ones cannot start."""
        gc.collect()
        gc.freeze()  # otherwise the collector of a worker would write to the memory that all share
        before = {each: signal.signal(each, self._stop) for each in _SIGNALS}
        try:
            for place in range(count):
                self._wait_until_started(self._fork(place))
            ready()
        except BaseException:
            self._stop()
            raise
        finally:
            self._watch()
            for each, handler in before.items():
                signal.signal(each, handler)

    def _stop(self, *_signal: object) -> None:
        """Always by SIGTERM: a terminal sends SIGINT to the workers too, and a second SIGINT means «at once»."""
        self._is_stopping = True
        for pid in self._workers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)

    def _watch(self) -> None:
        """Wait for workers to end; start those again that died."""
        while self._workers:
            pid, status = os.wait()
            place = self._workers.pop(pid)
            self._on_end(place)
            code = os.waitstatus_to_exitcode(status)
            if code == 0 or self._is_stopping:
                continue
            self._log.event("worker-died", worker=place, code=code)
            time.sleep(RESTART_SECONDS)
            if not self._is_stopping:
                os.close(self._fork(place))

    # --- one worker ------------------------------------------------------------------------------

    def _fork(self, place: int) -> int:
        """Start a worker; returns the pipe to which it writes when it has started, or why it cannot."""
        reading, writing = os.pipe()
        sys.stdout.flush()
        with _signals_wait():
            pid = os.fork()
            if pid == 0:
                os.close(reading)
                os.close(self._lifeline_end)
                for each in _SIGNALS:
                    signal.signal(each, signal.SIG_DFL)
            else:
                self._workers[pid] = place
        if pid == 0:
            self._become_worker(place, writing)
        os.close(writing)
        return reading

    def _become_worker(self, place: int, writing: int) -> NoReturn:
        code = 1
        try:
            self._run_worker(Worker(place, lambda: _report(writing, None), self._lifeline))
            code = 0
        except RegicideError as error:
            self._log.event("worker-failed", worker=place, code=error.code)
            _report(writing, error)
        except Exception as error:  # noqa: BLE001  logged; the parent starts another worker
            self._log.failure("worker-failed", error)
        finally:
            os._exit(code)  # what the parent has open is not ours to clean up

    def _wait_until_started(self, reading: int) -> None:
        with os.fdopen(reading, "rb") as pipe:
            said = pipe.read()
        if self._is_stopping:
            return
        error = pickle.loads(said) if said else ServeError("worker-failed")  # noqa: S301  our own
        if error is not None:
            raise error


def _report(writing: int, error: RegicideError | None) -> None:
    with suppress(BrokenPipeError):  # the parent waits only for the first workers
        os.write(writing, pickle.dumps(error))
    os.close(writing)


@contextmanager
def _signals_wait() -> Iterator[None]:
    """Signals arrive afterwards: then the parent knows the worker, and the worker is not its parent."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
