"""Server processes for tests, chaos runs and benchmarks: start, stop, kill and restart them."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Self


class ServerProcess:
    """`regicide serve` as a process. It keeps its port when it restarts."""

    def __init__(
        self, data: Path, environment: Mapping[str, str] | None = None, *arguments: str
    ) -> None:
        self.data = data
        self.port = 0
        self.arguments = arguments
        self.environment = dict(environment or {})
        self.process: subprocess.Popen[str] | None = None
        self.log: IO[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start, and wait until the server answers."""
        assert self.process is None
        self.data.mkdir(parents=True, exist_ok=True)
        self.log = (self.data / "server.log").open("a")
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "regicide", "serve", "--lang", "en"),
                *("--port", str(self.port), "--data", str(self.data), *self.arguments),
            ],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, **self.environment},
        )
        assert self.process.stdout is not None
        return self._listening(self.process.stdout.readline())

    def _listening(self, line: str) -> Self:
        """The server says in its first line where it listens."""
        found = re.search(r":(\d+)/", line)
        if found is None:
            self.kill()
            raise AssertionError("the server did not start: " + self.log_text())
        self.port = int(found.group(1))
        return self

    def kill(self) -> None:
        """SIGKILL: the server cannot clean up."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """SIGSTOP: connections stay open, but the server does not answer."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def stop(self) -> int:
        """SIGTERM, as an operator stops it; returns the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        assert self.log is not None
        self.log.close()
        self.process = self.log = None
        return code

    def log_text(self) -> str:
        return (self.data / "server.log").read_text()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_error: object) -> None:
        if self.process is not None:
            self.kill()
