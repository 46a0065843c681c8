"""The image of deploy/Containerfile: built, started without privileges, and played on.

python3 dev.py verify --suites container    needs root, buildah, runc and debootstrap
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from container import Container, Image, built_image

URL = "http://127.0.0.1:8642"
#: Megabytes of all that the image adds to its base.
LARGEST = 250


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    with built_image() as image:
        yield image


@pytest.fixture
def container(image: Image, tmp_path: Path) -> Iterator[Container]:
    started = Container(image, tmp_path).start()
    yield started
    if started.process is not None and started.process.poll() is None:
        started.stop()


def test_the_image_is_small_and_names_a_user_without_privileges(image: Image) -> None:
    assert image.config["User"] not in ("", "0", "root")
    assert image.size() < LARGEST * 1_000_000
    assert not list((image.files / "source").glob("*"))


def test_the_container_can_write_nothing_but_its_data(container: Container) -> None:
    for path in ("/x", "/opt/regicide/x", "/home/x"):
        assert "Read-only file system" in container.execute(["touch", path]).stderr
    assert container.execute(["touch", "/data/x"]).returncode == 0
    status = container.execute(["cat", "/proc/1/status"]).stdout
    assert "NoNewPrivs:\t1" in status
    assert "CapBnd:\t0000000000000000" in status
    assert "Uid:\t10001\t" in status


def test_a_game_is_played_and_outlives_a_restart(container: Container) -> None:
    played = container.run_beside([sys.executable, "tests/play_table.py", URL])
    assert "in the replay" in played
    assert games_over(container) == 1
    assert container.stop() == 0
    container.start()
    assert games_over(container) == 1


def games_over(container: Container) -> int:
    ran = container.execute(["regicide", "admin", "status", "--json", "--data", "/data"])
    assert ran.returncode == 0, ran.stderr
    return int(json.loads(ran.stdout)["over"])
