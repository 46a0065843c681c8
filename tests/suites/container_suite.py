"""The image of deploy/Containerfile: built, started without privileges, and played on; alone, and with the settings of
compose.yaml beside PostgreSQL, Valkey and Caddy.

python3 dev.py verify --suites container    needs root, buildah, runc, debootstrap, caddy, and the free port 8642
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import database_servers
from container import CONTAINERFILE, Container, Image, built_image
from database_servers import free_port, wait_until

COMPOSE = CONTAINERFILE.with_name("compose.yaml").read_text(encoding="utf-8")
#: What an administrator writes into `.env`; here Caddy signs the certificate of this name itself.
SETTINGS = {"REGICIDE_DOMAIN": "localhost", "POSTGRES_PASSWORD": "0123456789abcdef"}
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
    played = container.run_beside([sys.executable, "tests/support/play_table.py", URL])
    assert "in the replay" in played
    assert games_over(container) == 1
    assert container.stop() == 0
    container.start()
    assert games_over(container) == 1


def compose_environment(service: str) -> dict[str, str]:
    """The variables of a service of compose.yaml, with the settings filled in."""
    [block] = re.findall(rf"^  {service}:\n((?:    .*\n)+)", COMPOSE, re.MULTILINE)
    found: dict[str, str] = dict(re.findall(r"^      (REGICIDE_\w+): (.+)$", block, re.MULTILINE))
    return {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda used: SETTINGS.get(used[1], ""), value)
        for name, value in found.items()
    }


def test_a_game_is_played_with_the_settings_of_compose(image: Image, tmp_path: Path) -> None:
    """The services are programs of this machine: only their ports, and the name of the database, are others."""
    environment = compose_environment("regicide")
    with database_servers.postgres() as postgres, database_servers.valkey() as valkey:
        for name, service, here in (
            ("REGICIDE_DATABASE_URL", "@postgres/regicide", postgres.database()),
            ("REGICIDE_BUS_URL", "valkey:6379/0", valkey.url),
        ):
            host, place = (
                service.partition("/")[0].partition(":")[0],
                here.partition("127.0.0.1")[2],
            )
            assert service in environment[name]
            environment[name] = environment[name].replace(service, host + place)
        hosts = ("postgres", "valkey", "regicide")
        container = Container(image, tmp_path, environment, hosts).start()
        try:
            with caddy(tmp_path) as url:
                played = subprocess.check_output(
                    [sys.executable, "tests/support/play_table.py", url], text=True
                )
            assert "in the replay" in played
            status = container.execute(["regicide", "admin", "status", "--json"])
            assert json.loads(status.stdout)["over"] == 1, status.stderr
        finally:
            assert container.stop() == 0


@contextmanager
def caddy(folder: Path) -> Iterator[str]:
    """Caddy with the file and the variables of compose.yaml, on other ports; Python's clients trust it."""
    port, other = free_port(), free_port()
    options = f"{{\nhttp_port {other}\nhttps_port {port}\nadmin off\nskip_install_trust\n}}\n"
    site = CONTAINERFILE.with_name("Caddyfile").read_text(encoding="utf-8")
    (folder / "Caddyfile").write_text(options + site, encoding="utf-8")
    named = {"XDG_DATA_HOME": str(folder), "HOME": str(folder), **compose_environment("caddy")}
    # It sees the names of the services, as the container does.
    start = "mount --bind hosts /etc/hosts && exec caddy run"
    process = subprocess.Popen(
        ["unshare", "--mount", "sh", "-ec", start], cwd=folder, env={**os.environ, **named}
    )
    root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    try:
        wait_until(root.exists, "Caddy does not start")
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SSL_CERT_FILE", str(root))
            yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait(30)


def games_over(container: Container) -> int:
    ran = container.execute(["regicide", "admin", "status", "--json", "--data", "/data"])
    assert ran.returncode == 0, ran.stderr
    return int(json.loads(ran.stdout)["over"])
