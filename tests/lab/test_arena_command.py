"""`regicide arena`: its report, files, errors and interruption."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from interrupts import interruptible
from regicide.cli.run import run
from regicide.i18n import LANGUAGES
from regicide.lab import lazy_import

SMALL = ["arena", "--players", "2", "--bots", "random", "--games", "3", "--jobs", "1"]


@pytest.fixture(autouse=True)
def _run_in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_printed_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run([*SMALL, "--plot", "plot.svg"], language) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert "arena-1" in printed.out
    assert "0–" not in printed.out
    assert len(printed.out.splitlines()) >= 18
    assert [path.name for path in tmp_path.iterdir()] == ["plot.svg"]


def test_the_report_of_solo_games_counts_medals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "--games", "2", "--jobs", "1"], "en") == 0
    assert "Medals: gold 0, silver 0, bronze 0" in capsys.readouterr().out


def test_json_has_the_settings_and_the_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run([*SMALL, "--bots", "random,squire", "--options", "overpay=stop", "--json"], "es") == 0
    )
    printed = json.loads(capsys.readouterr().out)
    assert printed["bots"] == ["random", "squire"]
    assert printed["options"] == "overpay=stop"
    assert printed["games"] == printed["asked"] == 3
    assert sum(printed["lost_after"]) + printed["won"] == 3
    assert printed["interval"][0] <= printed["rate"] <= printed["interval"][1]


def test_tables_pictures_and_records_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = ["--csv", "t.csv", "--parquet", "t.parquet", "--plot", "t.png", "--records", "games"]
    assert run([*SMALL, *files], "en") == 0
    read = pl.read_csv("t.csv")
    assert read.columns == pl.read_parquet("t.parquet").columns
    assert read["seed"].to_list() == ["arena-1", "arena-2", "arena-3"]
    assert pl.read_parquet("t.parquet")["won"].dtype == pl.Boolean
    assert (read["decisions"] == read["decisions1"] + read["decisions2"]).all()
    assert (tmp_path / "t.png").read_bytes().startswith(b"\x89PNG")
    before = {path.name: path.read_bytes() for path in (tmp_path / "games").iterdir()}
    assert sorted(before) == [*(f"arena-{number}.regicide" for number in (1, 2, 3)), "journal.csv"]
    assert run([*SMALL, *files], "en") == 0
    assert "3 games are already in" in capsys.readouterr().err
    assert before == {path.name: path.read_bytes() for path in (tmp_path / "games").iterdir()}


def test_the_same_games_give_the_same_picture(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg", "c.pdf"):
        assert run([*SMALL, "--plot", name], "en") == 0
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert (tmp_path / "c.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    "code, sentence, arguments",
    [
        (2, "There is no bot “champignon”; the bots are random, squire", ["--bots", "champignon"]),
        (2, "There is no bot “”", ["--bots", "squire,"]),
        (2, "Bots named: 3; seats: 2.", ["--bots", "random,random,random"]),
        (2, "5 is not valid for --players: expected a number from 1 to 4.", ["--players", "5"]),
        (2, "0 is not valid for --games: expected a number of at least 1.", ["--games", "0"]),
        (2, "0 is not valid for --ms", ["--ms", "0"]),
        (2, "0 is not valid for --rollouts", ["--rollouts", "0"]),
        (2, "0 is not valid for --jobs", ["--jobs", "0"]),
        (2, "“x” is not an option", ["--options", "x"]),
        (2, "and must not be empty", ["--seeds", ""]),
        (2, "a seed is one line of text", ["--seeds", "a\nb"]),
        (2, "--jobs and --dask cannot be used together", ["--dask", "127.0.0.1:1"]),
        (2, "leave out --journal", ["--records", "games", "--journal", "journal.csv"]),
        (2, "--plot draws .png, .svg and .pdf; found plot.gif", ["--plot", "plot.gif"]),
        (1, "no/table.csv cannot be written", ["--csv", "no/table.csv"]),
        (1, "no/plot.png cannot be written", ["--plot", "no/plot.png"]),
        (1, "no/such/games cannot be written", ["--records", "no/such/games"]),
        (1, "no/journal.csv cannot be written", ["--journal", "no/journal.csv"]),
    ],
)
def test_wrong_arguments_are_refused_before_anything_is_written(
    code: int,
    sentence: str,
    arguments: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run([*SMALL, *arguments], "en") == code
    printed = capsys.readouterr()
    assert sentence in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.network
def test_a_missing_cluster_is_reported_before_anything_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_dask = [*SMALL[:-2], "--dask", "127.0.0.1:1", "--records", "games", "--csv", "t.csv"]
    assert run(with_dask, "en") == 1
    assert capsys.readouterr().err == "Error: There is no Dask scheduler at 127.0.0.1:1.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("option, missing", [("--csv", "polars"), ("--plot", "matplotlib")])
def test_the_error_names_a_missing_library(
    option: str,
    missing: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def import_module(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(lazy_import, "import_module", import_module)
    assert run([*SMALL, option, "file.png"], "en") == 1
    printed = capsys.readouterr().err
    assert f"The library {missing} is not installed." in printed
    assert "open-regicide[lab]" in printed
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_finished_games_and_says_how_to_resume(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regicide", "arena", "--games", "100000", "--jobs", jobs]
    pipe = subprocess.PIPE
    with interruptible():
        running = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)
    with running:
        while not any(path.stat().st_size > 1000 for path in tmp_path.glob("*.csv")):
            assert running.poll() is None
        os.kill(running.pid, signal.SIGINT)
        out, err = running.communicate()
    (journal,) = tmp_path.glob("regicide-arena-*.csv")
    assert running.returncode == 130
    assert err.startswith("Interrupted after ")
    assert f"run the same command with --journal {journal} to continue" in err
    assert err.count("\n") == 2
    assert "Won: " in out
    games = str(journal.read_bytes().count(b"\n") - 8 + 2)
    assert run(["arena", "--games", games, "--jobs", "1", "--journal", str(journal)], "en") == 0


def test_a_terminal_shows_a_progress_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert run(SMALL, "en") == 0
    printed = capsys.readouterr()
    assert "3/3" in printed.err
    assert "of 3" in printed.err
    assert "3/3" not in printed.out
