"""`regicide lab dataset --minari`: Minari reads every game, and finds the environment of the dataset."""

import resource
import sys
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


@pytest.fixture(autouse=True)
def _run_in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(Path("minari").absolute()))


def test_minari_reads_every_game(capsys: pytest.CaptureFixture[str]) -> None:
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
    assert first.infos["action_mask"][-1].all()
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


def test_what_does_not_fit_on_the_disk_leaves_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    """A limit for the size of files stands for the end of the disk. Later the same command succeeds."""
    command = [*SMALL, "--games", "20", "--minari", "regicide/full-v0"]
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, limits[1]))
    try:
        assert run(command, "en") == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    place = Path("minari/regicide/full-v0").absolute()
    assert capfd.readouterr().err.count("\n") == 1, "one line, and no traceback"
    assert not place.exists()
    assert minari.list_local_datasets() == {}
    assert run(command, "en") == 0
    assert minari.load_dataset("regicide/full-v0").total_episodes == 40


def test_a_program_of_others_is_not_a_partner_of_an_environment() -> None:
    program = f"engine:{sys.executable} -m regicide engine"
    command = ["lab", "dataset", "games", "--bots", f"squire,{program}", "--rollouts", "5"]
    assert run([*command, "--games", "1", "--minari", "regicide/other-v0"], "en") == 0
    read = minari.load_dataset("regicide/other-v0")
    assert read.observation_space.shape == read[0].observations[0].shape
    with pytest.raises(ValueError, match="cannot be recovered"):
        read.recover_environment()
