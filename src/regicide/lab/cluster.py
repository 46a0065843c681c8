"""A Dask cluster's workers as a crew.

Every worker needs this package. A worker that dies takes no game with it: the scheduler gives its
games to others, and a report is heard once. A task is one game.
"""

import logging
import socket
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from regicide import __version__
from regicide.lab.arena import Crew, Job, Reports
from regicide.lab.arena_game import WorkerReport
from regicide.lab.errors import LabError
from regicide.lab.lazy_import import library

if TYPE_CHECKING:  # imported when asked for
    from distributed import Client, Future

#: How long to wait for a scheduler, and for its first worker.
PATIENCE_S = 10
LONGEST_GREETING = 2**20
#: Games handed out ahead, for each thread of the cluster.
AHEAD = 4


@contextmanager
def cluster(address: str, *, patience_s: float = PATIENCE_S) -> Iterator[Crew]:
    """The crew behind a scheduler's address, as 127.0.0.1:8786, made sure of before any game."""
    client = _connected(address, patience_s)
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # our errors say it
    try:
        _check(client, address, patience_s)
        yield _Workers(client, address)
    finally:
        client.close(timeout=patience_s)


def _connected(address: str, patience_s: float) -> "Client":
    distributed = library("distributed")
    try:
        _knock(address, patience_s)
        client: Client = distributed.Client(address, timeout=patience_s, set_as_default=False)
    except (OSError, ValueError):
        raise LabError("arena-no-cluster", {"address": address}) from None
    return client


def _knock(address: str, patience_s: float) -> None:
    """Dask's own client waits for ever where somebody listens and does not answer.

    A scheduler greets first: eight bytes say how long its greeting is.
    """
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if parts.scheme != "tcp" or not parts.hostname or not parts.port:
        raise ValueError(address)
    with socket.create_connection((parts.hostname, parts.port), timeout=patience_s) as door:
        greeting = door.recv(8, socket.MSG_WAITALL)
    if len(greeting) < 8 or int.from_bytes(greeting, "little") > LONGEST_GREETING:
        raise ValueError(address)


def _check(client: "Client", address: str, patience_s: float) -> None:
    try:
        client.wait_for_workers(1, timeout=patience_s)
    except TimeoutError:
        raise LabError("arena-no-workers", {"address": address}) from None
    try:
        versions = set(client.run(_version).values())
    except Exception as error:  # noqa: BLE001  whatever keeps a worker from running our code
        raise LabError("arena-cluster-unfit", {"address": address, "why": repr(error)}) from None
    if versions != {__version__}:
        why = f"regicide {', '.join(sorted(versions))} ≠ {__version__}"
        raise LabError("arena-cluster-unfit", {"address": address, "why": why})


def _version() -> str:
    return __version__


class _Workers:
    """What `cluster` hands out while it is connected."""

    def __init__(self, client: "Client", address: str) -> None:
        self.client = client
        self.address = address

    def __call__(self, job: Job, numbers: Iterable[int]) -> Reports:
        distributed = library("distributed")
        try:
            yield from self._in_turn(job, iter(numbers))
        except distributed.KilledWorker:
            raise LabError("arena-worker-died") from None
        except (OSError, CancelledError):
            raise LabError("arena-cluster-lost", {"address": self.address}) from None

    def _in_turn(self, job: Job, numbers: Iterator[int]) -> Reports:
        """Reports as they come; only a few games are handed out ahead."""
        ahead = AHEAD * sum(self.client.nthreads().values())
        first = [self._submit(job, number) for number in islice(numbers, ahead)]
        # Results are fetched here and not by Dask's loop, where a failure would be heard by nobody.
        finished = library("distributed").as_completed(first, loop=self.client.loop)
        for batch in finished.batches():
            yield from self.client.gather(batch)
            finished.update([self._submit(job, number) for number in islice(numbers, len(batch))])

    def _submit(self, job: Job, number: int) -> "Future[WorkerReport]":
        """Never answered from a result the scheduler remembers: another run may mean other bots."""
        return self.client.submit(job, number, pure=False)
