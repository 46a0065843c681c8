"""The parts of the set-up run side by side; one that fails is named and ends the others."""

import os
import re
import select
import signal
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest
from tools.setup import processes
from tools.setup.processes import ROOT, SetupError, check_side_by_side, do
from tools.setup.tasks import Task, run_side_by_side

from interrupts import interruptible

#: More seconds than a test waits.
FOREVER = [sys.executable, "-c", "import time; time.sleep(600)"]


@pytest.fixture(autouse=True)
def can_start_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure lets no task start a program any more; the next test may."""
    monkeypatch.setattr(processes, "_ending", threading.Event())


def test_a_task_waits_for_those_it_needs_and_not_for_others() -> None:
    done: list[str] = []
    both = threading.Barrier(2, timeout=30)  # passed only if two tasks run at a time

    def work(name: str) -> str:
        if name != "last":
            both.wait()
        done.append(name)
        return "made"

    needs = {"last": ("first", "second", "nothing to do"), "first": (), "second": ()}
    run_side_by_side([Task(name, partial(work, name), after) for name, after in needs.items()])
    assert done[2] == "last"
    assert sorted(done[:2]) == ["first", "second"]


def test_every_task_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    run_side_by_side([Task("core", lambda: "compiled"), Task("page", lambda: "built", ("core",))])
    said = capsys.readouterr().err
    assert re.fullmatch(r"· core: compiled in \d+ s\n· page: built in \d+ s\n", said)


def test_a_failure_is_named_shows_what_was_said_and_ends_the_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    is_running = threading.Event()

    def fail() -> str:
        is_running.wait(30)
        do([sys.executable, "-c", "print('no disk'); raise SystemExit(3)"], "it could not")
        return "made"

    def wait() -> str:
        is_running.set()
        do(FOREVER, "it was ended")
        return "made"

    never = Task("never", lambda: pytest.fail("it started"), ("fails",))
    with pytest.raises(SetupError, match=r"it could not\. What it said:\nno disk"):
        run_side_by_side([Task("fails", fail), Task("waits", wait), never])
    assert re.fullmatch(r"· fails: failed after \d+ s\n", capsys.readouterr().err)
    assert processes._running == set()


STARTS_A_PROGRAM = """
import os, sys, time
sys.path.insert(0, {root!r})
from tools.setup.tasks import Task, run_side_by_side
from tools.setup.processes import do
child = "import os, time; print(os.getpid(), file=open({file!r}, 'w'), flush=True); time.sleep(600)"
outer = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])"
run_side_by_side([Task("waits", lambda: do([sys.executable, "-c", outer, child], "ended") or "made")])
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_what_the_programs_started_too(tmp_path: Path, number: int) -> None:
    fifo = tmp_path / "pid"
    os.mkfifo(fifo)
    script = STARTS_A_PROGRAM.format(root=ROOT, file=str(fifo))
    with (
        interruptible(),
        subprocess.Popen([sys.executable, "-c", script], stderr=subprocess.PIPE) as setup,
    ):
        inner = os.pidfd_open(int(fifo.read_text()))
        setup.send_signal(number)
        setup.communicate(timeout=60)
        assert setup.returncode != 0
    # It can be read once the process has ended.
    has_ended, _, _ = select.select([inner], [], [], 60)
    assert has_ended == [inner]
    os.close(inner)


def test_all_checks_run_and_those_that_fail_show_what_they_printed(
    capfd: pytest.CaptureFixture[str],
) -> None:
    def printing(text: str, code: int) -> tuple[str, list[str], str]:
        return text, [sys.executable, "-c", f"print('said {text}'); raise SystemExit({code})"], ROOT

    checks = [printing("first", 0), printing("second", 3), printing("third", 0)]
    assert check_side_by_side(checks) == 3
    shown = capfd.readouterr().err
    assert {line for line in shown.splitlines() if "said" in line} == {"said second"}
    for line in ("first: passed", "second: failed", "third: passed"):
        assert f"· {line} after" in shown
    assert check_side_by_side(checks[:1]) == 0
