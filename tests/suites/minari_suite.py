"""`regicide lab dataset --minari`: Minari reads every game, and finds the environment of the dataset."""

from pathlib import Path

import minari
import numpy as np
import polars as pl
import pytest

from regicide.cli.run import run
from regicide.envs.actions import move_of_action
from regicide.envs.observation_tensor import encode
from regicide.notation import parse_view, print_move
from regicide.rules import hand_limit

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
    decisions = rows.filter(game=1, seat=1)
    views = [parse_view(view, 0) for view in decisions["view"]]
    for at, view in enumerate(views):
        assert np.array_equal(first.observations[at], encode(view))
        legal = np.flatnonzero(first.infos["action_mask"][at])
        texts = {
            print_move(
                move_of_action(action, view.acting_hand, view.step, hand_limit(2, view.options))
            )
            for action in map(int, legal)
        }
        assert texts == set(decisions["legal"][at])
        assert first.actions[at] in legal
    assert not first.infos["action_mask"][-1].any()
    assert len(first.observations) == len(views) + 1
    env = read.recover_environment()
    assert env.observation_space == read.observation_space
    assert env.action_space == read.action_space
    seen, info = env.reset(seed=1)
    assert seen.shape == first.observations[0].shape
    assert info["action_mask"].shape == first.infos["action_mask"][0].shape
    assert run([*with_minari, "regicide/two-v0"], "en") == 1
    assert "already has a dataset regicide/two-v0" in capsys.readouterr().err
    assert run([*with_minari, "no name"], "en") == 1
    assert "“no name” is not a name" in capsys.readouterr().err
