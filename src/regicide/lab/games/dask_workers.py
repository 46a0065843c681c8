"""Workers on a Dask cluster.

Every worker needs this package in the same version. A task is one game. If a worker dies, the
scheduler gives its games to others, and each game is reported once.
"""

import logging
import socket
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import CancelledError
from contextlib import contextmanager
from itertools import islice
from typing import Any, Protocol
from urllib.parse import urlsplit

from regicide.lab.arena import Job, R, Reports, T, Workers
from regicide.lab.errors import LabError
from regicide.lab.lazy_import import optional_library
from regicide.version import __version__

#: The timeout for the scheduler, and for its first worker.
TIMEOUT_S = 10
MAX_GREETING_BYTES = 2**20
#: Games submitted in advance for each thread of the cluster.
GAMES_AHEAD = 4


class Client(Protocol):
    """What we use of Dask's client, outside an event loop. Its own types are those inside one."""

    @property
    def loop(self) -> object: ...
    def wait_for_workers(self, n_workers: int, *, timeout: float) -> None: ...
    def run(self, function: Callable[[], str]) -> Mapping[str, str]: ...
    def nthreads(self) -> Mapping[str, int]: ...
    def submit(self, job: Job[Any, Any], item: object, *, pure: bool) -> object: ...
    def gather(self, futures: object) -> Iterable[Any]: ...
    def close(self, *, timeout: float) -> None: ...


@contextmanager
def dask_workers(address: str, *, timeout_s: float = TIMEOUT_S) -> Iterator[Workers]:
    """The workers of a scheduler, such as 127.0.0.1:8786; checks them before any game."""
    client = _connect(address, timeout_s)
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # our errors report it
    try:
        _check(client, address, timeout_s)
        yield _DaskWorkers(client, address)
    finally:
        client.close(timeout=timeout_s)


def _connect(address: str, timeout_s: float) -> Client:
    distributed = optional_library("distributed")
    try:
        _check_greeting(address, timeout_s)
        client: Client = distributed.Client(address, timeout=timeout_s, set_as_default=False)
    except (OSError, ValueError):
        raise LabError("arena-no-cluster", {"address": address}) from None
    return client


def _check_greeting(address: str, timeout_s: float) -> None:
    """Check that a scheduler listens: Dask's client would wait forever for another kind of server.

    A scheduler sends a greeting first; its length is in the first eight bytes.
    """
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if parts.scheme != "tcp" or not parts.hostname or not parts.port:
        raise ValueError(address)
    with socket.create_connection((parts.hostname, parts.port), timeout=timeout_s) as connection:
        greeting = connection.recv(8, socket.MSG_WAITALL)
    if len(greeting) < 8 or int.from_bytes(greeting, "little") > MAX_GREETING_BYTES:
        raise ValueError(address)


def _check(client: Client, address: str, timeout_s: float) -> None:
    try:
        client.wait_for_workers(1, timeout=timeout_s)
    except TimeoutError:
        raise LabError("arena-no-workers", {"address": address}) from None
    try:
        versions = set(client.run(_version).values())
    except Exception as error:  # noqa: BLE001  workers may fail in any way
        raise LabError("arena-cluster-unfit", {"address": address, "why": repr(error)}) from None
    if versions != {__version__}:
        why = f"regicide {', '.join(sorted(versions))} ≠ {__version__}"
        raise LabError("arena-cluster-unfit", {"address": address, "why": why})


def _version() -> str:
    return __version__


class _DaskWorkers:
    """Runs games on the cluster while `dask_workers` is connected."""

    def __init__(self, client: Client, address: str) -> None:
        self.client = client
        self.address = address

    def __call__(self, job: Job[T, R], items: Iterable[T]) -> Reports[R]:
        distributed = optional_library("distributed")
        try:
            yield from self._reports(job, iter(items))
        except distributed.KilledWorker:
            raise LabError("arena-worker-died") from None
        except (OSError, CancelledError):
            raise LabError("arena-cluster-lost", {"address": self.address}) from None

    def _reports(self, job: Job[T, R], items: Iterator[T]) -> Reports[R]:
        """Yield reports as games end; only a few games are submitted in advance."""
        ahead = GAMES_AHEAD * sum(self.client.nthreads().values())
        first = [self._submit(job, each) for each in islice(items, ahead)]
        # Fetch results here: in Dask's loop an exception would be lost.
        finished = optional_library("distributed").as_completed(first, loop=self.client.loop)
        for batch in finished.batches():
            yield from self.client.gather(batch)
            finished.update([self._submit(job, each) for each in islice(items, len(batch))])

    def _submit(self, job: Job[Any, Any], item: object) -> object:
        """Submit a game. `pure=False`: do not reuse a cached result, the bots may have changed."""
        return self.client.submit(job, item, pure=False)
