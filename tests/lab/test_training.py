"""Training: a net learns, a killed training resumes, wrong files are refused."""

import signal
import subprocess
import sys
from math import log
from pathlib import Path

import numpy as np
import pytest

from regicide.bots.weights import net_bytes, read_net, shipped_net
from regicide.cli.run import run
from regicide.fast import pack
from regicide.fast.core_numbers import GameKind
from regicide.fast.net import BadNet, Net, QuantizedNet, join_nets, net_shape
from regicide.lab.errors import LabError
from regicide.lab.training import TrainingConfig, read_checkpoint, train
from regicide.notation import Seed
from regicide.rules import Options, State

CONFIG = TrainingConfig(2, Options(), 40_000, units=128)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkpoint of a short training."""
    path = tmp_path_factory.mktemp("training") / "two.npz"
    list(train(CONFIG, path))
    return path


@pytest.mark.long
def test_a_net_learns_to_win_from_nothing(trained: Path) -> None:
    """Random play never wins; a few seconds of training win every other game."""
    at = read_checkpoint(trained, CONFIG)
    assert at.games >= CONFIG.games
    assert at.evaluations[-1].win_rate > 0.25
    assert at.evaluations[-1].win_rate > at.evaluations[0].win_rate


@pytest.mark.long
def test_a_training_with_one_thread_can_be_repeated(trained: Path, tmp_path: Path) -> None:
    first = TrainingConfig(2, Options(), 2_000, units=128)
    for name in ("a", "b"):
        list(train(first, tmp_path / name))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert trained.exists()


@pytest.mark.long
def test_a_killed_training_resumes_from_its_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / "training.npz"
    command = [sys.executable, "-m", "regicide", "lab", "train", str(path), "--lang", "en"]
    command += [
        "--players",
        "3",
        "--games",
        "400000",
        "--units",
        "128",
        "--weights",
        str(tmp_path / "net.npz"),
    ]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        assert "games" in process.stderr.readline()
        process.send_signal(signal.SIGKILL)
    config = TrainingConfig(3, Options(), 400_000, units=128)
    before = read_checkpoint(path, config)
    assert before.games >= 8000
    resumed = train(config, path)
    assert next(resumed).games == before.games
    resumed.close()


@pytest.mark.long
def test_a_training_is_resumed_with_another_length(trained: Path) -> None:
    at = next(train(TrainingConfig(2, Options(), 90_000, units=128), trained))
    assert at.games == read_checkpoint(trained).games


@pytest.mark.long
def test_a_checkpoint_with_other_settings_is_refused(trained: Path) -> None:
    with pytest.raises(LabError, match="train-other-course"):
        next(train(TrainingConfig(2, Options(), 41_000), trained))


def test_unused_hidden_units_stay_unused(tmp_path: Path) -> None:
    """A training with fewer units gives a smaller net."""
    config = TrainingConfig(1, Options(), 2_000, units=32)
    *_, at = train(config, tmp_path / "small")
    assert at.net.layers.used_units.sum() == 32
    assert not at.net.layers.first[:, 32:].any()
    assert at.net.layers.first[:, :32].any(axis=0).all()


def test_a_joined_net_gives_the_mean_logit() -> None:
    nets = [Net.untrained(seed, units=64) for seed in (1, 2)]
    worlds = [Seed(f"mean-{number}").deal(2) for number in range(40)]
    together = join_nets(*nets)
    assert together.layers.used_units.sum() == 128
    for world in worlds:
        apart = [chosen(net, world) for net in nets]
        if apart[0][0] == apart[1][0]:  # both make the same move
            mean = sum(logit(chance) for _, chance in apart) / 2
            assert logit(chosen(together, world)[1]) == pytest.approx(mean, abs=0.002)
    with pytest.raises(BadNet):
        join_nets(Net.untrained(1), nets[0])


def test_the_command_joins_the_trained_net_with_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    checkpoint, first, both = (str(tmp_path / name) for name in ("training", "first", "both"))
    Path(first).write_bytes(net_bytes(Net.untrained(2, units=32)))
    command = ["lab", "train", checkpoint, "--players", "1", "--games", "1000", "--join", first]
    command += ["--weights", both]
    assert run([*command, "--units", "64"], "en") == 0
    assert read_net(Path(both).read_bytes()).layers.used_units.sum() == 96
    assert run([*command, "--units", "384"], "en") == 1
    Path(first).unlink()
    assert run([*command, "--units", "64"], "en") == 1
    assert "cannot be read" in capsys.readouterr().err


def chosen(net: Net, state: State) -> tuple[int, float]:
    return QuantizedNet(net).choose(pack(state))


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def test_the_size_of_a_net_is_the_one_the_command_allows() -> None:
    assert net_shape().hidden == 384


@pytest.mark.parametrize("content", [b"", b"not a net", b"PK\x03\x04 broken"])
def test_corrupt_weights_are_refused(content: bytes, tmp_path: Path) -> None:
    with pytest.raises(BadNet):
        read_net(content)
    path = tmp_path / "net"
    path.write_bytes(content)
    with pytest.raises(BadNet):
        read_checkpoint(path)


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(BadNet):
        Net(np.zeros(7, dtype=np.float32))
    wrong = shipped_net(GameKind.TWO).weights.copy()
    wrong[5] = np.nan
    with pytest.raises(BadNet):
        Net(wrong)


@pytest.mark.parametrize("game", GameKind)
def test_weights_are_read_back_from_their_file(game: GameKind) -> None:
    net = shipped_net(game)
    assert (read_net(net_bytes(net)).weights == net.weights).all()


@pytest.mark.long
@pytest.mark.parametrize(
    "game, players, options, least",
    [
        (GameKind.SOLO, 1, Options(), 0.93),
        (GameKind.SOLO_WITHOUT_JESTERS, 1, Options(jesters=-2), 0.47),
        (GameKind.TWO, 2, Options(), 0.91),
        (GameKind.THREE, 3, Options(), 0.95),
        (GameKind.FOUR, 4, Options(), 0.89),
        (GameKind.TWO_SMALL_HANDS, 2, Options(hand=-2), 0.13),
        (GameKind.FOUR_SMALL_HANDS, 4, Options(hand=-1), 0.27),
        (GameKind.FOUR_STRONG_ENEMIES, 4, Options(attack=5), 0.37),
    ],
)
def test_the_shipped_nets_win_often_enough(
    game: GameKind, players: int, options: Options, least: float
) -> None:
    """The limits are well below the rates in docs/lab/models.md, so that chance does not fail it."""
    won = shipped_net(game).play(players, options, games=1500, seed=77)
    assert won / 1500 > least
