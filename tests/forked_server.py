"""Real servers that start in a moment: a process that has imported everything forks them.

What runs is `regicide serve` all the same, in a process of its own that can be killed. Starting
Python and importing takes seconds, and chaos needs a thousand starts.
"""

import multiprocessing
import os
import re
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Self

from regicide.cli import main
from server_process import ServerProcess

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    [
        "forking",
        "regicide.cli.run",
        "regicide.cli.serve",
        "regicide.server.storage.sqlite",
        "regicide.server.storage.postgres",
        "regicide.server.bus.valkey",
        "asyncpg",
        "redis.asyncio",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        "uvicorn.protocols.http.h11_impl",
        "uvloop",
    ]
)


class ForkedServer(ServerProcess):
    """A `ServerProcess` whose process is forked."""

    _forked: BaseProcess | None = None

    def start(self) -> Self:
        assert self._forked is None
        self.data.mkdir(parents=True, exist_ok=True)
        hearing, telling = _FORKS.Pipe(duplex=False)
        arguments = ["serve", "--lang", "en", "--port", str(self.port), "--data", str(self.data)]
        self._forked = _FORKS.Process(
            target=_run,
            args=(arguments, self.environment, self.data / "server.log", telling),
            daemon=True,
        )
        self._forked.start()
        telling.close()
        line = os.read(hearing.fileno(), 1000).decode()
        hearing.close()
        found = re.search(r":(\d+)/", line)
        if found is None:
            self.kill()
            raise AssertionError("the server did not start: " + self.log_text())
        self.port = int(found.group(1))
        return self

    def kill(self) -> None:
        assert self._forked is not None
        self._forked.kill()
        self._joined()

    def stop(self) -> int:
        assert self._forked is not None
        self._forked.terminate()
        return self._joined()

    def _joined(self) -> int:
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


def _run(arguments: list[str], environment: dict[str, str], log: Path, telling: Connection) -> None:
    """In the new process: its words go where a process's would."""
    os.environ.update(environment)
    os.dup2(telling.fileno(), 1)
    telling.close()
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(written, 2)
    os.close(written)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
    main(arguments)
