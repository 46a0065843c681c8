"""`regicide engine-check`: sound engines pass, and each fault is found and named."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from broken_engine import BrokenEngine
from regicide.cli.run import run
from regicide.engine import Engine, backend_named
from regicide.engine.check import NAMES, check_program
from regicide.engine.golden_session import golden_session
from regicide.i18n import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden"
ECHO = """
import sys
for line in sys.stdin:
    if line == "quit\\n":
        break
    print("hello", "", sep="\\n", flush=True)
"""
PYTHON = shlex.quote(sys.executable)
OURS = f"{PYTHON} -m regicide engine --core"


@pytest.fixture(autouse=True)
def _be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine must not fail a test."""
    monkeypatch.setattr("regicide.engine.check.GRACE_S", 60.0)


def failures(command: str, *, only: str | None = None, seconds: float = 30) -> dict[str, str]:
    results = check_program(command, seconds=seconds, only=only)
    return {each.name: each.failure.code for each in results if each.failure}


def script(text: str) -> str:
    return f"{PYTHON} -c {shlex.quote(text)}"


@pytest.mark.long
@pytest.mark.parametrize("core", ["rules", "fast"])
def test_our_engine_passes(core: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["engine-check", f"{OURS} {core}", "--seconds", "60", "--json"], "es") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["passed"]
    assert tuple(row["check"] for row in report["checks"]) == NAMES


@pytest.mark.parametrize("core", ["rules", "fast"])
def test_the_golden_session_is_right(core: str) -> None:
    engine = Engine(backend_named(core))
    for part in golden_session().values():
        for each in part:
            assert engine.answer(each.command) == [*each.answer]


def test_the_golden_session_is_from_the_golden_files() -> None:
    names = ("deals.txt", "perft.txt", "deep_perft.txt", "walks.txt")
    goldens = "".join((GOLDEN / name).read_text(encoding="utf-8") for name in names)
    asked = [each for part in golden_session().values() for each in part]
    shown = [each for each in asked if each.command[:4] in ("deal", "posi", "view", "do A")]
    assert len(asked) > 100
    for each in shown:
        assert each.answer[0] in goldens


@pytest.mark.parametrize(
    "check, reason, program",
    [
        ("handshake", "check-missing", "./no-such-program"),
        ("handshake", "check-missing", "'"),
        ("handshake", "check-missing", ""),
        ("handshake", "check-ended", script("")),
        ("handshake", "check-ended", script("input(); print('half an answer', end='')")),
    ],
)
def test_a_program_that_cannot_be_talked_to_is_tried_once(
    check: str, reason: str, program: str
) -> None:
    assert failures(program) == {check: reason}


@pytest.mark.parametrize(
    "program",
    [
        script("import sys; sys.stdin.read()"),
        script("while True: print(input(), flush=True)"),
    ],
    ids=["never answers", "leaves out the empty line"],
)
def test_a_program_that_hangs_is_not_waited_for(program: str) -> None:
    assert failures(program, seconds=1) == {"handshake": "check-late"}


@pytest.mark.parametrize(
    "reason, program",
    [
        ("check-not-text", "import os; input(); os.write(1, b'\\xff\\n\\n')"),
        ("check-flood", "while True: print('x')"),
        ("check-flood", "while True: print('x', end='')"),
    ],
    ids=["bytes", "lines without end", "a line without end"],
)
def test_garbage_is_not_read_for_ever(reason: str, program: str) -> None:
    assert failures(script(program)) == {"handshake": reason}


def test_an_echo_fails_every_check() -> None:
    assert set(failures(script(ECHO))) == {*NAMES} - {"quit"}


@pytest.mark.parametrize(
    "fault, expected, only",
    [
        ("deals other cards", {"deals": "check-answer", "moves": "check-answer"}, "rules"),
        ("counts wrong", {"perft": "check-answer"}, "rules"),
        ("forgets a move", {"moves": "check-answer"}, "rules"),
        ("changes after errors", {"bad-commands": "check-changed"}, "rules"),
        (
            "accepts anything",
            dict.fromkeys(("bad-commands", "bad-questions"), "check-answer"),
            None,
        ),
        ("stays after quit", {"quit": "check-stays"}, "rules"),
        ("yields always", dict.fromkeys(("choices", "views-only", "time"), "check-answer"), "bot"),
        ("chooses by chance", {"views-only": "check-unrepeatable"}, "bot"),
        ("looks at hidden cards", {"views-only": "check-hidden"}, "bot"),
        ("rates in any order", {"ratings": "check-answer"}, None),
    ],
)
def test_a_fault_is_found(
    fault: str, expected: dict[str, str], only: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regicide.engine.check.ExternalProgram", BrokenEngine)
    assert failures(fault, only=only) == expected


def test_a_program_that_stays_after_quit_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regicide.engine.external_program.QUIT_S", 0.1)
    assert failures(script(ECHO.replace("quit", "bye")), only="rules")["quit"] == "check-stays"


def test_a_program_that_exceeds_its_budget_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regicide.engine.check.GRACE_S", -1.0)
    assert failures(f"{OURS} rules", only="bot") == {"time": "check-slow"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_is_one_sentence_and_the_exit_code(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    program = script(ECHO)
    assert run(["engine-check", program, "--only", "rules"], language) == 1
    printed = capsys.readouterr()
    assert "“hello”" in printed.out or "«hello»" in printed.out
    assert printed.err == ""


def test_wrong_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["engine-check"], "en") == 2
    assert run(["engine-check", "x", "--only", "everything"], "en") == 2
    assert "expected rules, bot" in capsys.readouterr().err
