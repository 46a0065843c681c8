"""Games on a real Dask scheduler with real workers, one of which is killed."""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from lab_helpers import journal_results, play_games, without_times
from regicide.lab import LabError, Match, arena, open_journal
from regicide.lab.dataset import play_part
from regicide.lab.games.dask_workers import dask_workers

pytestmark = pytest.mark.network

GAMES = 60
MATCH = Match(bots=("squire", "random"), seeds="cluster")


@contextmanager
def process(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", *arguments]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as started:
        try:
            yield started
        finally:
            started.kill()


@contextmanager
def scheduler() -> Iterator[str]:
    """Start a scheduler and yield its address when it listens."""
    options = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-jupyter"]
    with process("distributed.cli.dask_scheduler", *options) as started:
        assert started.stderr is not None
        line = next(line for line in started.stderr if "Scheduler at:" in line)
        yield line.split()[-1]


def worker(address: str) -> tuple[str, ...]:
    options = ["--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    return ("distributed.cli.dask_worker", address, *options)


def test_a_killed_worker_neither_loses_nor_repeats_games(tmp_path: Path) -> None:
    whole = without_times(play_games(MATCH, GAMES, tmp_path / "whole.csv"))
    with ExitStack() as stack:
        address = stack.enter_context(scheduler())
        first, _second = (stack.enter_context(process(*worker(address))) for _ in range(2))
        workers = stack.enter_context(dask_workers(address, timeout_s=60))
        journal = stack.enter_context(open_journal(tmp_path / "killed.csv", MATCH))
        found = []
        for result in arena(MATCH, GAMES, workers=workers, journal=journal):
            found.append(result)
            if len(found) == 5:
                os.kill(first.pid, signal.SIGKILL)
        (part,) = workers(partial(play_part, MATCH, 3), [1])
    assert part.content == play_part(MATCH, 3, 1).content
    assert len(found) == GAMES
    assert without_times(found) == whole
    assert without_times(journal_results(tmp_path / "killed.csv", MATCH)) == whole


def test_a_killed_scheduler_is_reported_and_finished_games_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "lost.csv"
    with ExitStack() as stack:
        journal = stack.enter_context(open_journal(path, MATCH))
        outer = stack.enter_context(ExitStack())
        address = outer.enter_context(scheduler())
        stack.enter_context(process(*worker(address)))
        workers = stack.enter_context(dask_workers(address, timeout_s=60))
        games = arena(MATCH, 10_000, workers=workers, journal=journal)
        found = [next(games) for _ in range(5)]
        outer.close()
        with pytest.raises(LabError) as caught:
            found.extend(games)
    assert caught.value.code == "arena-cluster-lost"
    assert journal_results(path, MATCH) == tuple(found)


@pytest.mark.parametrize("address", ["nonsense", "", "ftp://x:1", "127.0.0.1:1", "127.0.0.1:x"])
def test_a_wrong_address_is_an_error(address: str) -> None:
    with pytest.raises(LabError) as caught, dask_workers(address, timeout_s=5):
        pass
    assert caught.value.code == "arena-no-cluster"


@pytest.mark.parametrize("greeting", [b"", b"SSH-2.0-OpenSSH"], ids=["silent", "another kind"])
def test_a_server_that_is_not_a_scheduler_is_an_error(greeting: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def greet() -> None:
            with server.accept()[0] as connection, suppress(ConnectionError):
                connection.sendall(greeting)
                connection.recv(1)

        threading.Thread(target=greet, daemon=True).start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(LabError) as caught, dask_workers(address, timeout_s=1):
            pass
    assert caught.value.code == "arena-no-cluster"


def test_a_scheduler_without_workers_is_an_error() -> None:
    with scheduler() as address, pytest.raises(LabError) as caught:  # noqa: SIM117  the inner one must raise
        with dask_workers(address, timeout_s=1):
            pass
    assert caught.value.code == "arena-no-workers"
