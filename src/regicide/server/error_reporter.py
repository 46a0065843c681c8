"""Tells a function of the operator about unexpected errors (`REGICIDE_ERROR_REPORTER=module:function`).

The function gets the record that the log has: where an error happened, but never its text, because that may quote
a secret. It runs in a thread of its own, so a slow one delays no table; errors that arrive meanwhile wait, up to a
limit.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from importlib import import_module
from queue import Full, Queue
from threading import Thread
from typing import TypeAlias

from regicide.server.errors import ServeError

ErrorRecord: TypeAlias = Mapping[str, float | str]
ReportError: TypeAlias = Callable[[ErrorRecord], object]
#: Errors that wait for the function; more are only logged.
MAX_WAITING = 100


def error_reporter(name: str | None) -> ReportError | None:
    """Load the function `module:function`; the result returns at once."""
    if name is None:
        return None
    module, _, function = name.partition(":")
    try:
        report: ReportError = getattr(import_module(module), function)
    except Exception as error:  # noqa: BLE001  it runs code of the operator
        why = f"{type(error).__name__}: {error}"
        raise ServeError("no-error-reporter", {"function": name, "why": why}) from None
    waiting: Queue[ErrorRecord] = Queue(MAX_WAITING)
    Thread(target=_report_all, args=(report, waiting), daemon=True, name="error-reporter").start()
    return partial(_put, waiting)


def _put(waiting: Queue[ErrorRecord], record: ErrorRecord) -> None:
    with suppress(Full):
        waiting.put_nowait(record)


def _report_all(report: ReportError, waiting: Queue[ErrorRecord]) -> None:
    while True:
        record = waiting.get()
        with suppress(Exception):  # the error is in the log anyway
            report(record)
