"""The operator's function gets unexpected errors, without their texts."""

import logging
import sys
from queue import Queue
from threading import Event
from types import ModuleType

import pytest

from regicide.server.error_reporter import MAX_WAITING, ErrorRecord, ReportError, error_reporter
from regicide.server.errors import ServeError
from regicide.server.server_log import LibraryLogHandler, ServerLog


def _with_function(monkeypatch: pytest.MonkeyPatch, report: ReportError) -> ServerLog:
    """A log whose errors go to this function."""
    module = ModuleType("tell_operator")
    module.report = report  # type: ignore[attr-defined]  # a module made here
    monkeypatch.setitem(sys.modules, "tell_operator", module)
    return ServerLog(lambda _line: None, error_reporter("tell_operator:report"))


def test_errors_are_reported_without_their_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    reported: Queue[ErrorRecord] = Queue()
    log = _with_function(monkeypatch, reported.put)
    log.event("started")
    try:
        raise ValueError("a secret")  # noqa: TRY301  it needs a place
    except ValueError as error:
        log.failure("request-failed", error, table="KDFR-27XN")
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, "lost %s", ("a secret",), None)
    LibraryLogHandler(log).emit(record)
    first, second = reported.get(timeout=30), reported.get(timeout=30)
    assert (first["event"], first["error"]) == ("request-failed", "ValueError")
    assert "test_errors_are_reported" in str(first["where"])
    assert (second["event"], second["message"]) == ("library-error", "lost %s")
    assert "secret" not in f"{first}{second}"
    assert "KDFR" not in f"{first}"
    assert reported.empty()


def test_a_function_that_blocks_or_fails_delays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, reported = Event(), Queue[ErrorRecord]()

    def report(record: ErrorRecord) -> None:
        go_on.wait(30)
        reported.put(record)
        raise RuntimeError("a bug of the operator")

    log = _with_function(monkeypatch, report)
    for _ in range(2 * MAX_WAITING):
        log.failure("request-failed", ValueError())
    go_on.set()
    for _ in range(MAX_WAITING):
        reported.get(timeout=30)


@pytest.mark.parametrize("name", ["no_such_module:report", "logging:no_such_function"])
def test_a_function_that_cannot_be_loaded_is_named(name: str) -> None:
    with pytest.raises(ServeError, match="no-error-reporter") as refused:
        error_reporter(name)
    assert refused.value.facts["function"] == name
    assert "no_such" in str(refused.value.facts["why"])
