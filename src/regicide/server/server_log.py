"""Structured logs: one JSON object per line, without secrets.

A table's code admits players, so only a digest of it is logged. Players are not logged at all.
"""

import logging
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import blake2b
from secrets import token_bytes
from time import monotonic

from regicide.foreign_text import escape_json
from regicide.rules import RegicideError
from regicide.server.error_reporter import ReportError
from regicide.wire.encoding import encode

#: While the storage fails, seconds between two lines about it: each table would write one every half second.
REPEAT_SECONDS = 60.0
#: A new key for each process: without it a reader of the log could find a code by trying all.
_KEY = token_bytes(32)


def digest(code: str) -> str:
    """Identifies a table within the log of one process, but does not reveal its code."""
    return blake2b(code.encode(), key=_KEY, digest_size=6).hexdigest()


class ServerLog:
    """Writes events; by default to standard error. Tells unexpected errors to `report` too."""

    def __init__(
        self,
        write: Callable[[str], object] | None = None,
        report: ReportError | None = None,
    ) -> None:
        self._write = write or _to_stderr
        self._report = report or (lambda _record: None)
        #: Errors of the storage that no line has told yet, and when the last line was written.
        self._untold, self._told = 0, -REPEAT_SECONDS
        self._pushes_dropped, self._pushes_told = 0, -REPEAT_SECONDS

    def push_dropped(self, why: str) -> None:
        """A message to a device was given up: at once, then once a minute; an endpoint is a secret."""
        self._pushes_dropped += 1
        if monotonic() >= self._pushes_told + REPEAT_SECONDS:
            self.event("push-dropped", why=why, count=self._pushes_dropped)
            self._pushes_dropped, self._pushes_told = 0, monotonic()

    def storage_error(self, error: RegicideError) -> None:
        """At once, then once a minute, with the number of errors. Other lines of an error may quote data."""
        self._untold += 1
        if monotonic() >= self._told + REPEAT_SECONDS:
            why = str(error.facts.get("why", "")).partition("\n")[0]
            self.event("storage-error", code=error.code, why=why, count=self._untold)
            self._untold, self._told = 0, monotonic()

    def storage_works(self) -> None:
        """The storage works again: write the next error at once."""
        self.event("storage-works", untold=self._untold)
        self._untold, self._told = 0, -REPEAT_SECONDS

    def event(
        self, event: str, *, table: str | None = None, **facts: float | str
    ) -> dict[str, float | str]:
        record: dict[str, float | str] = {"at": datetime.now(UTC).isoformat(), "event": event}
        if table is not None:
            record["table"] = digest(table)
        record.update(facts)
        self._write(escape_json(encode(record).decode()) + "\n")
        return record

    def failure(
        self, event: str, error: BaseException, *, table: str | None = None, **facts: str
    ) -> None:
        """Log an unexpected exception and its location, without its text: the text may quote a secret."""
        places = traceback.extract_tb(error.__traceback__)
        where = " < ".join(f"{place.name}:{place.lineno}" for place in reversed(places[-8:]))
        self._report(
            self.event(event, table=table, error=type(error).__name__, where=where, **facts)
        )

    def library_error(self, library: str, message: str) -> None:
        self._report(self.event("library-error", library=library, message=message))


class LibraryLogHandler(logging.Handler):
    """Writes errors that libraries log as events: the template only, without arguments.

    Their messages would have several lines and quote what clients sent.
    """

    def __init__(self, log: ServerLog) -> None:
        super().__init__(logging.ERROR)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        message = str(record.msg).partition("\n")[0]
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self._log.failure("library-failed", error, library=record.name, message=message)
        else:
            self._log.library_error(record.name, message)


def _to_stderr(line: str) -> None:
    sys.stderr.write(line)
    sys.stderr.flush()
