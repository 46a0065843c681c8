"""Server processes that start quickly: forked from a process that has imported everything.

Each runs `regicide serve` in its own process, which can be killed. Starting Python and importing
takes seconds, and a chaos run needs a thousand starts.
"""

import multiprocessing
import os
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Self

from regicide.cli import main
from regicide.server import context
from regicide.server.spending import Spending
from server_process import ServerProcess

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    [
        "forked_server",
        "regicide.cli.run",
        "regicide.cli.operating.serve",
        "regicide.server.storage.sqlite",
        "regicide.server.storage.postgres",
        "regicide.server.bus.valkey",
        "asyncpg",
        "redis.asyncio",
        "regicide.server.serve",
        "uvloop",
    ]
)


def _do_nothing() -> None:
    pass


class ForkedServer(ServerProcess):
    """A `ServerProcess` that is forked instead of started."""

    _forked: BaseProcess | None = None
    #: Called in the new process before the server starts.
    prepare: Callable[[], object] = staticmethod(_do_nothing)

    def start(self) -> Self:
        assert self._forked is None
        self.data.mkdir(parents=True, exist_ok=True)
        reading_end, writing_end = _FORKS.Pipe(duplex=False)
        where = ["--port", str(self.port), "--data", str(self.data)]
        arguments = ["serve", "--lang", "en", *where, *self.arguments]
        self._forked = _FORKS.Process(
            target=_run,
            args=(
                type(self).prepare,
                arguments,
                {**os.environ, **self.environment},
                self.data / "server.log",
                writing_end,
            ),
            daemon=True,
        )
        self._forked.start()
        writing_end.close()
        line = os.read(reading_end.fileno(), 1000).decode()
        reading_end.close()
        return self._listening(line)

    def kill(self) -> None:
        assert self._forked is not None
        self._forked.kill()
        self._wait_for_exit()

    def stop(self) -> int:
        assert self._forked is not None
        self._forked.terminate()
        return self._wait_for_exit()

    def wait(self) -> int:
        """Wait for a server that stops by itself; returns the exit code."""
        return self._wait_for_exit()

    def _wait_for_exit(self) -> int:
        forked, self._forked = self._forked, None
        assert forked is not None
        forked.join(30)
        code = forked.exitcode
        assert code is not None, "the server did not end"
        forked.close()
        return code

    @property
    def is_up(self) -> bool:
        return self._forked is not None and self._forked.is_alive()

    @property
    def pid(self) -> int:
        assert self._forked is not None
        assert self._forked.pid is not None
        return self._forked.pid

    def __exit__(self, *_error: object) -> None:
        if self._forked is not None:
            self.kill()


def _stop_refilling() -> None:
    vars(context)["Spending"] = partial(Spending, clock=lambda: 0.0)


class ServerWithoutRefills(ForkedServer):
    """Its budgets stay empty once they are: what passes does not depend on how fast the machine is."""

    prepare = staticmethod(_stop_refilling)


def _run(
    prepare: Callable[[], object],
    arguments: list[str],
    environment: dict[str, str],
    log: Path,
    writing_end: Connection,
) -> None:
    """Run in the new process; redirect its output as for a normal process."""
    # Not what the first test had set when the process began from which all are forked.
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(writing_end.fileno(), 1)
    writing_end.close()
    log_file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(log_file, 2)
    os.close(log_file)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
    prepare()
    main(arguments)
