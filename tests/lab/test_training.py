"""Training: a net gets better, a killed course goes on, files that are none are refused."""

import signal
import subprocess
import sys
from math import log
from pathlib import Path

import numpy as np
import pytest

from regicide.bots.weights import GameKind, net_bytes, read_net, shipped_net
from regicide.cli.run import run
from regicide.fast import pack
from regicide.fast.net import BadNet, Net, QuantizedNet, joined, shape
from regicide.lab.errors import LabError
from regicide.lab.training import Course, read_checkpoint, train
from regicide.notation import Seed
from regicide.rules import Options, State

COURSE = Course(2, Options(), 40_000, units=128)


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short course, from nothing."""
    path = tmp_path_factory.mktemp("course") / "two.npz"
    list(train(COURSE, path))
    return path


def test_a_net_learns_to_win_from_nothing(taught: Path) -> None:
    """Random play never wins; a few seconds of learning win every other game."""
    at = read_checkpoint(taught, COURSE)
    assert at.games >= COURSE.games
    assert at.exams[-1].won > 0.25
    assert at.exams[-1].won > at.exams[0].won


def test_a_course_with_one_thread_repeats(taught: Path, tmp_path: Path) -> None:
    first = Course(2, Options(), 2_000, units=128)
    for name in ("a", "b"):
        list(train(first, tmp_path / name))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert taught.exists()


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "course.npz"
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
    course = Course(3, Options(), 400_000, units=128)
    before = read_checkpoint(path, course)
    assert before.games >= 8000
    going_on = train(course, path)
    assert next(going_on).games == before.games
    going_on.close()


def test_another_course_is_refused(taught: Path) -> None:
    with pytest.raises(LabError, match="train-other-course"):
        next(train(Course(2, Options(), 41_000), taught))


def test_a_smaller_net_stays_small(tmp_path: Path) -> None:
    """Hidden units that say nothing never learn to, so a course with fewer of them is a smaller net."""
    course = Course(1, Options(), 2_000, units=32)
    *_, at = train(course, tmp_path / "small")
    assert at.net.layers.used.sum() == 32
    assert not at.net.layers.first[:, 32:].any()
    assert at.net.layers.first[:, :32].any(axis=0).all()


def test_joined_nets_answer_the_mean() -> None:
    nets = [Net.fresh(seed, units=64) for seed in (1, 2)]
    worlds = [Seed(f"mean-{number}").deal(2) for number in range(40)]
    together = joined(*nets)
    assert together.layers.used.sum() == 128
    for world in worlds:
        apart = [chosen(net, world) for net in nets]
        if apart[0][0] == apart[1][0]:  # both make the same move
            mean = sum(logit(chance) for _, chance in apart) / 2
            assert logit(chosen(together, world)[1]) == pytest.approx(mean, abs=0.002)
    with pytest.raises(BadNet):
        joined(Net.fresh(1), nets[0])


def test_the_command_joins_what_it_taught_with_another_net(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    course, first, both = (str(tmp_path / name) for name in ("course", "first", "both"))
    Path(first).write_bytes(net_bytes(Net.fresh(2, units=32)))
    command = ["lab", "train", course, "--players", "1", "--games", "1000", "--join", first]
    command += ["--weights", both]
    assert run([*command, "--units", "64"], "en") == 0
    assert read_net(Path(both).read_bytes()).layers.used.sum() == 96
    assert run([*command, "--units", "384"], "en") == 1
    Path(first).unlink()
    assert run([*command, "--units", "64"], "en") == 1
    assert "cannot be read" in capsys.readouterr().err


def chosen(net: Net, state: State) -> tuple[int, float]:
    return QuantizedNet(net).choose(pack(state))


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def test_the_command_knows_how_large_a_net_is() -> None:
    assert shape().hidden == 384


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
def test_weights_survive_their_file(game: GameKind) -> None:
    net = shipped_net(game)
    assert (read_net(net_bytes(net)).weights == net.weights).all()


@pytest.mark.parametrize(
    "game, players, options, least",
    [
        (GameKind.SOLO, 1, Options(), 0.93),
        (GameKind.GOLD, 1, Options(jesters=-2), 0.47),
        (GameKind.TWO, 2, Options(), 0.91),
        (GameKind.THREE, 3, Options(), 0.95),
        (GameKind.FOUR, 4, Options(), 0.89),
    ],
)
def test_the_shipped_nets_are_strong(
    game: GameKind, players: int, options: Options, least: float
) -> None:
    """Well below what docs/lab/models.md gives, so that chance does not fail it."""
    won = shipped_net(game).play(players, options, games=1500, seed=77)
    assert won / 1500 > least
