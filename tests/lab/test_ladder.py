"""Ladders: lines are exact, add up, can be merged, and damaged ones are refused."""

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from regicide import __version__
from regicide.bots import Budget
from regicide.cli.run import run
from regicide.i18n import LANGUAGES
from regicide.lab import LabError, Match
from regicide.lab.games.ladder import (
    add_to_ladder,
    journal_path,
    ladder_entry,
    read_ladder,
    standings,
    with_result,
)
from regicide.notation import parse_options
from regicide.rules import Options

ROOT = Path(__file__).parents[2]
SMALL = ["arena", "--players", "2", "--bots", "random", "--jobs", "1", "--ladder", "ladder.csv"]
MATCH = Match(bots=("knight", "squire"), budget=Budget(rollouts=7))
ENTRY = ladder_entry(MATCH, games=40, won=10, date="2026-11-15")


@pytest.fixture(autouse=True)
def _run_in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_adds_one_line_and_prints_the_standings(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        assert run([*SMALL, "--games", "3"], language) == 0
        assert capsys.readouterr().out.splitlines()[-1].startswith("1. random,random")
    (entry,) = read_ladder(Path("ladder.csv"))
    assert (entry.players, entry.options, entry.bots) == (2, "", "random,random")
    assert (entry.versions, entry.seeds, entry.games) == (f"random {__version__}", "arena", 3)


def test_a_longer_run_continues_and_the_ladder_counts_its_games_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for games in ("2", "5"):
        assert run([*SMALL, "--games", games], "en") == 0
    assert "2 games are already in ladder.csv.journals" in capsys.readouterr().err
    assert run([*SMALL, "--games", "3", "--seeds", "other"], "en") == 0
    entries = read_ladder(Path("ladder.csv"))
    assert [each.games for each in entries] == [2, 5, 3]
    (standing,) = standings(entries, (2, ""))
    assert standing.games == 8


def test_a_ladder_that_came_alone_has_its_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Its journals are on the machine that played; only a run that asks for games plays them again."""
    assert run([*SMALL, "--games", "3"], "en") == 0
    shutil.rmtree("ladder.csv.journals")
    before = Path("ladder.csv").read_bytes()
    for games in ("3", "2"):
        assert run([*SMALL, "--games", games], "en") == 0
        found = capsys.readouterr()
        assert f"{games} games are already in ladder.csv." in found.err
        assert found.out.splitlines()[-1].startswith("1. random,random")
        assert not Path("ladder.csv.journals").exists()
    assert run([*SMALL, "--games", "3", "--csv", "games.csv"], "en") == 0
    assert len(Path("games.csv").read_text(encoding="utf-8").splitlines()) == 4
    assert Path("ladder.csv").read_bytes() == before


def test_the_shipped_ladder_has_the_bots_of_today_at_every_table() -> None:
    """A net that changed must play its games again."""
    entries = read_ladder(ROOT / "docs" / "data" / "ladder.csv")
    found = set()
    for entry in entries:
        options = parse_options(entry.options) if entry.options else Options()
        budget = Budget(None, int(entry.rollouts) if entry.rollouts else None)
        bots = tuple(entry.bots.split(","))
        match = Match(bots=bots, seeds=entry.seeds, options=options, budget=budget)
        made = ladder_entry(match, games=entry.games, won=entry.won, date=entry.date)
        version = entry.versions.split()[1]  # of the package that played
        assert entry == replace(made, versions=made.versions.replace(__version__, version))
        found.add((*entry.table, bots[0]))
    tables = [(1, ""), (1, "jesters=-2"), (2, ""), (3, ""), (4, "")]
    names = ("random", "squire", "knight", "champion")
    assert found == {(*table, name) for table in tables for name in names}


def test_the_version_names_the_nets_and_external_programs() -> None:
    assert ENTRY.versions.startswith(f"knight {__version__} two:")
    assert ENTRY.versions.endswith(f"; squire {__version__}")
    solo = ladder_entry(Match(bots=("champion",)), games=1, won=1, date="2026-11-15")
    assert " solo:" in solo.versions
    assert " gold:" in solo.versions
    program = f"engine:{sys.executable} -m regicide engine"
    other = ladder_entry(Match(bots=(program,)), games=1, won=1, date="2026-11-15")
    assert other.versions.endswith(f"open-regicide {__version__} protocol 1")


def test_a_bot_that_does_not_know_its_version_is_unknown() -> None:
    program = f"engine:{sys.executable} -c 'input(); print(\"error unknown-command\")'"
    entry = ladder_entry(Match(bots=(program,)), games=1, won=1, date="2026-11-15")
    assert entry.versions.endswith(" unknown")


def test_ladders_are_merged_by_sorting_their_lines() -> None:
    options = ladder_entry(
        replace(MATCH, options=parse_options("overpay=stop,hand=+1"), seeds='a "b", c'),
        games=5,
        won=5,
        date="2026-11-15",
    )
    one, two = Path("one.csv"), Path("two.csv")
    for path, entries in ((one, [ENTRY, options]), (two, [ENTRY, replace(ENTRY, seeds="x")])):
        for entry in entries:
            add_to_ladder(path, entry)
    lines = {*one.read_text().splitlines(), *two.read_text().splitlines()}
    Path("both.csv").write_text("\n".join(sorted(lines)) + "\n")
    both = read_ladder(Path("both.csv"))
    assert set(both) == {ENTRY, options, replace(ENTRY, seeds="x")}
    (standing,) = standings(both, (2, ""))
    assert (standing.games, standing.won) == (80, 20)


def test_the_best_contestant_comes_first() -> None:
    better = with_result(replace(ENTRY, rollouts="70"), games=10, won=9)
    found = standings([ENTRY, better], (2, ""))
    assert [each.entry for each in found] == [better, ENTRY]
    assert journal_path(Path("l"), ENTRY) != journal_path(Path("l"), better)


@pytest.mark.parametrize(
    "damage",
    [
        ("knight", "kni,ght"),
        (",40,10,", ",10,40,"),
        (",40,10,", ",0,0,"),
        (",40,10,", ",40,x,"),
        (",40,10,", ",40,11,"),
        ("2026-11-15", "yesterday"),
        ("2,,", "2,hand=9,"),
        (",7,", ",0,"),
        ("2,,", ""),
    ],
    ids=lambda damage: f"{damage[0]} → {damage[1]}",
)
def test_a_damaged_line_is_refused_before_any_game(
    damage: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path("ladder.csv")
    add_to_ladder(path, ENTRY)
    path.write_text(path.read_text().replace(*damage))
    before = path.read_bytes()
    assert run([*SMALL, "--games", "3"], "en") == 1
    assert "ladder.csv: line 3 is not a line of a ladder" in capsys.readouterr().err
    assert path.read_bytes() == before
    assert list(Path().iterdir()) == [path]


def test_files_that_are_no_ladders_are_refused() -> None:
    Path("bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(LabError, match="ladder-damaged"):
        read_ladder(Path("bytes"))
    with pytest.raises(LabError, match="unreadable-file"):
        read_ladder(Path())
    with pytest.raises(LabError, match="unwritable-file"):
        add_to_ladder(Path("no/ladder.csv"), ENTRY)
