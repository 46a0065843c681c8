"""`python3 dev.py verify --all`: its parts, and the table of its results."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest
from dev import COMMANDS
from tools.checks.long_suites import SUITES
from tools.verification import PARTS, Part, Result, results_of, table, told

from tools import verification


def test_every_part_is_a_command_and_every_long_suite_a_part() -> None:
    commands = [each.arguments(1) for each in PARTS]
    assert {each[0] for each in commands} <= set(COMMANDS)
    assert {each[2] for each in commands if each[:2] == ["verify", "--suites"]} == set(SUITES)
    assert len({each.name for each in PARTS}) == len(PARTS)


def test_a_scale_changes_the_sizes() -> None:
    part = Part("secrecy", "secrecy {size}", 100_000)
    assert part.arguments(0.001) == ["secrecy", "100"]
    assert part.arguments(0) == ["secrecy", "1"]


@pytest.mark.parametrize(
    "output, tells, wanted",
    [
        ("· a\n1 agree\n\r2 agree\r\n", None, "2 agree"),
        ("\r5 agree\r10 agree\nnoise\n20 agree\n", r" agree$", "10 agree<br>20 agree"),
        ("a | b\n", None, "a \\| b"),
        ("", None, ""),
    ],
)
def test_the_lines_that_tell_the_result(output: str, tells: str | None, wanted: str) -> None:
    assert told(output, tells) == wanted


def test_the_table_has_the_results_of_one_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verification, "LOGS", tmp_path)
    monkeypatch.setattr(verification, "TABLE", tmp_path / "table.md")
    for part, at in (("secrecy", "new"), ("minari", "old")):
        result = Result(part, 5000, True, "all identical", 1.25, at)
        (tmp_path / f"{part}.json").write_text(json.dumps(asdict(result)))
    assert results_of("new") is None
    (tmp_path / "table.md").write_text(table("new"))
    found = results_of("new")
    assert found is not None
    assert "| secrecy | 5,000 | passed | all identical | 1.2 |\n" in found
    assert "| minari | | not run | | |\n" in found
    assert results_of("old") is None
