"""The benchmark: its tasks never change, and a score is that of the arena."""

import csv
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from regicide import __version__
from regicide.cli.run import run
from regicide.i18n import LANGUAGES
from regicide.lab import Match, play_game
from regicide.lab.games.ladder import read_ladder
from regicide.lab.tasks import (
    HELD_OUT_PARTNERS,
    PARTNERS,
    TASKS,
    beside_all,
    class_of,
    commitment,
)
from regicide.notation import print_options

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _run_in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))


def test_the_deals_of_a_task_never_change() -> None:
    assert [commitment(task) for task in TASKS] == [task.commitment for task in TASKS]
    assert [print_options(task.rules) for task in TASKS] == [task.options for task in TASKS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_task_is_played_and_scored_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["benchmark"], language) == 0
    assert all(task.name in capsys.readouterr().out for task in TASKS[:1])
    command = ["benchmark", "two-v0", "--bot", "random", "--games", "2", "--jobs", "1"]
    assert run([*command, "--ladder", "ladder.csv"], language) == 0
    printed = capsys.readouterr().out
    (entry,) = read_ladder(Path("ladder.csv"))
    assert (entry.seeds, entry.games, entry.bots) == ("two-v0-test", 2, "random,random")
    (line,) = csv.reader([printed.splitlines()[-1]])
    assert line[:2] == ["2", ""]
    assert line[5:10] == ["", "two-v0-test", "2", "0", "0.0"]


def test_partners_are_graded_and_all_play_the_same_deals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["benchmark", "three-v0", "--bot", "knight", "--games", "2", "--jobs", "1"]
    command += ["--deals", "validation", "--partners", "levels"]
    assert run([*command, "--json"], "en") == 0
    report = json.loads(capsys.readouterr().out)
    partners = [each["bots"][1] for each in report["matches"]]
    assert partners == [*PARTNERS, *HELD_OUT_PARTNERS]
    assert all(each["bots"] == ["knight", *2 * each["bots"][1:2]] for each in report["matches"])
    assert report["seeds"] == "three-v0-validation"
    won = sum(each["won"] for each in report["matches"])
    assert report["all"]["rate"] == pytest.approx(won / 20)
    assert run(command, "en") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Beside level-1: won ")
    assert len(lines) == 10 + 2 + 2 + 10


@pytest.mark.parametrize(
    "wrong",
    [
        ["solo-v0", "--partners", "levels"],
        ["two-v0", "--bot", "random,squire", "--partners", "levels"],
    ],
    ids=["solo", "two bots"],
)
def test_partners_need_a_seat(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["benchmark", *wrong], "en") == 2
    assert "--partners needs a single bot" in capsys.readouterr().err


def test_an_unknown_task_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["benchmark", "two-v9"], "en") == 1
    assert "two-small-hands-v0" in capsys.readouterr().err


def test_a_score_beside_partners_is_no_surer_than_its_deals_allow() -> None:
    """If both partners win and lose the same deals, their games count as those of one."""
    one = play_game(Match(bots=("random",)), 1, lambda: 0).result
    games = [replace(one, number=number, won=number % 2 == 0) for number in range(100)]
    opposite = [replace(each, won=not each.won) for each in games]
    rate, (low, high) = beside_all([games, games])
    assert rate == 0.5
    assert (low, high) == beside_all([games])[1]
    assert beside_all([games, opposite])[1][0] > low


def test_a_class_is_the_least_that_a_bot_keeps_to() -> None:
    assert [class_of(ms) for ms in (0.02, 1.0, 1.01, 100, 101)] == [1, 1, 10, 100, None]


def test_the_table_in_the_documentation_is_that_of_the_published_lines() -> None:
    entries = read_ladder(ROOT / "docs" / "data" / "benchmark.csv")
    page = (ROOT / "docs" / "benchmark.md").read_text("utf-8")
    columns = ("random", "squire", "level-4", "knight", "champion")
    best = {(e.seeds, e.bots): e for e in sorted(entries, key=lambda each: each.games)}
    for task in TASKS:
        cells = [best[task.seeds("test"), ",".join([bot] * task.players)] for bot in columns]
        texts = [f"{e.won / e.games:.1%} ({e.low:.1%} to {e.high:.1%})" for e in cells]
        assert f"| `{task.name}` | {' | '.join(texts)} |" in page
        assert all(each.table == (task.players, task.options) for each in cells)
        assert all(each.games >= 1000 for each in cells)


def test_the_page_names_the_partners_and_the_citation_the_version() -> None:
    page = " ".join((ROOT / "docs" / "benchmark.md").read_text("utf-8").split())
    ((learn, held_out),) = re.findall(r"learn beside ([^.]+)\. ([^.]+) are held out\.", page)
    assert re.findall("`(.+?)`", learn) == [*PARTNERS]
    assert re.findall("`(.+?)`", held_out) == [*HELD_OUT_PARTNERS]
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
