"""Structured logs: one JSON object a line, without secrets.

A table's code is an invitation, so only a digest of it is written; people are not named at all.
"""

import logging
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import blake2b
from secrets import token_bytes

from regicide.wire.encoding import encode

#: Of this process alone: without it every code could be tried until one fits.
_KEY = token_bytes(32)


def digest(code: str) -> str:
    """Enough to follow a table through the log of a server's life, not enough to find it."""
    return blake2b(code.encode(), key=_KEY, digest_size=6).hexdigest()


class Log:
    """Where a server says what it does."""

    def __init__(self, write: Callable[[str], object] | None = None) -> None:
        self._write = write or _to_stderr

    def say(self, event: str, *, table: str | None = None, **facts: float | str) -> None:
        line: dict[str, float | str] = {"at": datetime.now(UTC).isoformat(), "event": event}
        if table is not None:
            line["table"] = digest(table)
        self._write(encode({**line, **facts}).decode() + "\n")

    def failure(
        self, event: str, error: BaseException, *, table: str | None = None, **facts: str
    ) -> None:
        """A fault of ours: where it happened. Its text is left out, it may quote a secret."""
        places = traceback.extract_tb(error.__traceback__)
        where = " < ".join(f"{place.name}:{place.lineno}" for place in reversed(places[-8:]))
        self.say(event, table=table, error=type(error).__name__, where=where, **facts)


class FromLibraries(logging.Handler):
    """What libraries say, as lines of our log: the first line of it, without what was put in.

    They print stacks, and quote what they were sent.
    """

    def __init__(self, log: Log) -> None:
        super().__init__(logging.ERROR)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        said = str(record.msg).partition("\n")[0]
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self._log.failure("library-failed", error, library=record.name, said=said)
        else:
            self._log.say("library-said", library=record.name, said=said)


def _to_stderr(line: str) -> None:
    sys.stderr.write(line)
    sys.stderr.flush()
