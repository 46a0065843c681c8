"""Training: a net gets better, a killed course goes on, files that are none are refused."""

import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from regicide.bots.weights import Game, net_bytes, read_net, shipped_net
from regicide.fast.net import BadNet, Net
from regicide.lab.errors import LabError
from regicide.lab.training import Course, read_checkpoint, train
from regicide.rules import Options

COURSE = Course(2, Options(), 40_000)


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
    first = Course(2, Options(), 2_000)
    for name in ("a", "b"):
        list(train(first, tmp_path / name))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert taught.exists()


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "course.npz"
    command = [sys.executable, "-m", "regicide", "lab", "train", str(path), "--lang", "en"]
    command += ["--players", "3", "--games", "400000", "--weights", str(tmp_path / "net.npz")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        assert "games" in process.stderr.readline()
        process.send_signal(signal.SIGKILL)
    course = Course(3, Options(), 400_000)
    before = read_checkpoint(path, course)
    assert before.games >= 8000
    going_on = train(course, path)
    assert next(going_on).games == before.games
    going_on.close()


def test_another_course_is_refused(taught: Path) -> None:
    with pytest.raises(LabError, match="train-other-course"):
        next(train(Course(2, Options(), 41_000), taught))


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
    wrong = shipped_net(Game.TWO).weights.copy()
    wrong[5] = np.nan
    with pytest.raises(BadNet):
        Net(wrong)


@pytest.mark.parametrize("game", Game)
def test_weights_survive_their_file(game: Game) -> None:
    net = shipped_net(game)
    assert (read_net(net_bytes(net)).weights == net.weights).all()


@pytest.mark.parametrize(
    "game, players, options, least",
    [
        (Game.SOLO, 1, Options(), 0.93),
        (Game.GOLD, 1, Options(jesters=-2), 0.47),
        (Game.TWO, 2, Options(), 0.91),
        (Game.THREE, 3, Options(), 0.95),
        (Game.FOUR, 4, Options(), 0.89),
    ],
)
def test_the_shipped_nets_are_strong(
    game: Game, players: int, options: Options, least: float
) -> None:
    """Well below what docs/lab/models.md gives, so that chance does not fail it."""
    won = shipped_net(game).play(players, options, games=1500, seed=77)
    assert won / 1500 > least
