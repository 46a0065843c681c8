"""`regicide lab dataset --minari`: Minari reads every game."""

from pathlib import Path

import minari
import polars as pl
import pytest

from regicide.cli.run import run
from regicide.notation import parse_view

SMALL = ["lab", "dataset", "games", "--players", "2", "--bots", "squire,random", "--jobs", "1"]


def test_minari_reads_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(Path("minari").absolute()))
    with_minari = [*SMALL, "--games", "3", "--minari"]
    assert run([*with_minari, "regicide/two-v0"], "en") == 0
    read = minari.load_dataset("regicide/two-v0")
    rows = pl.read_parquet("games/*.parquet")
    assert read.total_steps == len(rows)
    first = read[0]
    moves = rows.filter(game=1, seat=1)["move"].to_list()
    assert list(first.actions) == moves
    assert len(first.observations["view"]) == len(moves) + 1
    assert parse_view(first.observations["view"][-1], 0).step.is_over
    assert run([*with_minari, "regicide/two-v0"], "en") == 1
    assert "already has a dataset regicide/two-v0" in capsys.readouterr().err
    assert run([*with_minari, "no name"], "en") == 1
    assert "“no name” is not a name" in capsys.readouterr().err
